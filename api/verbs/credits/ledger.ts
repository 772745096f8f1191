import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { findListingFaults, type ListingFault } from '#api/reads/discovery/listing-faults.ts';
import { isActiveSignUp, isSignUp } from '#api/rows/contracts/contract-where.ts';
import { isStillThere } from '#api/rows/volunteers/volunteer-where.ts';
import { rebuildListing } from '#api/verbs/discovery/rebuild-listing.ts';
import { findRecapFaults, type RecapFault, rebuildRecap } from '#api/verbs/recaps/rebuild-recap.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { district } from '#db/schema/district.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { creditsFor, servedMinutes } from '#domain/attendance/attendance.ts';
import { type CreditedContract, replaceCredits } from './replace-credits.ts';

const CONTRACTS_AT_ONCE = 1000;
const held = alias(contract, 'held');
const fan = alias(chariteer, 'fan');

/** What a quest keeps count of: places taken, places that are held, people on its waiting list. */
type PlaceCount = 'takenCount' | 'heldCount' | 'waitingCount';

/** Where credits or recaps are not what the contracts say, or a kept count is not what a count anew says. */
export type LedgerFault =
  | RecapFault
  | ListingFault
  | { kind: 'credits'; contractId: string; found: string; expected: string }
  | { kind: PlaceCount; questId: string; found: number; expected: number }
  | { kind: 'declaredCount'; districtId: string; found: number; expected: number };

/**
 * Compares every credit, kept count and recap, and what finding asks, with what it follows from; empty when all is
 * right. `now` in epoch ms.
 */
export async function findLedgerFaults(db: Db, now: number): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [...(await wrongCounts(db)), ...(await wrongDistrictCounts(db))];
  for await (const contracts of contractsInParts(db)) faults.push(...(await wrongCredits(db, contracts)));
  return [...faults, ...(await findRecapFaults(db)), ...(await findListingFaults(db, now))];
}

/** Makes credits, kept counts and recaps anew where they are wrong; returns what was. `now` in epoch ms. */
export async function rebuildLedger(tx: Db, now: number): Promise<LedgerFault[]> {
  const recapFaults = await findRecapFaults(tx);
  const counts = await wrongCounts(tx);
  for (const { kind, questId, expected } of counts) {
    await tx
      .update(quest)
      .set({ [kind]: expected })
      .where(eq(quest.id, questId));
  }
  const ofDistricts = await wrongDistrictCounts(tx);
  for (const { districtId, expected } of ofDistricts) {
    await tx.update(district).set({ declaredCount: expected }).where(eq(district.id, districtId));
  }
  const faults: LedgerFault[] = [...counts, ...ofDistricts];
  for await (const contracts of contractsInParts(tx)) {
    const wrong = await wrongCredits(tx, contracts);
    const ids = new Set(wrong.map(({ contractId }) => contractId));
    await replaceCredits(
      tx,
      contracts.filter(({ id }) => ids.has(id)),
      now,
    );
    faults.push(...wrong);
  }
  if (recapFaults.length > 0) await rebuildRecap(tx);
  return [...faults, ...recapFaults, ...(await rebuildListing(tx, now))];
}

// Written out: in a select from one table drizzle leaves the table's name off, and «id» would be the contract's.
const EXPECTED: Readonly<Record<PlaceCount, SQL<number>>> = {
  takenCount: sql`(SELECT count(*) FROM contract AS held WHERE held."questId" = quest."id"
    AND ${isActiveSignUp(held)})`,
  heldCount: sql`(SELECT count(*) FROM place_offer AS offer WHERE offer."questId" = quest."id"
    AND offer."state" = 'standing')
    + (SELECT count(*) FROM place_hold AS hold WHERE hold."questId" = quest."id")`,
  waitingCount: sql`(SELECT count(*) FROM waiting_person AS waits WHERE waits."questId" = quest."id")`,
};

/** Counts anew what these quests keep count of, for a write that moved many of their rows at once. */
export async function recountPlaces(tx: Db, questIds: readonly string[]): Promise<void> {
  if (questIds.length === 0) return;
  await tx
    .update(quest)
    .set(EXPECTED)
    .where(isInList(quest.id, [...new Set(questIds)]));
}

async function wrongCounts(db: Db) {
  const faults: { kind: PlaceCount; questId: string; found: number; expected: number }[] = [];
  for (const kind of ['takenCount', 'heldCount', 'waitingCount'] as const) {
    const expected = EXPECTED[kind];
    const rows = await db
      .select({ questId: quest.id, found: quest[kind], expected })
      .from(quest)
      .where(sql`${quest[kind]} <> ${expected}`);
    faults.push(...rows.map((row) => ({ kind, ...row })));
  }
  return faults;
}

async function wrongDistrictCounts(db: Db) {
  const expected = sql<number>`(SELECT count(*) FROM favorite_district AS favorite
    JOIN chariteer AS fan ON fan."id" = favorite."chariteerId" AND ${isStillThere(fan)}
    WHERE favorite."districtId" = "district"."id")`;
  const rows = await db
    .select({ districtId: district.id, found: district.declaredCount, expected })
    .from(district)
    .where(sql`${district.declaredCount} <> ${expected}`);
  return rows.map((row) => ({ kind: 'declaredCount' as const, ...row }));
}

/** All sign-ups by id, a thousand at a time. Reservations are held by no volunteer and earn nothing. */
async function* contractsInParts(db: Db): AsyncGenerator<CreditedContract[]> {
  const { id, questId, chariteerId, status, actualArrivalAt, actualDepartureAt, creditedUntil } = contract;
  for (let last = ''; ; ) {
    const part = await db
      .select({ id, questId, chariteerId, status, actualArrivalAt, actualDepartureAt, creditedUntil })
      .from(contract)
      .where(and(gt(id, last), isSignUp()))
      .orderBy(asc(id))
      .limit(CONTRACTS_AT_ONCE);
    if (part.length === 0) return;
    yield part;
    last = part.at(-1)?.id ?? last;
  }
}

async function wrongCredits(db: Db, contracts: readonly CreditedContract[]) {
  const ids = contracts.map((held) => held.id);
  const { contractId, playerId, questId, type, value } = credit;
  const rows = await db
    .select({ contractId, playerId, questId, type, value })
    .from(credit)
    .where(isInList(contractId, ids));
  const found = Map.groupBy(rows, (row) => row.contractId);
  return contracts.flatMap((held) => {
    const owner = { playerId: held.chariteerId, questId: held.questId };
    const expected = inWords(
      creditsFor(held.status, servedMinutes(held)).map((one) => ({ ...one, ...owner })),
    );
    const actual = inWords(found.get(held.id) ?? []);
    if (actual === expected) return [];
    return [{ kind: 'credits' as const, contractId: held.id, found: actual, expected }];
  });
}

function inWords(credits: readonly { type: string; value: number; playerId: string; questId: string }[]) {
  return credits
    .map(({ type, value, playerId, questId }) => `${type} ${value} of ${playerId} on ${questId}`)
    .sort()
    .join(', ');
}
