import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import type { Stay } from '#domain/attendance/credit-bounds.ts';

/** A stay with its contract and its person. */
export type CreditedStay = Stay & { id: string; volunteerId: string | null };

/** When people were marked present, over all quests; in one statement however many people. */
export async function loadCreditedStays(tx: Db, volunteerIds: readonly string[]): Promise<CreditedStay[]> {
  const rows = await tx
    .select({
      id: contract.id,
      volunteerId: contract.volunteerId,
      arrival: contract.actualArrivalAt,
      departure: contract.actualDepartureAt,
    })
    .from(contract)
    .where(isInList(contract.volunteerId, volunteerIds));
  return rows.flatMap(({ arrival, departure, ...row }) =>
    arrival === null || departure === null ? [] : [{ ...row, arrival, departure }],
  );
}
