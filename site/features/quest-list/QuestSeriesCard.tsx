import { shieldHref } from '#domain/brand/arms/shield-address.ts';
import { asTitled } from '../../lib/language/as-written.ts';
import { CardRing } from '../../ui/quests/CardRing.tsx';
import type { ListWords } from './list-words.ts';
import type { ListedQuest } from './quest-card.ts';
import type { QuestSeries } from './quest-series.ts';

/** How many dates stand there before one asks for more. */
const FIRST_DATES = 3;

type Props = { series: QuestSeries<ListedQuest>; words: ListWords };

/** All dates of one Quest, the next ones first; each leads to its own page. */
export function QuestSeriesCard({ series, words }: Props) {
  const [quest] = series.dates;
  const { category, title } = quest;
  const rest = series.dates.slice(FIRST_DATES);
  return (
    <article className="series-card" data-category={category.id}>
      <div className="field">
        <svg viewBox="0 0 64 72" width={36} height={40.5} role="img" focusable="false">
          <title>{words.texts.typeOfQuest({ type: category.label })}</title>
          <use href={shieldHref(category.id)} />
        </svg>
      </div>
      <h3 {...asTitled(words.locale, quest)}>{title}</h3>
      <Dates dates={series.dates.slice(0, FIRST_DATES)} words={words} />
      {rest.length > 0 && (
        <details>
          <summary>{words.filter.moreDates({ count: rest.length })}</summary>
          <Dates dates={rest} words={words} />
        </details>
      )}
      {series.dates.length > 1 && quest.startedAt !== null && (
        <a className="several" href={`${quest.href}#dates`}>
          {words.filter.severalDates}
          <span className="visually-hidden" {...asTitled(words.locale, quest)}>
            : {title}
          </span>
        </a>
      )}
    </article>
  );
}

function Dates({ dates, words }: { dates: readonly ListedQuest[]; words: ListWords }) {
  return (
    <ul>
      {dates.map((date) => (
        <li key={date.href}>
          <DateLink date={date} words={words} />
        </li>
      ))}
    </ul>
  );
}

/** Hours in words alone: the times for machines stand on the page of the Quest, and would be a tenth of this one. */
function DateLink({ date, words }: { date: ListedQuest; words: ListWords }) {
  const { texts, formats, filter, locale } = words;
  const { href, title, isTranslated = false, startedAt, endedAt, flag, flavour, status, claim } = date;
  const { takenCount: taken, maxNumber: max, ringLevel } = date;
  return (
    <a href={href}>
      <span className="visually-hidden" {...asTitled(locale, { isTranslated })}>
        {title},{' '}
      </span>
      <b>{startedAt === null ? texts.anyTime : formats.longDay(startedAt)}</b>
      {startedAt !== null && <span>{formats.timeSpan(startedAt, endedAt)}</span>}
      {claim && (
        <span>
          {claim.whose === 'own-guild' ? filter.claimedByYours : filter.claimedBy({ guild: claim.guildName })}
        </span>
      )}
      <span className={`left ${flag}`}>
        <CardRing taken={taken} max={max} level={ringLevel} title={texts.filled({ taken, max })} />
        <span>
          {status && `${status}: `}
          {flag === 'yours' ? texts.yours : flavour}
        </span>
      </span>
    </a>
  );
}
