import { setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { seesUsername } from '#api/charities/guarded-fields/access.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type {
  QueryCountSpecificChariteersArgs,
  QueryGetSpecificChariteersArgs,
} from '#api/graphql/generated/types.ts';
import { isCalled } from '#api/people/volunteers/volunteer-queries.ts';
import { isServed } from '#api/rows/contract-where.ts';
import { isUndated, startsBefore, startsFrom } from '#api/rows/quest-where.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import { isYoung } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { servedMinutes } from '#domain/attendance/attendance.ts';
import { reachAt } from '#domain/permissions/permissions.ts';
import { byNumberThenName } from '#domain/recaps/leaderboard-order.ts';
import { recapInstant } from '#domain/recaps/recap.ts';
import { splitRange } from '#domain/recaps/recap-period.ts';
import type { ChariteerTimeResultRow } from './recap-row.ts';

type Range = QueryCountSpecificChariteersArgs;
type Served = { chariteerId: string; combinedMinutes: number; completedQuests: number };

/**
 * A page of those who have served at a charity in the range, by minutes, then by name. For managers.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listLeaderboard(
  context: Context,
  args: QueryGetSpecificChariteersArgs,
): Promise<ChariteerTimeResultRow[]> {
  const served = await namedOnes(context, args.specificProvider, await loadServed(context, args));
  const { limit, offset } = pageOf(args);
  const byMinutes = served.toSorted((a, b) => b.combinedMinutes - a.combinedMinutes);
  const [most, least] = [byMinutes[offset], byMinutes[Math.min(offset + limit, byMinutes.length) - 1]];
  if (!most || !least) return [];
  // Names decide among equals only, so that no more people are read than those who may stand on the page.
  const ahead = byMinutes.findIndex((one) => one.combinedMinutes === most.combinedMinutes);
  const candidates = byMinutes.filter(
    ({ combinedMinutes: minutes }) => minutes <= most.combinedMinutes && minutes >= least.combinedMinutes,
  );
  const results = await withPeople(context, args.specificProvider, candidates);
  return results.slice(offset - ahead, offset - ahead + limit);
}

/**
 * Everyone who has served at a charity in the range, for a file. For managers.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN.
 */
export async function listAllSpecificChariteers(
  context: Context,
  range: Range,
): Promise<ChariteerTimeResultRow[]> {
  const { specificProvider } = range;
  const served = await namedOnes(context, specificProvider, await loadServed(context, range));
  return withPeople(context, specificProvider, served);
}

/**
 * Who may not see someone's user name does not find them in the list, whose pages are full all the same, nor in the
 * count. Who has left stays.
 */
async function namedOnes(context: Context, providerId: string, served: Served[]): Promise<Served[]> {
  const { store, viewer, now } = context;
  if (reachAt(viewer, providerId, 'readNames') === 'always') return served;
  const { id, username, dateOfBirth, hidesUsername } = chariteer;
  const ids = served.map(({ chariteerId }) => chariteerId);
  const young = await store.read
    .select({ id, dateOfBirth, hidesUsername })
    .from(chariteer)
    .where(and(isInList(id, ids), isNotNull(username), isYoung(now)));
  const unseen = young.filter((one) => !seesUsername(context, { ...one, ownerId: one.id, providerId }));
  const unseenIds = new Set(unseen.map((one) => one.id));
  return served.filter(({ chariteerId }) => !unseenIds.has(chariteerId));
}

/** How many have served there, as the list has them. For managers. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function countLeaderboard(context: Context, args: Range): Promise<number> {
  const served = await namedOnes(context, args.specificProvider, await loadServed(context, args));
  return served.length;
}

/** Minutes and quests of those who served at a charity in a range. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function loadServed(context: Context, range: Range): Promise<Served[]> {
  const { id: specificProvider } = await findProvider(context, range.specificProvider);
  requireFeature(context.viewer, specificProvider, 'readRankings');
  return context.loaders(createServedLoader).load({ ...range, specificProvider });
}

/** Counting and listing, and several pages, ask for the same in one request. */
function createServedLoader({ store, viewer, now }: Context) {
  return new DataLoader(
    async (ranges: readonly Range[]) => {
      const lists: Served[][] = [];
      for (const range of ranges) {
        const served = await readServed(store.read, range);
        // What follows takes as long again for many thousands: others get their turn first.
        await setImmediate();
        const areNamesShown = reachAt(viewer, range.specificProvider, 'readNames') === 'always';
        lists.push(await onlyNamed(store.read, served, { q: range.q, areNamesShown, now }));
      }
      return lists;
    },
    {
      cacheKeyFn: ({ specificProvider, dateRangeBeginning, dateRangeEnding, q }) =>
        JSON.stringify([specificProvider, dateRangeBeginning, dateRangeEnding, q]),
    },
  );
}

/** Filters by username, or by name if the viewer can read names. */
async function onlyNamed(
  db: Db,
  served: Served[],
  { q, areNamesShown, now }: { q: string | null | undefined; areNamesShown: boolean; now: number },
): Promise<Served[]> {
  const isFound = isCalled(q, areNamesShown);
  if (!isFound) return served;
  const { id } = chariteer;
  const ids = served.map(({ chariteerId }) => chariteerId);
  const found = await db
    .select({ id, dateOfBirth: chariteer.dateOfBirth })
    .from(chariteer)
    .where(and(isInList(id, ids), isFound));
  // Counting by a name would tell it: the young are found by no one who may not read theirs.
  const told = found.filter(({ dateOfBirth }) => areNamesShown || !isYoungOn(dateOfBirth, now));
  const foundIds = new Set(told.map((row) => row.id));
  return served.filter(({ chariteerId }) => foundIds.has(chariteerId));
}

/** Totals by volunteer. Full months and years come from the recaps, the ends of the range from the contracts. */
async function readServed(
  db: Db,
  { specificProvider: providerId, dateRangeBeginning, dateRangeEnding }: Range,
): Promise<Served[]> {
  const { periods, rests } = splitRange(dateRangeBeginning, dateRangeEnding);
  const parts: Served[] = periods.length === 0 ? [] : await readPeriods(db, providerId, periods);
  if (rests.length > 0) parts.push(...(await readRests(db, providerId, rests)));
  const served = new Map<string, Served>();
  for (const part of parts) {
    const sum = served.get(part.chariteerId);
    if (!sum) served.set(part.chariteerId, { ...part });
    else {
      sum.combinedMinutes += part.combinedMinutes;
      sum.completedQuests += part.completedQuests;
    }
  }
  return [...served.values()].sort((a, b) => (a.chariteerId < b.chariteerId ? -1 : 1));
}

function readPeriods(db: Db, providerId: string, periods: readonly string[]): Promise<Served[]> {
  return db
    .select({
      chariteerId: recapVolunteer.chariteerId,
      combinedMinutes: sql<number>`sum(${recapVolunteer.serviceMinutes})`,
      completedQuests: sql<number>`sum(${recapVolunteer.completedQuests})`,
    })
    .from(recapVolunteer)
    .where(
      and(
        eq(recapVolunteer.providerId, providerId),
        isInList(recapVolunteer.period, periods),
        gt(recapVolunteer.completedQuests, 0),
      ),
    )
    .groupBy(recapVolunteer.chariteerId);
}

type Rest = { start: number; end: number };

/** The join is written as CROSS JOIN, by which SQLite keeps the order: ranges, their quests, their contracts. */
async function readRests(db: Db, providerId: string, rests: readonly Rest[]): Promise<Served[]> {
  const columns = {
    chariteerId: contract.chariteerId,
    claimedAt: contract.claimedAt,
    actualArrivalAt: contract.actualArrivalAt,
    actualDepartureAt: contract.actualDepartureAt,
    creditedUntil: contract.creditedUntil,
    startedAt: quest.startedAt,
  };
  const inRests = sql`json_each(${JSON.stringify(rests)}) AS rest`;
  const dated = await db
    .select(columns)
    .from(inRests)
    .crossJoin(quest)
    .crossJoin(contract)
    .where(
      and(
        eq(quest.providerId, providerId),
        startsFrom(sql`rest.value ->> 'start'`),
        startsBefore(sql`rest.value ->> 'end'`),
        eq(contract.questId, quest.id),
        isServed,
      ),
    );
  const undated = await db
    .select(columns)
    .from(quest)
    .crossJoin(contract)
    .where(and(eq(quest.providerId, providerId), isUndated, eq(contract.questId, quest.id), isServed));
  const isInside = (instant: number) => rests.some(({ start, end }) => instant >= start && instant < end);
  return [...dated, ...undated]
    .filter((row) => isInside(recapInstant(row)))
    .map((row) => ({
      chariteerId: row.chariteerId,
      combinedMinutes: servedMinutes(row),
      completedQuests: 1,
    }));
}

async function withPeople(
  context: Context,
  providerId: string,
  served: readonly Served[],
): Promise<ChariteerTimeResultRow[]> {
  const { store, viewer } = context;
  const ids = served.map(({ chariteerId }) => chariteerId);
  const people = await store.read
    .select(VOLUNTEER_COLUMNS)
    .from(chariteer)
    .where(isInList(chariteer.id, ids));
  const byId = new Map(people.map((person) => [person.id, person]));
  const results = served.flatMap(({ chariteerId, combinedMinutes, completedQuests }) => {
    const person = byId.get(chariteerId);
    if (!person) return [];
    const seen = { ...person, ownerId: person.id, providerId };
    return [{ chariteer: seen, combinedMinutes, completedQuests }];
  });
  // An order by names would tell them to those who may not read them.
  const areNamesShown = reachAt(viewer, providerId, 'readNames') === 'always';
  return byNumberThenName(
    results,
    ({ combinedMinutes, chariteer: { id, username, nameFirst, nameLast } }) => {
      const names = areNamesShown ? { nameFirst, nameLast } : { nameFirst: null, nameLast: null };
      return { ...names, username, id, number: combinedMinutes };
    },
  );
}
