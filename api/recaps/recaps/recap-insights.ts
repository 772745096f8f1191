import { and, avg, count, eq, gte, inArray, lt, lte, sql, sum } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { RecapInsights, RecapShare } from '#api/graphql/generated/types.ts';
import {
  creditedMinutes,
  isActiveSignUp,
  isServed,
  othersWhoCame,
  recapInstant,
  spotsOf,
} from '#api/rows/contract-where.ts';
import { startsBefore, startsFrom } from '#api/rows/quest-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { location } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import type { Db } from '#db/store.ts';
import { ageBandOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';
import { withoutSmallGroups } from '#domain/recaps/age-groups.ts';
import { isPeriod, periodBounds } from '#domain/recaps/recap-period.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { requireRecap } from './require-recap.ts';
import { readWalkIns } from './walk-in-figures.ts';

type Span = { providerId: string; period: string; start: number; end: number };

/**
 * How the quests of a charity went in a month or year, for who funds it. Needs donationRecap R.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a period.
 */
export async function readInsights(
  context: Context,
  { providerId: wanted, period }: { providerId: string; period: string },
): Promise<RecapInsights> {
  const providerId = await requireRecap(context, wanted);
  if (!isPeriod(period))
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).recapPeriod });
  return insightsOf(context.store.read, { providerId, period }, context.now);
}

/** Insights of a period, for callers that have checked who asks; `now` in epoch ms. */
export async function insightsOf(
  db: Db,
  { providerId, period }: { providerId: string; period: string },
  now: number,
): Promise<RecapInsights> {
  const { start, end } = periodBounds(period);
  const span = { providerId, period, start, end };
  const ages = await readAges(db, span, Math.min(end - 1, now));
  const started = { ...span, end: Math.min(end, now) };
  const came = await readWalkIns(db, isCountedQuest(started), now);
  return {
    ...(await readSpots(db, started)),
    walkIns: came.reduce((all, { walkIns }) => all + walkIns, 0),
    walkInMinutes: came.reduce((all, { walkInMinutes }) => all + walkInMinutes, 0),
    lateDrops: ages.reduce((all, { lateDrops }) => all + lateDrops, 0),
    ...(await readServedShares(db, span)),
    ...(await readOthers(db, span)),
    hoursByAge: ageShares(ages),
  };
}

/** Spots of quests that have started, who took them and came, and how long before they signed up. */
async function readSpots(db: Db, { providerId, start, end }: Span) {
  const isStarted = isCountedQuest({ providerId, start, end });
  const [offered] = await db
    .select({ spots: sum(quest.resourceMaxNumber) })
    .from(quest)
    .where(isStarted);
  const ahead = sql<number>`(${quest.startedAt} - ${contract.claimedAt}) / 60000`;
  const [taken] = await db
    .select({
      signUps: count(),
      heads: sum(spotsOf()),
      absences: sql<number>`count(*) FILTER (WHERE ${contract.status} = 'Absent')`,
      leadMinutes: avg(sql`CASE WHEN ${lte(contract.claimedAt, quest.startedAt)} THEN ${ahead} END`),
    })
    .from(quest)
    .innerJoin(contract, eq(contract.questId, quest.id))
    .where(and(isStarted, isActiveSignUp()));
  return {
    spots: Number(offered?.spots ?? 0),
    signUps: taken?.signUps ?? 0,
    heads: Number(taken?.heads ?? 0),
    absences: taken?.absences ?? 0,
    leadMinutes: taken?.leadMinutes == null ? null : Math.round(Number(taken.leadMinutes)),
  };
}

/** Whether the spots of a quest count between two instants (epoch ms). */
export function isCountedQuest({ providerId, start, end }: Pick<Span, 'providerId' | 'start' | 'end'>) {
  return and(
    eq(quest.providerId, providerId),
    inArray(quest.publishingStatus, ['Published', 'Unlisted']),
    startsFrom(start),
    startsBefore(end),
  );
}

/** Whether the hours of a contract count between two instants (epoch ms). */
export function isCountedService({ providerId, start, end }: Pick<Span, 'providerId' | 'start' | 'end'>) {
  return and(eq(quest.providerId, providerId), isServed, gte(recapInstant, start), lt(recapInstant, end));
}

/** Minutes by type and by ZIP code of the location. */
async function readServedShares(db: Db, span: Span) {
  const rows = await db
    .select({
      tags: quest.serviceTags,
      address: location.address,
      minutes: sql<number>`sum(${creditedMinutes()})`,
    })
    .from(quest)
    .innerJoin(contract, eq(contract.questId, quest.id))
    .leftJoin(location, eq(location.id, quest.locationId))
    .where(isCountedService(span))
    .groupBy(quest.serviceTags, location.address);
  return {
    hoursByType: shares(rows.map(({ tags, minutes }) => ({ key: typeOf(tags), minutes }))),
    hoursByZip: shares(rows.map(({ address, minutes }) => ({ key: zipAtEnd(address), minutes }))),
  };
}

/** People without an account who came, and the minutes of theirs: each was there as long as who brought them. */
async function readOthers(db: Db, span: Span) {
  const [row] = await db
    .select({ others: sum(othersWhoCame()), otherMinutes: sum(otherMinutes()) })
    .from(quest)
    .innerJoin(contract, eq(contract.questId, quest.id))
    .where(isCountedService(span));
  return { others: Number(row?.others ?? 0), otherMinutes: Number(row?.otherMinutes ?? 0) };
}

/** Minutes of people without an account on a contract. */
export function otherMinutes() {
  return sql<number>`(${othersWhoCame()}) * (${creditedMinutes()})`;
}

/** A quest's type by its tags; null: none. */
export function typeOf(tags: readonly string[]): string | null {
  const { id } = categoryOf(tags);
  return id === 'uncategorized' ? null : id;
}

/** The ZIP code that an address ends with. */
export function zipAtEnd(address: string | null): string | null {
  return address?.match(/\b(\d{5})(?:-\d{4})?\s*(?:,\s*(?:USA?|United States))?\s*$/)?.[1] ?? null;
}

/** Sums by key, the most first; without those of no minute. */
function shares(parts: readonly RecapShare[]): RecapShare[] {
  return [...Map.groupBy(parts, ({ key }) => key)]
    .map(([key, some]) => ({ key, minutes: some.reduce((all, { minutes }) => all + minutes, 0) }))
    .filter(({ minutes }) => minutes > 0)
    .sort((one, other) => other.minutes - one.minutes);
}

type Served = { band: string | null; minutes: number; lateDrops: number; isServed: boolean };

/** People who served or dropped out late in the period, with their age band at its end. */
async function readAges(db: Db, { providerId, period }: Span, at: number): Promise<Served[]> {
  const { completedQuests, serviceMinutes, lateDropCount } = recapVolunteer;
  const rows = await db
    .select({ dateOfBirth: chariteer.dateOfBirth, completedQuests, serviceMinutes, lateDropCount })
    .from(recapVolunteer)
    .innerJoin(chariteer, eq(chariteer.id, recapVolunteer.chariteerId))
    .where(and(eq(recapVolunteer.providerId, providerId), eq(recapVolunteer.period, period)));
  return rows.map(({ dateOfBirth, ...row }) => ({
    band: dateOfBirth === null ? null : ageBandOn(dateOfBirth, at),
    minutes: row.serviceMinutes,
    lateDrops: row.lateDropCount,
    isServed: row.completedQuests > 0,
  }));
}

function ageShares(people: readonly Served[]): RecapShare[] {
  const served = people.filter(({ isServed: came }) => came);
  const groups = [...Map.groupBy(served, ({ band }) => band)].map(([band, some]) => ({
    band,
    people: some.length,
    minutes: some.reduce((all, { minutes }) => all + minutes, 0),
  }));
  return shares(withoutSmallGroups(groups).map(({ band, minutes }) => ({ key: band, minutes })));
}
