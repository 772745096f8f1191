import { sceneOf, scenePath } from '#domain/brand/scenes/scene.ts';
import { CAUSES } from '#domain/discovery/causes.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { findTexts } from '#domain/texts/generated/find.ts';
import { findFormTexts } from '#domain/texts/generated/find-form.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import { type Locale, num } from '#domain/texts/locale.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { FindQuestsQuery } from '../../gql/generated.ts';
import { paths } from '../../lib/paths.ts';
import { questDays } from '../quest-list/quest-days.ts';
import { causeKey } from './cause-chips.ts';
import { type FindAsk, hasPlace, problemsOfAsk, searchOfAsk } from './find-address.ts';
import type { FoundCard, FoundGroup, FoundList } from './found-list.ts';
import { loosenedAsk } from './loosened-ask.ts';

type Found = FindQuestsQuery['findQuests'];
type Page = { locale: Locale; now: number };

/** How many were found, when and where. */
export function foundTitle(ask: FindAsk, found: Found, { locale, now }: Page): string {
  const t = findTexts(locale);
  const { when, within } = whenAndWhere(ask, found, { locale, now });
  const count = t.found({ count: found.total, isMore: found.isTotalAtLeast ? 'yes' : 'other' });
  return [count, when, within].filter(Boolean).join(' ');
}

/** Heading for an empty result, which repeats the search. */
export function nothingTitle(ask: FindAsk, found: Found, page: Page): string {
  const { when, within } = whenAndWhere(ask, found, page);
  return findTexts(page.locale).nothing({ when, near: within ? 'yes' : 'other', within });
}

/** Cards under the days on which they begin; where they stand in another order, under its name. */
export function foundGroups(cards: readonly FoundCard[], ask: FindAsk, { locale, now }: Page): FoundGroup[] {
  if (ask.sort !== 'start')
    return [{ id: 'all', heading: findFormTexts(locale)[ask.sort], aside: '', cards }];
  const t = findTexts(locale);
  const formats = formatsFor(locale);
  const today = newYorkDay(now);
  return questDays(cards).map(({ day, quests }) => {
    if (day === null) return { id: 'none', heading: t.undated, aside: '', cards: quests };
    const days = daysBetween(today, day);
    const away = days < 1 ? t.today : days === 1 ? t.tomorrow : t.away({ count: days });
    return {
      id: day,
      heading: formats.weekday(day),
      aside: `${formats.monthDay(day)} · ${away}`,
      cards: quests,
    };
  });
}

/** What is left out since something about it is unknown, a sentence a reason. */
export function leftOutNotes({ leftOut }: Found, locale: Locale): string[] {
  const t = findTexts(locale);
  const said = { NO_POINT: t.noPoint, NO_DATE: t.noDate, NO_AGES: t.noAges };
  return leftOut.map(({ reason, count }) => said[reason]({ count }));
}

/** The ways out of an empty list, the one that brings most first. */
export function loosenings(ask: FindAsk, { loosen }: Found, locale: Locale): FoundList['loosen'] {
  const t = findTexts(locale);
  return [...loosen]
    .sort((one, other) => other.count - one.count)
    .map(({ filter, day, miles, count, isAtLeast }) => ({
      href: addressIn(locale, paths.find(searchOfAsk(loosenedAsk(ask, { filter, day, miles })))),
      count: isAtLeast ? t.upTo({ count }) : String(count),
      text: day ? t.inWeek : miles ? t.withinMiles({ miles }) : t.without({ filter }),
    }));
}

/** How many each cause and each type leaves; of a type with none “0”, unless there are more than were counted. */
export function typeCounts(types: NonNullable<Found['types']>, locale: Locale): FoundList['counts'] {
  const isAtLeast = types.some((type) => type.isAtLeast);
  const counts = new Map(types.map(({ type, count }) => [type, count]));
  const countOf = (...ids: readonly string[]) => ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  const all = Object.entries(CAUSES).flatMap(([cause, ids]) => [
    [causeKey(cause), countOf(...ids)] as const,
    ...ids.map((id) => [id, countOf(id)] as const),
  ]);
  const { upTo } = findTexts(locale);
  return Object.fromEntries(
    all
      .filter(([, count]) => count > 0 || !isAtLeast)
      .map(([id, count]) => [id, isAtLeast ? upTo({ count }) : num(locale, count)]),
  );
}

/** What is wrong with what was typed, in words. */
export function typedProblems(
  ask: FindAsk,
  found: Found | null,
  { locale, now }: Page,
): FoundList['problems'] {
  const t = findFormTexts(locale);
  const words = { zip: t.zipProblem, date: t.dateProblem, words: t.wordsProblem };
  const problems = problemsOfAsk(ask, newYorkDay(now));
  const isZipUnknown = ask.zip !== '' && !problems.includes('zip') && found !== null && !found.place;
  return {
    ...Object.fromEntries(problems.map((problem) => [problem, words[problem]])),
    ...(isZipUnknown && { zip: findTexts(locale).zipUnknown({ zip: ask.zip }) }),
  };
}

/** A scene of what was asked for, so that an empty list is no blank page: of its one type, or of a kite to go out with. */
export function nothingPicture({ types, districtId }: FindAsk): string {
  const serviceTags = types.length === 1 ? types : ['youth'];
  return scenePath(
    sceneOf({ eventTitle: '', serviceTags, stampIcon: null, startedAt: null, providerId: '', districtId }),
  );
}

function whenAndWhere(ask: FindAsk, { place }: Found, { locale, now }: Page) {
  const t = findTexts(locale);
  const isDated = ask.date !== '' && !problemsOfAsk(ask, newYorkDay(now)).includes('date');
  const date = isDated ? formatsFor(locale).monthDay(ask.date) : '';
  return {
    when: t.when({ day: isDated ? 'date' : ask.day === 'any' ? 'other' : ask.day, date }),
    within:
      place && hasPlace(ask)
        ? t.within({
            miles: ask.miles,
            place: ask.zip === '' ? t.ofYou({ isMap: ask.hasMap ? 'yes' : 'other' }) : place.label,
          })
        : '',
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
