import { sealSvg } from '#domain/brand/arms/heraldry.ts';
import { consolePrintTexts } from '#domain/texts/generated/console-print.ts';
import { datesTexts } from '#domain/texts/generated/dates.ts';
import { asWritten } from '../../language/as-written.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { StampArt } from '../../stamps/collection/StampArt.tsx';
import { colorVars } from '../../theme/color-vars.ts';
import { Drawing } from '../../theme/Drawing.tsx';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { type PrintedDay, printedPlaces, printedWeeks, publicQuests } from './printed-month.ts';

type Props = {
  charity: string;
  siteName: string;
  /** Web address where volunteers sign up. */
  address: string;
  month: string;
  quests: readonly CalendarQuest[];
};

/** The weekdays by name, Sunday first as in the calendar. */
function weekdays(): string[] {
  const [monday, ...others] = textsOf(datesTexts).weekdays.split(' | ');
  const sunday = others.pop();
  return [sunday, monday, ...others].map(String);
}

/** The sheet itself: paper is light, whatever the theme of the screen is. */
export function PrintSheet({ charity, siteName, address, month, quests }: Props) {
  const t = textsOf(consolePrintTexts);
  const monthName = consoleFormats().month(month);
  const shown = publicQuests(month, quests);
  const places = printedPlaces(shown);
  const [home] = places;
  return (
    // A narrow window scrolls the sheet sideways, with the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <article className="print-sheet" style={colorVars('light')} tabIndex={0} aria-label={t.schedule}>
      <header className="print-head">
        <div>
          <p className="print-charity" {...asWritten()}>
            {charity}
          </p>
          <h1>{monthName}</h1>
        </div>
        <p className="print-invitation">
          {t.invitation}
          <br />
          <b>{address.replace(/^https?:\/\//, '')}</b>
        </p>
      </header>
      {shown.length === 0 && <p>{t.none({ month: monthName })}</p>}
      <MonthTable month={month} quests={quests} homeId={home?.id ?? null} />
      <footer className="print-foot">
        <ul>
          {places.map(({ id, name, address: street }, index) => (
            <li key={id}>
              <span {...asWritten()}>
                <b>{name}</b>, {street}
              </span>
              {index === 0 && places.length > 1 && ` ${t.elsewhereUnnamed}`}
            </li>
          ))}
        </ul>
        <p className="print-brand">
          <Drawing svg={sealSvg({ size: 22 })} />
          {siteName}
        </p>
      </footer>
    </article>
  );
}

type TableProps = Pick<Props, 'month' | 'quests'> & { homeId: string | null };

function MonthTable({ month, quests, homeId }: TableProps) {
  const names = weekdays();
  return (
    <table className="print-month">
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {printedWeeks(month, quests).map((week) => (
          <tr key={week.find((cell) => cell !== null)?.day}>
            {week.map((cell, index) => (
              <PrintedCell key={names[index]} cell={cell} homeId={homeId} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PrintedCellProps = {
  cell: PrintedDay | null;
  /** The place that goes without saying. */
  homeId: string | null;
};

/** Day of the printed sheet with all quests in full. */
function PrintedCell({ cell, homeId }: PrintedCellProps) {
  if (cell === null) return <td className="is-outside" />;
  return (
    <td>
      <span className="print-number">{Number(cell.day.slice(8))}</span>
      {cell.quests.map((quest) => (
        <PrintedQuest key={quest.id} quest={quest} homeId={homeId} />
      ))}
    </td>
  );
}

function PrintedQuest({ quest, homeId }: { quest: CalendarQuest; homeId: string | null }) {
  const { startedAt, endedAt, eventTitle, location, reservation } = quest;
  return (
    <div className="print-quest">
      <span className="print-time">{unbroken(consoleFormats().timeSpan(startedAt, endedAt))}</span>
      <StampArt stamped={quest} size={20} />
      <div>
        <span className="print-title" {...asWritten()}>
          {eventTitle}
        </span>
        {location && location.id !== homeId && <span className="print-place">{location.name}</span>}
        {reservation && <span className="print-place">{reservation.guildName}</span>}
      </div>
    </div>
  );
}

/** A text whose abbreviations stay on the line of what stands before them: 7:30 a. m. */
const unbroken = (text: string) => text.replaceAll(/ (?=\p{L}+\.)/gu, '\u00a0');
