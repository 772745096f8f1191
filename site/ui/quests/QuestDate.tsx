import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { CardWords } from './card-words.ts';

type Props = {
  /** Epoch milliseconds. */
  startedAt: number | null;
  words: CardWords;
};

/** The day of a quest in three lines, «Sat Mar 7», or that it has none. */
export function QuestDate({ startedAt, words: { texts, formats } }: Props) {
  if (startedAt === null) return <span className="dateless">{texts.anyTime}</span>;
  const { weekday, month, day } = formats.shortDay(startedAt);
  return (
    <time className="date" dateTime={newYorkDay(startedAt)}>
      <span className="weekday">{weekday}</span> <span className="month">{month}</span>{' '}
      <span className="day">{day}</span>
    </time>
  );
}
