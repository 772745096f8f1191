import { eq } from 'drizzle-orm';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Db } from '#db/store.ts';

/** Whoever goes on in another browser, by the link of the mail, takes along what is held. */
export async function moveHold(tx: Db, fromHash: string, browserHash: string): Promise<void> {
  await tx.update(placeHold).set({ browserHash }).where(eq(placeHold.browserHash, fromHash));
}
