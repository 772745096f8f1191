import { asWritten } from '../../language/as-written.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { StampArt } from '../../stamps/collection/StampArt.tsx';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { PrintedDay } from './printed-month.ts';

type Props = {
  cell: PrintedDay | null;
  /** The place that goes without saying. */
  homeId: string | null;
};

/** One day of the sheet with every quest in full. */
export function PrintedCell({ cell, homeId }: Props) {
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
      <span className="print-time">{consoleFormats().timeSpan(startedAt, endedAt)}</span>
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
