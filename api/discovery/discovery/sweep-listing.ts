import { lt } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { firstListingId } from '#db/listing/listing-id.ts';
import { questListing } from '#db/schema/quest-listing.ts';
import type { Store } from '#db/store.ts';

/** Long enough for clocks of several machines that differ. */
const KEPT_MS = 24 * 3_600_000;

/** Takes quests that began out of what is looked through, with their words. `now` in epoch ms. */
export async function sweepListing(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, questListing, lt(questListing.id, firstListingId(now - KEPT_MS)));
}
