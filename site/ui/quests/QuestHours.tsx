// To the minute: there may be hundreds on a page.
const isoMinute = (instant: number) => `${new Date(instant).toISOString().slice(0, 16)}Z`;

type Props = {
  /** Epoch milliseconds. */
  startedAt: number;
  endedAt: number | null;
  /** How an instant reads. */
  time: (instant: number) => string;
  /** Stands for the dash where it is heard. */
  until: string;
};

/** From when to when, as clocks. */
export function QuestHours({ startedAt, endedAt, time, until }: Props) {
  return (
    <>
      <time dateTime={isoMinute(startedAt)}>{time(startedAt)}</time>
      {endedAt !== null && (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{until}</span>
          <time dateTime={isoMinute(endedAt)}>{time(endedAt)}</time>
        </>
      )}
    </>
  );
}
