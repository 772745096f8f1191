import { lt } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { playerEvent } from '#db/schema/player-event.ts';
import type { Store } from '#db/store.ts';
import { endOfRetention } from '#domain/tracking/player-event.ts';

/** Deletes the events that are kept no longer. `now` in epoch ms. */
export async function sweepPlayerEvents(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, playerEvent, lt(playerEvent.createdAt, endOfRetention(now)));
}
