import { lte } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import type { Store } from '#db/store.ts';
import { CHARITY_REQUEST_KEPT_MS } from '#domain/charities/charity-request.ts';

/** Deletes requests that no one has answered for a year. `now` in epoch ms. */
export async function sweepCharityRequests(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, charityRequest, lte(charityRequest.createdAt, now - CHARITY_REQUEST_KEPT_MS));
}
