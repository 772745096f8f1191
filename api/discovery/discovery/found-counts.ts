import type { Store } from '#db/store.ts';
import { FIND_FILTER_NAMES, type LeftOutReason } from '#domain/discovery/find-filter.ts';
import { isTimed, without } from '#domain/discovery/find-question.ts';
import { type LoosenStep, loosenSteps } from '#domain/discovery/loosen-steps.ts';
import type { FoundQuestsRow } from './found-quests-row.ts';
import { type Asked, askedOf } from './listing-filters.ts';
import { foundCounts, foundTypes, type Looking } from './listing-statements.ts';

/** “50+” is said of more. */
const MOST_LOOSENED = 50;
/** Maximum number of quests that are counted by type. */
const MOST_TYPED = 500;

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

/** How many each type would leave, counted among the first `MOST_TYPED` quests; one statement. */
export async function countTypes(
  { read }: Pick<Store, 'read'>,
  { question, place }: Asked,
  looking: Looking,
): Promise<Awaited<ReturnType<FoundQuestsRow['countTypes']>>> {
  const asked = askedOf(without(question, 'TYPES'), place, looking.now);
  const rows = await read.all<{ type: string; count: number }>(foundTypes(asked, looking, MOST_TYPED));
  const isAtLeast = rows.reduce((sum, { count }) => sum + count, 0) === MOST_TYPED;
  return rows.map((row) => ({ ...row, isAtLeast }));
}

type Loosening = Omit<LoosenStep, 'question'>;

/** Smallest step of each filter that would find something, with the number of quests; at most one statement. */
export async function countLoosened(
  { read }: Pick<Store, 'read'>,
  { question, place }: Asked,
  looking: Looking,
): Promise<FoundQuestsRow['loosen']> {
  const { now } = looking;
  const isPlaceUnknown = question.zip !== null && place === null;
  const ways: { step: Loosening; asked: Asked; looking: Looking }[] = loosenSteps(question)
    // Near a place that no one knows nothing is, whatever else is left out.
    .filter(({ filter, miles }) => !isPlaceUnknown || (filter === 'PLACE' && miles === null))
    .map(({ question: wider, ...step }) => {
      const isAnywhere = step.filter === 'PLACE' && step.miles === null;
      return { step, asked: askedOf(wider, isAnywhere ? null : place, now), looking };
    });
  if (!looking.showAll && !isPlaceUnknown) {
    const step = { filter: 'TAKEABLE', day: null, miles: null } as const;
    ways.push({ step, asked: askedOf(question, place, now), looking: { ...looking, showAll: true } });
  }
  if (ways.length === 0) return [];
  const questions = ways.map((way, at) => ({ name: String(at), asked: way.asked, looking: way.looking }));
  const rows = await read.all<{ name: string; count: number }>(foundCounts(questions, MOST_LOOSENED + 1));
  const counts = new Map(rows.map(({ name, count }) => [name, count]));
  const found = ways
    .map(({ step }, at) => ({ ...step, count: counts.get(String(at)) ?? 0 }))
    .filter(({ count }) => count > 0);
  return FIND_FILTER_NAMES.flatMap((filter) => {
    const smallest = found.find((one) => one.filter === filter);
    if (!smallest) return [];
    const { count } = smallest;
    return [{ ...smallest, count: Math.min(count, MOST_LOOSENED), isAtLeast: count > MOST_LOOSENED }];
  });
}
