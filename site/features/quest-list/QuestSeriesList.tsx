import type { ListWords } from './list-words.ts';
import { QuestSeriesCard } from './QuestSeriesCard.tsx';
import type { ListedQuest } from './quest-card.ts';
import { seriesOf } from './quest-series.ts';

type Props = { quests: readonly ListedQuest[]; words: ListWords };

/** Quests with all their dates, then those without one under a heading of their own. */
export function QuestSeriesList({ quests, words }: Props) {
  const dated = quests.filter(({ startedAt }) => startedAt !== null);
  const undated = quests.filter(({ startedAt }) => startedAt === null);
  return (
    <>
      {dated.length > 0 && (
        <section>
          <h2 className="visually-hidden">{words.filter.series}</h2>
          <SeriesCards quests={dated} words={words} />
        </section>
      )}
      {undated.length > 0 && (
        <section>
          <h2>{words.filter.undated}</h2>
          <SeriesCards quests={undated} words={words} />
        </section>
      )}
    </>
  );
}

function SeriesCards({ quests, words }: Props) {
  return (
    <ul className="series-list">
      {seriesOf(quests).map((series) => (
        <li key={series.id}>
          <QuestSeriesCard series={series} words={words} />
        </li>
      ))}
    </ul>
  );
}
