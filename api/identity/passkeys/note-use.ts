import { eq, sql } from 'drizzle-orm';
import { passkey } from '#db/schema/passkey.ts';
import type { Db } from '#db/store.ts';
import type { PasskeyUse } from './verify-passkey.ts';

/** Keeps that a passkey was used, and how often its device says it was. Part of the write that it opens. */
export async function noteUse(
  tx: Db,
  now: number,
  id: string,
  { counter, backedUp }: PasskeyUse,
): Promise<void> {
  await tx
    .update(passkey)
    // A count of 0 tells nothing: the highest one stays known.
    .set({ counter: sql`max(${passkey.counter}, ${counter})`, backedUp, lastUsedAt: now })
    .where(eq(passkey.id, id));
}
