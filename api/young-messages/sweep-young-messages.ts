import { lte } from 'drizzle-orm';
import { youngMessage } from '#db/schema/young-message.ts';
import type { Store } from '#db/store.ts';
import { YOUNG_MESSAGE_KEPT_MS } from '#domain/young-message.ts';

/** Deletes what was kept for two years. `now` in epoch ms. */
export async function sweepYoungMessages(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    await tx.delete(youngMessage).where(lte(youngMessage.createdAt, now - YOUNG_MESSAGE_KEPT_MS));
  });
}
