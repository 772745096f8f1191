import { formatTime } from '#domain/format.ts';
import { StampArt } from '../../stamps/StampArt.tsx';
import type { CalendarQuest } from '../calendar-quest.ts';
import type { PrintedDay } from './printed-month.ts';

type Props = { cell: PrintedDay | null; hasPlaces: boolean };

/** One day of the sheet with every quest in full. */
export function PrintedCell({ cell, hasPlaces }: Props) {
  if (cell === null) return <td className="is-outside" />;
  return (
    <td>
      <span className="print-number">{Number(cell.day.slice(8))}</span>
      {cell.quests.map((quest) => (
        <PrintedQuest key={quest.id} quest={quest} hasPlaces={hasPlaces} />
      ))}
    </td>
  );
}

function PrintedQuest({ quest, hasPlaces }: { quest: CalendarQuest; hasPlaces: boolean }) {
  const { startedAt, endedAt, eventTitle, location, reservation } = quest;
  const start = formatTime(startedAt);
  return (
    <div className="print-quest">
      <span className="print-time">{endedAt === null ? start : `${start} – ${formatTime(endedAt)}`}</span>
      <StampArt stamped={quest} size={20} />
      <div>
        <span className="print-title">{eventTitle}</span>
        {hasPlaces && location && <span className="print-place">{location.name}</span>}
        {reservation && <span className="print-place">{reservation.guildName}</span>}
      </div>
    </div>
  );
}
