import type { CardWords } from '../../ui/quests/card-words.ts';
import { QuestCard } from '../../ui/quests/QuestCard.tsx';
import { SignIcon } from '../../ui/quests/SignIcon.tsx';
import type { FoundCard, FoundGroup, FoundList } from './found-list.ts';

/** A window shows no more of them before one moves. */
const SEEN_FIRST = 4;

/** Words that only the list needs: they come with it. */
export type ListWords = {
  loosen: string;
  nothingToLoosen: string;
  hinders: string;
  allQuests: string;
  pages: string;
  previous: string;
  next: string;
};

type Props = { groups: readonly FoundGroup[]; words: CardWords; hinders: string };

/** What was found, day by day. */
export function FoundQuests({ groups, words, hinders }: Props) {
  return groups.map(({ id, heading, aside, cards }, place) => (
    <section key={id} className="found-day" aria-labelledby={`found-${id}`}>
      <h2 id={`found-${id}`}>
        <span className="weekday">{heading}</span> <span className="aside">{aside}</span>
      </h2>
      <ul className="cards across">
        {cards.map((card, at) => (
          <li key={card.href}>
            <Found
              card={card}
              words={words}
              hinders={hinders}
              isFirst={place === 0 && at < SEEN_FIRST}
              isUnderDay={id !== 'all'}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type FoundProps = {
  card: FoundCard;
  words: CardWords;
  hinders: string;
  isFirst: boolean;
  isUnderDay: boolean;
};

function Found({ hinders, ...shown }: FoundProps) {
  const drawn = <QuestCard {...shown} />;
  const { card } = shown;
  if (!card.hinders) return drawn;
  return (
    <div className="hindered">
      {drawn}
      <div className="hinders">
        <p>{hinders}</p>
        <ul>
          {card.hinders.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type NothingProps = {
  loosen: FoundList['loosen'];
  words: ListWords;
  /** The list without any filter. */
  path: string;
};

/** What to loosen where nothing was found, with how many each way would bring. */
export function NothingFound({ loosen, words, path }: NothingProps) {
  return (
    <section className="nothing-found" aria-labelledby="found-count">
      <p>{loosen.length > 0 ? words.loosen : words.nothingToLoosen}</p>
      {loosen.length > 0 && (
        <ul>
          {loosen.map(({ href, count, text }) => (
            <li key={href}>
              <a href={href}>
                <b>{count}</b> <span>{text}</span> <SignIcon name="forward" size={20} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <a className="button" href={path}>
        {words.allQuests}
      </a>
    </section>
  );
}
