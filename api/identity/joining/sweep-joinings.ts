import { lte } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { joining } from '#db/schema/joining.ts';
import type { Store } from '#db/store.ts';

/** Forgets the addresses with which no one went on in time. `now` in epoch ms. */
export async function sweepJoinings(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, joining, lte(joining.expiresAt, now));
}
