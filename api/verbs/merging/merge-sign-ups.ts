import { and, eq, sql } from 'drizzle-orm';
import { isActive, isSignUp } from '#api/rows/contracts/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import type { Db } from '#db/store.ts';
import { signUpsSetAside } from '#domain/merging/what-counts.ts';
import type { Sides } from './sides.ts';

/**
 * Brings sign-ups, reservations and credits to the kept record. Of two sign-ups for one quest one counts; the other one
 * goes with all that hangs on it. Returns the quests of those that went, and which of them have a place free now.
 */
export async function mergeSignUps(
  tx: Db,
  { keptId, droppedId }: Sides,
): Promise<{ questIds: string[]; freedQuestIds: string[] }> {
  const { id, questId, chariteerId, claimedAt } = contract;
  const held = await tx
    .select({ id, questId, chariteerId, claimedAt, isActive: sql<boolean>`${isActive()}`.mapWith(Boolean) })
    .from(contract)
    .where(and(isInList(chariteerId, [keptId, droppedId]), isSignUp()));
  const asideIds = signUpsSetAside(held);
  await tx.delete(credit).where(isInList(credit.contractId, asideIds));
  await tx.delete(contract).where(isInList(id, asideIds));
  await tx.update(contract).set({ chariteerId: keptId }).where(eq(chariteerId, droppedId));
  await tx.update(credit).set({ playerId: keptId }).where(eq(credit.playerId, droppedId));
  const aside = held.filter((one) => asideIds.includes(one.id));
  return {
    questIds: held.map((one) => one.questId),
    freedQuestIds: aside.filter((one) => one.isActive).map((one) => one.questId),
  };
}
