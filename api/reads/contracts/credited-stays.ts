import { and, not, type SQL } from 'drizzle-orm';
import { isActive } from '#api/rows/contracts/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import type { Stay } from '#domain/attendance/credit-bounds.ts';

/** A stay with its contract, its quest and its person. */
export type CreditedStay = Stay & { id: string; questId: string; volunteerId: string | null };

/** When people were marked present over all quests; in one statement however many people. */
export async function loadCreditedStays(tx: Db, volunteerIds: readonly string[]): Promise<CreditedStay[]> {
  return volunteerIds.length === 0 ? [] : readStays(tx, isInList(contract.volunteerId, volunteerIds));
}

/** When people who have left were marked present on quests; in one statement however many. */
export async function loadStaysOfLeft(tx: Db, questIds: readonly string[]): Promise<CreditedStay[]> {
  return readStays(tx, and(isInList(contract.questId, questIds), not(isActive())));
}

async function readStays(tx: Db, isWanted: SQL | undefined): Promise<CreditedStay[]> {
  const rows = await tx
    .select({
      id: contract.id,
      questId: contract.questId,
      volunteerId: contract.volunteerId,
      arrival: contract.actualArrivalAt,
      departure: contract.actualDepartureAt,
    })
    .from(contract)
    .where(isWanted);
  return rows.flatMap(({ arrival, departure, ...row }) =>
    arrival === null || departure === null ? [] : [{ ...row, arrival, departure }],
  );
}
