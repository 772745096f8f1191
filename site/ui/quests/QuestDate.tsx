import type { CardWords } from './card-words.ts';

type Props = {
  /** Epoch milliseconds. */
  startedAt: number | null;
  words: CardWords;
};

/** The day of a quest in a line, «Sat Mar 7», or that it has none. */
export function QuestDate({ startedAt, words: { texts, formats } }: Props) {
  return (
    <span className="date">
      {startedAt === null ? texts.anyTime : texts.onDay(formats.shortDay(startedAt))}
    </span>
  );
}
