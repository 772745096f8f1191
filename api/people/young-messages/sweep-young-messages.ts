import { lte } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import type { Store } from '#db/store.ts';
import { YOUNG_MESSAGE_KEPT_MS } from '#domain/guardians/young-message.ts';

/** Deletes what was kept for two years. `now` in epoch ms. */
export async function sweepYoungMessages(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, youngMessage, lte(youngMessage.createdAt, now - YOUNG_MESSAGE_KEPT_MS));
}
