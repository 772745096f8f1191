import { formatTime } from '#domain/text/format.ts';

// To the minute: there may be hundreds on a page.
const isoMinute = (instant: number) => `${new Date(instant).toISOString().slice(0, 16)}Z`;

/** From when to when, as clocks. Epoch milliseconds. */
export function QuestHours({ startedAt, endedAt }: { startedAt: number; endedAt: number | null }) {
  return (
    <>
      <time dateTime={isoMinute(startedAt)}>{formatTime(startedAt)}</time>
      {endedAt !== null && (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">to</span>
          <time dateTime={isoMinute(endedAt)}>{formatTime(endedAt)}</time>
        </>
      )}
    </>
  );
}
