import { QuestCard, type QuestCardModel } from './QuestCard.tsx';

/** Quests as a grid of cards. */
export function QuestCards({ cards }: { cards: readonly QuestCardModel[] }) {
  return (
    <ul className="card-grid quest-cards">
      {cards.map((card) => (
        <li key={card.href}>
          <QuestCard card={card} />
        </li>
      ))}
    </ul>
  );
}
