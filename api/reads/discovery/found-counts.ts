import type { FoundQuestsRow } from '#api/rows/discovery/found-quests-row.ts';
import type { Store } from '#db/store.ts';
import { FIND_FILTER_NAMES, type FindFilterName, type LeftOutReason } from '#domain/discovery/find-filter.ts';
import { filtersOf, isTimed, without } from '#domain/discovery/find-question.ts';
import { type Asked, askedOf } from './listing-filters.ts';
import { foundCounts, type Looking } from './listing-statements.ts';

/** «50+» is said of more. */
const MOST_LOOSENED = 50;

/** What would match if something about it were known, by what is unknown; one statement, or none. */
export async function countLeftOut(
  { read }: Pick<Store, 'read'>,
  asked: Asked,
  looking: Looking,
  most: number,
): Promise<FoundQuestsRow['leftOut']> {
  const { question, place } = asked;
  const now = looking.now;
  const unknown = (reason: LeftOutReason, kept: Asked) => ({
    name: reason,
    asked: { ...kept, unknown: reason },
    looking,
  });
  const undated = without(without(question, 'DAY'), 'TIMES');
  const questions = [
    ...(place === null ? [] : [unknown('NO_POINT', { ...asked, place: null })]),
    ...(isTimed(question) ? [unknown('NO_DATE', askedOf(undated, place, now))] : []),
    ...(question.withChildren
      ? [unknown('NO_AGES', { ...asked, question: without(question, 'WITH_CHILDREN') })]
      : []),
  ];
  if (questions.length === 0) return [];
  const rows = await read.all<{ name: LeftOutReason; count: number }>(foundCounts(questions, most + 1));
  return rows
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => ({
      reason: name,
      count: Math.min(count, most),
      isAtLeast: count > most,
    }));
}

/** What each filter keeps away, without those that keep away nothing; one statement, or none. */
export async function countLoosened(
  { read }: Pick<Store, 'read'>,
  { question, place }: Asked,
  looking: Looking,
): Promise<FoundQuestsRow['loosen']> {
  const { now } = looking;
  const isPlaceUnknown = question.zip !== null && place === null;
  // Near a place that nobody knows nothing is, whatever else is left out.
  const filters = isPlaceUnknown ? (['PLACE'] as const) : filtersOf(question);
  const questions = filters.map((name) => ({
    name: name as FindFilterName,
    asked: askedOf(without(question, name), name === 'PLACE' ? null : place, now),
    looking,
  }));
  if (!looking.showAll && !isPlaceUnknown) {
    questions.push({
      name: 'TAKEABLE',
      asked: askedOf(question, place, now),
      looking: { ...looking, showAll: true },
    });
  }
  if (questions.length === 0) return [];
  const rows = await read.all<{ name: FindFilterName; count: number }>(
    foundCounts(questions, MOST_LOOSENED + 1),
  );
  const counts = new Map(rows.map(({ name, count }) => [name, count]));
  return FIND_FILTER_NAMES.flatMap((filter) => {
    const count = counts.get(filter) ?? 0;
    return count === 0
      ? []
      : [{ filter, count: Math.min(count, MOST_LOOSENED), isAtLeast: count > MOST_LOOSENED }];
  });
}
