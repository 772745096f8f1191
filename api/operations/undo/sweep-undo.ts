import { lte } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { undo } from '#db/schema/undo.ts';
import type { Store } from '#db/store.ts';
import { UNDO_MEMORY_MS } from '#domain/quests/changes/undo.ts';

/** Forgets changes that no one can take back any more, a minute after their time. `now` in epoch ms. */
export async function sweepUndo(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, undo, lte(undo.expiresAt, now - UNDO_MEMORY_MS));
}
