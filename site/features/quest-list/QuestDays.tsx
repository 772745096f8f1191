import { QuestCards } from '../../ui/quests/QuestCards.tsx';
import type { ListWords } from './list-words.ts';
import type { ListedQuest } from './quest-card.ts';
import { type QuestDay, questDays } from './quest-days.ts';
import './quest-days.css';

/** A window shows no more days before one moves. */
const SEEN_FIRST = 3;
/** Number of days that a list begins with: two weeks. */
const MOST_CHIPS = 14;

type Props = {
  quests: readonly ListedQuest[];
  words: ListWords;
  /** Whether chips jump to the days. */
  hasChips?: boolean;
};

/** Quests under the days on which they begin. */
export function QuestDays({ quests, words, hasChips = false }: Props) {
  const days = questDays(quests);
  return (
    <div className="quest-days">
      {hasChips && <DayChips days={days} words={words} />}
      {days.map(({ day, quests: cards }, place) => (
        <section key={day ?? 'none'} id={hasChips && day && place < MOST_CHIPS ? `day-${day}` : undefined}>
          <h2>{day === null ? words.filter.undated : words.formats.longDate(day)}</h2>
          <QuestCards cards={cards} words={words} isFirst={place < SEEN_FIRST} isUnderDay />
        </section>
      ))}
    </div>
  );
}

type ChipsProps = { days: readonly QuestDay<ListedQuest>[]; words: ListWords };

function DayChips({ days, words: { texts, filter, formats } }: ChipsProps) {
  const dated = days.slice(0, MOST_CHIPS).flatMap(({ day, quests: [first] }) => {
    const startedAt = first?.startedAt ?? null;
    return day === null || startedAt === null ? [] : [{ day, startedAt }];
  });
  if (dated.length <= SEEN_FIRST) return null;
  return (
    <section className="day-chips" aria-label={filter.when}>
      <ul>
        {dated.map(({ day, startedAt }) => (
          <li key={day}>
            <a className="chip" href={`#day-${day}`}>
              {texts.onDay(formats.shortDay(startedAt))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
