import { formatLongDate, formatTime } from '#domain/text/format.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { CategoryShield } from '../../ui/quests/QuestCard.tsx';
import type { ListedQuest } from './quest-card.ts';
import type { QuestSeries } from './quest-series.ts';

/** How many dates stand there before one asks for more. */
const FIRST_DATES = 3;

/** All dates of one Quest, the next ones first; each leads to its own page. */
export function QuestSeriesCard({ series }: { series: QuestSeries<ListedQuest> }) {
  const [{ category, title }] = series.dates;
  const rest = series.dates.slice(FIRST_DATES);
  return (
    <article className="series-card" data-category={category.id}>
      <div className="field">
        <CategoryShield category={category} />
      </div>
      <h3>{title}</h3>
      <Dates dates={series.dates.slice(0, FIRST_DATES)} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length === 1 ? '1 more date' : `${rest.length} more dates`}</summary>
          <Dates dates={rest} />
        </details>
      )}
    </article>
  );
}

/** Words alone: the times for machines stand on the page of the Quest, and would be a tenth of this one. */
function hoursText(startedAt: number, endedAt: number | null): string {
  return endedAt === null ? formatTime(startedAt) : `${formatTime(startedAt)} – ${formatTime(endedAt)}`;
}

function Dates({ dates }: { dates: readonly ListedQuest[] }) {
  return (
    <ul>
      {dates.map(({ href, title, startedAt, endedAt, flag, flavour, status, claim }) => (
        <li key={href}>
          <a href={href}>
            <span className="visually-hidden">{title}, </span>
            <b>{startedAt === null ? 'Any time' : formatLongDate(newYorkDay(startedAt))}</b>
            {startedAt !== null && <span>{hoursText(startedAt, endedAt)}</span>}
            {claim && <span>Claimed by {claim.whose === 'own-guild' ? 'your Guild' : claim.guildName}</span>}
            <span className={`left ${flag}`}>
              {status && `${status}: `}
              {flag === 'yours' ? 'You’re on it' : flavour}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
