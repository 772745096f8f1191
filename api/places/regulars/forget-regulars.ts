import { eq } from 'drizzle-orm';
import { regular } from '#db/schema/regular.ts';
import type { Db } from '#db/store.ts';

/** Ends all that someone comes to every time. */
export async function forgetRegulars(tx: Db, chariteerId: string): Promise<void> {
  await tx.delete(regular).where(eq(regular.chariteerId, chariteerId));
}
