import { sealSvg } from '#domain/brand/arms/heraldry.ts';
import { formatMonth, weekdayName } from '#domain/text/format.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { Drawing } from '../../theme/Drawing.tsx';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { PrintedCell } from './PrintedCell.tsx';
import { printedPlaces, printedWeeks, publicQuests } from './printed-month.ts';

type Props = {
  charity: string;
  siteName: string;
  /** Where volunteers sign up. */
  address: string;
  month: string;
  quests: readonly CalendarQuest[];
};

const WEEKDAYS = [7, 1, 2, 3, 4, 5, 6].map(weekdayName);

/** The sheet itself: paper is light, whatever the theme of the screen is. */
export function PrintSheet({ charity, siteName, address, month, quests }: Props) {
  const shown = publicQuests(month, quests);
  const places = printedPlaces(shown);
  const [home] = places;
  return (
    // A narrow window scrolls the sheet sideways, with the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <article className="print-sheet" style={colorVars('light')} tabIndex={0} aria-label="Schedule">
      <header className="print-head">
        <div>
          <p className="print-charity">{charity}</p>
          <h1>{formatMonth(month)}</h1>
        </div>
        <p className="print-invitation">
          Come and help: sign up at
          <br />
          <b>{address.replace(/^https?:\/\//, '')}</b>
        </p>
      </header>
      {shown.length === 0 && <p>No Quests are published in {formatMonth(month)}.</p>}
      <MonthTable month={month} quests={quests} homeId={home?.id ?? null} />
      <footer className="print-foot">
        <ul>
          {places.map(({ id, name, address: street }, index) => (
            <li key={id}>
              <b>{name}</b>, {street}
              {index === 0 && places.length > 1 && ' (where no other place is named)'}
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
  return (
    <table className="print-month">
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
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
              <PrintedCell key={WEEKDAYS[index]} cell={cell} homeId={homeId} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
