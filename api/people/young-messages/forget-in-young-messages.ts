import { eq, lte, or } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import type { Db, Store } from '#db/store.ts';
import { withoutWords, YOUNG_MESSAGE_KEPT_MS } from '#domain/guardians/young-message.ts';

/**
 * Takes the words that name someone whose account goes out of what they wrote or were written. The rest stays for its
 * two years: it is about what adults did.
 */
export async function forgetInYoungMessages(tx: Db, id: string, words: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ id: youngMessage.id, body: youngMessage.body })
    .from(youngMessage)
    .where(or(eq(youngMessage.recipientId, id), eq(youngMessage.senderId, id)));
  for (const row of rows) {
    const body = withoutWords(row.body, words);
    if (body !== row.body) await tx.update(youngMessage).set({ body }).where(eq(youngMessage.id, row.id));
  }
}

/** Deletes what was kept for two years. `now` in epoch ms. */
export async function sweepYoungMessages(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, youngMessage, lte(youngMessage.createdAt, now - YOUNG_MESSAGE_KEPT_MS));
}
