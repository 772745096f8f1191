import type { CardWords } from './card-words.ts';
import { QuestCard, type QuestCardModel } from './QuestCard.tsx';

/** A window shows no more of them before one moves. */
const SEEN_FIRST = 4;

type Props = {
  cards: readonly QuestCardModel[];
  words: CardWords;
  /** Loads the first pictures right away, if the page starts with these cards. */
  isFirst?: boolean;
  /** On wide windows each picture lies across its card. */
  isAcross?: boolean;
  /** They stand under their day. */
  isUnderDay?: boolean;
};

/** Quests as a grid of cards. */
export function QuestCards({ cards, words, isFirst = false, isAcross = false, isUnderDay = false }: Props) {
  return (
    <ul className={isAcross ? 'cards across' : 'cards'}>
      {cards.map((card, place) => (
        <li key={card.href}>
          <QuestCard
            card={card}
            words={words}
            isFirst={isFirst && place < SEEN_FIRST}
            isUnderDay={isUnderDay}
          />
        </li>
      ))}
    </ul>
  );
}
