import { and, eq, gt, inArray } from 'drizzle-orm';
import { contract } from '#db/schema/contract.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import type { QuestEdited } from '#domain/events/domain-event.ts';

/** Lets no spot on a quest that now starts earlier wait for an adult beyond its start. */
export async function keepWaits(tx: Db, edits: readonly QuestEdited[]): Promise<void> {
  for (const { stored, changes } of edits) {
    const { startedAt } = changes;
    if (!startedAt) continue;
    const spots = tx.select({ id: contract.id }).from(contract).where(eq(contract.questId, stored.id));
    await tx
      .update(supervision)
      .set({ waitsUntil: startedAt })
      .where(and(inArray(supervision.contractId, spots), gt(supervision.waitsUntil, startedAt)));
  }
}

/** Erases who supervised someone, and whom someone supervised. */
export async function forgetSupervision(tx: Db, chariteerId: string): Promise<void> {
  const own = tx.select({ id: contract.id }).from(contract).where(eq(contract.chariteerId, chariteerId));
  await tx.delete(supervision).where(inArray(supervision.contractId, own));
  await tx.update(supervision).set({ supervisorId: null }).where(eq(supervision.supervisorId, chariteerId));
}
