import { eq } from 'drizzle-orm';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Db } from '#db/store.ts';

/** Moves a hold to another browser in which the person continues by the emailed link. */
export async function moveHold(tx: Db, fromHash: string, browserHash: string): Promise<void> {
  await tx.update(placeHold).set({ browserHash }).where(eq(placeHold.browserHash, fromHash));
}
