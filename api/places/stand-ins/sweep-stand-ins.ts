import { and, eq, inArray, lte } from 'drizzle-orm';
import { hasStarted } from '#api/rows/quest-where.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { quest } from '#db/schema/quest.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import type { Store } from '#db/store.ts';
import { YOUNG_MESSAGE_KEPT_MS } from '#domain/guardians/young-message.ts';

/**
 * Withdraws what is still wanted on quests that have begun, so that the index of open requests holds no others, and
 * deletes requests with their words after two years. `now` in epoch ms.
 */
export async function sweepStandIns(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    const begun = tx.select({ id: quest.id }).from(quest).where(hasStarted(now));
    await tx
      .update(standInRequest)
      .set({ state: 'withdrawn', endedAt: now })
      .where(and(eq(standInRequest.state, 'wanted'), inArray(standInRequest.questId, begun)));
  });
  await deleteInSteps(store, standInRequest, lte(standInRequest.askedAt, now - YOUNG_MESSAGE_KEPT_MS));
}
