import { and, eq, lte } from 'drizzle-orm';
import { dataCopy } from '#db/schema/data-copy.ts';
import type { Db, Store } from '#db/store.ts';
import { dropParts } from './drop-parts.ts';

/** Deletes the files whose 7 days are over. `now` in epoch ms. */
export async function sweepDataCopies(store: Store, now: number): Promise<void> {
  const isOver = lte(dataCopy.expiresAt, now);
  const over = await store.read.select({ accountId: dataCopy.accountId }).from(dataCopy).where(isOver);
  for (const { accountId } of over) {
    await dropParts((work) => store.write(work), accountId);
    // Asked again: a new one may have been asked for meanwhile.
    const isStill = and(eq(dataCopy.accountId, accountId), isOver);
    await store.write((tx) => tx.delete(dataCopy).where(isStill));
  }
}

/** Deletes an account's file at once, for a write that erases something that stands in it. */
export async function forgetDataCopy(tx: Db, accountId: string): Promise<void> {
  await tx.delete(dataCopy).where(eq(dataCopy.accountId, accountId));
}
