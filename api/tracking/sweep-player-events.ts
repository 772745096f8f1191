import { lt } from 'drizzle-orm';
import { playerEvent } from '#db/schema/player-event.ts';
import type { Store } from '#db/store.ts';
import { endOfRetention } from '#domain/player-event.ts';

/** Deletes the events that are kept no longer. `now` in epoch ms. */
export async function sweepPlayerEvents(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    await tx.delete(playerEvent).where(lt(playerEvent.createdAt, endOfRetention(now)));
  });
}
