import { lt } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { contactReading } from '#db/schema/contact-reading.ts';
import type { Store } from '#db/store.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';

/** Forgets whose contact data was read on days that are over. `now` in epoch ms. */
export async function sweepContactReadings(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, contactReading, lt(contactReading.day, newYorkDay(now)));
}
