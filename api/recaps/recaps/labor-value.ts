import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { UsedHourValue } from '#api/graphql/generated/types.ts';
import type { HourValueRow } from '#api/recaps/hour-values/hour-value-queries.ts';
import { creditedMinutes, recapInstant } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import { district } from '#db/schema/district.ts';
import { hourValue } from '#db/schema/hour-value.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { hourSpans, PRESENT_CENTS, stateCode, stateOfAddress } from '#domain/recaps/hour-value.ts';
import { isCountedService } from './recap-insights.ts';

/** Instants in epoch ms, the end not included. */
type Span = { providerId: string; start: number; end: number };
/** A value for the time in which it counts at a location; null: quests without one, and the present value. */
type PlaceSpan = { locationId: string | null; from: number; until: number; value: HourValueRow | null };

/** All values of an hour, former ones too. */
export function selectHourValues(db: Db) {
  return db.select().from(hourValue).orderBy(asc(hourValue.countsFrom));
}

/** The values of an hour behind the minutes of a period, and how many each counts for. */
export async function readUsedValues(
  db: Db,
  span: Span,
  { minutes, kept }: { minutes: number; kept: readonly HourValueRow[] },
): Promise<UsedHourValue[]> {
  const spans = await readPlaceSpans(db, span, kept);
  const values = new Set(spans.map(({ value }) => value));
  const [first] = values;
  if (values.size < 2) return minutes === 0 ? [] : [used(first, minutes)];
  const rows = await db
    .select({ id: spanField(spans, 'id').as('heldValue'), minutes: sql<number>`sum(${creditedMinutes()})` })
    .from(quest)
    .innerJoin(contract, eq(contract.questId, quest.id))
    .where(isCountedService(span))
    .groupBy(sql`"heldValue"`);
  const byId = new Map(spans.map(({ value }) => [value?.id, value]));
  return rows
    .filter((row) => row.minutes > 0)
    .map((row) => used(byId.get(row.id ?? undefined), row.minutes))
    .sort(byStateAndDay);
}

/** Cents of an hour of a contract joined with its quest, for a statement about the span. */
export async function hourCents(db: Db, span: Span): Promise<SQL<number>> {
  const spans = await readPlaceSpans(db, span, await selectHourValues(db));
  const all = new Set(spans.map(({ value }) => value?.cents ?? PRESENT_CENTS));
  const [only = PRESENT_CENTS] = all;
  if (all.size < 2) return sql<number>`${only}`;
  return sql<number>`ifnull(${spanField(spans, 'cents')}, ${PRESENT_CENTS})`;
}

/** What an hour is worth at each location of a charity, by its state, else by that of the charity's district. */
async function readPlaceSpans(
  db: Db,
  { providerId, start, end }: Span,
  values: readonly HourValueRow[],
): Promise<PlaceSpan[]> {
  if (values.length === 0) return [];
  const rows = await db
    .select({ state: district.state, locationId: location.id, address: location.address })
    .from(provider)
    .innerJoin(district, eq(district.id, provider.districtId))
    .leftJoin(location, eq(location.providerId, provider.id))
    .where(eq(provider.id, providerId));
  const state = stateCode(rows[0]?.state ?? '');
  const places = rows.map((row) => ({ ...row, state: stateOfAddress(row.address ?? '') ?? state }));
  return [...places, { locationId: null, state }].flatMap(({ locationId, state: own }) =>
    hourSpans(values, own, { start, end }).map((one) => ({ ...one, locationId })),
  );
}

/** A field of the value that counts for a contract joined with its quest; null: the present value. */
function spanField(spans: readonly PlaceSpan[], field: 'id' | 'cents') {
  const parts = spans.map(({ value, ...one }) => ({ ...one, held: value?.[field] ?? null }));
  return sql<string | null>`(SELECT one.value ->> 'held' FROM json_each(${JSON.stringify(parts)}) AS one
    WHERE one.value ->> 'locationId' IS ${quest.locationId} AND ${recapInstant} >= one.value ->> 'from'
      AND ${recapInstant} < one.value ->> 'until')`;
}

function used(value: HourValueRow | null | undefined, minutes: number): UsedHourValue {
  const { state = null, startsOn = null, cents = PRESENT_CENTS, source = null } = value ?? {};
  return { state, startsOn, cents, source, minutes };
}

function byStateAndDay(one: UsedHourValue, other: UsedHourValue): number {
  return `${one.state} ${one.startsOn}`.localeCompare(`${other.state} ${other.startsOn}`);
}
