import { isInList } from '#db/in-list.ts';
import { insertRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { credit } from '#db/schema/credit.ts';
import type { Db } from '#db/store.ts';
import { type CreditedContract, creditsFor, servedMinutes } from '#domain/attendance/attendance.ts';

/** Writer of credits, as stored with them. */
export const CREDITOR = 'attendance';

/**
 * Writes the credits that follow from each contract in place of all that it had. Every credit comes from here, so that
 * it can always be made anew from contracts. `now` in epoch ms.
 */
export async function writeCredits(
  tx: Db,
  contracts: readonly CreditedContract[],
  now: number,
): Promise<void> {
  const ids = contracts.map(({ id }) => id);
  await tx.delete(credit).where(isInList(credit.contractId, ids));
  const rows = contracts.flatMap((held) =>
    creditsFor(held.status, servedMinutes(held)).map((value) => ({
      id: newId(now),
      playerId: held.chariteerId,
      questId: held.questId,
      contractId: held.id,
      creditor: CREDITOR,
      createdAt: now,
      ...value,
    })),
  );
  await insertRows(tx, credit, rows);
}
