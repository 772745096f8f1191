import type { CardWords } from './card-words.ts';
import { QuestCard, type QuestCardModel } from './QuestCard.tsx';

/** Quests as a grid of cards. */
export function QuestCards({ cards, words }: { cards: readonly QuestCardModel[]; words: CardWords }) {
  return (
    <ul className="card-grid quest-cards">
      {cards.map((card) => (
        <li key={card.href}>
          <QuestCard card={card} words={words} />
        </li>
      ))}
    </ul>
  );
}
