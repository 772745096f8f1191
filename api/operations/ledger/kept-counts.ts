import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isActiveReservation, isActiveSignUp } from '#api/rows/contract-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { district } from '#db/schema/district.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { keysOf } from './ledger-keys.ts';
import type { LedgerFault, LedgerPart, PlaceCount } from './ledger-part.ts';

const held = alias(contract, 'held');
const fan = alias(chariteer, 'fan');

// Written out: in a select from one table drizzle leaves the table's name off, and “id” would be the contract's.
const EXPECTED: Readonly<Record<PlaceCount, SQL<number>>> = {
  takenCount: sql`(SELECT coalesce(sum(1 + held."others"), 0) FROM contract AS held WHERE held."questId" = quest."id"
    AND ${isActiveSignUp(held)})`,
  heldCount: sql`(SELECT count(*) FROM place_offer AS offer WHERE offer."questId" = quest."id"
    AND offer."state" = 'standing')
    + (SELECT count(*) FROM place_hold AS hold WHERE hold."questId" = quest."id")
    + (SELECT coalesce(sum(held."guildSpotsLeft"), 0) FROM contract AS held WHERE held."questId" = quest."id"
      AND ${isActiveReservation(held)})`,
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

/** The counts that quests keep. */
export const QUEST_COUNTS: LedgerPart = {
  ...keysOf('quest'),
  most: 1000,
  find: async (db, keys) => {
    const faults: LedgerFault[] = [];
    for (const kind of ['takenCount', 'heldCount', 'waitingCount'] as const) {
      const expected = EXPECTED[kind];
      const rows = await db
        .select({ questId: quest.id, found: quest[kind], expected })
        .from(quest)
        .where(sql`${isInList(quest.id, keys)} AND ${quest[kind]} <> ${expected}`);
      faults.push(...rows.map((row) => ({ kind, ...row })));
    }
    return faults;
  },
  keyOf: (fault) => ('questId' in fault ? fault.questId : ''),
  repair: (tx, _, keys) => recountPlaces(tx, keys),
};

/** How many volunteers chose each district. */
export const DISTRICT_COUNTS: LedgerPart = {
  ...keysOf('district'),
  most: 10,
  find: async (db, keys) => {
    const expected = sql<number>`(SELECT count(*) FROM favorite_district AS favorite
      JOIN chariteer AS fan ON fan."id" = favorite."chariteerId" AND ${isStillThere(fan)}
      WHERE favorite."districtId" = "district"."id")`;
    const rows = await db
      .select({ districtId: district.id, found: district.declaredCount, expected })
      .from(district)
      .where(sql`${isInList(district.id, keys)} AND ${district.declaredCount} <> ${expected}`);
    return rows.map((row) => ({ kind: 'declaredCount' as const, ...row }));
  },
  keyOf: (fault) => ('districtId' in fault ? fault.districtId : ''),
  repair: async (tx, faults) => {
    for (const fault of faults) {
      if (fault.kind !== 'declaredCount') continue;
      const { districtId, expected } = fault;
      await tx.update(district).set({ declaredCount: expected }).where(eq(district.id, districtId));
    }
  },
};
