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
  /** Begins the ids of the headings; a day may stand in two lists of a page. */
  idPrefix: string;
  /** Id of what tells this list from the other. */
  contextId?: string;
};

/** Quests under the days on which they begin. */
export function QuestDays({ quests, words, idPrefix, contextId }: Props) {
  return questDays(quests).map(({ day, quests: cards }, place) => {
    const id = `${idPrefix}-${day ?? 'none'}`;
    return (
      <section key={id} className="quest-day" aria-labelledby={contextId ? `${contextId} ${id}` : id}>
        <h2 id={id}>{day === null ? words.filter.undated : words.formats.longDate(day)}</h2>
        <QuestCards cards={cards} words={words} isFirst={place < SEEN_FIRST} />
      </section>
    );
  });
}
