import { QuestCards } from '../../ui/quests/QuestCards.tsx';
import type { ListWords } from './list-words.ts';
import type { ListedQuest } from './quest-card.ts';
import { questDays } from './quest-days.ts';
import './quest-days.css';

/** A window shows no more days before one moves. */
const SEEN_FIRST = 3;

type Props = {
  quests: readonly ListedQuest[];
  words: ListWords;
};

/** Quests under the days on which they begin. */
export function QuestDays({ quests, words }: Props) {
  return (
    <div className="quest-days">
      {questDays(quests).map(({ day, quests: cards }, place) => (
        <section key={day ?? 'none'}>
          <h2>{day === null ? words.filter.undated : words.formats.longDate(day)}</h2>
          <QuestCards cards={cards} words={words} isFirst={place < SEEN_FIRST} isUnderDay />
        </section>
      ))}
    </div>
  );
}
