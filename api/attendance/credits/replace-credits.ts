import { isInList } from '#db/in-list.ts';
import { newId } from '#db/new-id.ts';
import { credit } from '#db/schema/credit.ts';
import type { Db } from '#db/store.ts';
import { type CreditedContract, creditsFor, servedMinutes } from '#domain/attendance/attendance.ts';

const ROWS_AT_ONCE = 100;

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
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx.insert(credit).values(rows.slice(at, at + ROWS_AT_ONCE));
  }
}
