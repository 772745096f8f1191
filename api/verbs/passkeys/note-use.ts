import { eq } from 'drizzle-orm';
import { passkey } from '#db/schema/passkey.ts';
import type { Db } from '#db/store.ts';

/** Keeps that a passkey was used, and how often its device says it was. Part of the write that it opens. */
export async function noteUse(
  tx: Db,
  now: number,
  id: string,
  told: { counter: number; backedUp: boolean },
): Promise<void> {
  await tx
    .update(passkey)
    .set({ ...told, lastUsedAt: now })
    .where(eq(passkey.id, id));
}
