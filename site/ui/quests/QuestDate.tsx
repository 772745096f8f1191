import { formatShortDay } from '#domain/text/format.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';

/** The day of a quest in three lines, «Sat Mar 7», or that it has none. Start in epoch milliseconds. */
export function QuestDate({ startedAt }: { startedAt: number | null }) {
  if (startedAt === null) return <span className="dateless">Any time</span>;
  const { weekday, month, day } = formatShortDay(startedAt);
  return (
    <time className="date" dateTime={newYorkDay(startedAt)}>
      <span className="weekday">{weekday}</span> <span className="month">{month}</span>{' '}
      <span className="day">{day}</span>
    </time>
  );
}
