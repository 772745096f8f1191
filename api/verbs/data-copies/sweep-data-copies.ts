import { eq, lte } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { dataCopy, dataCopyPart } from '#db/schema/data-copy.ts';
import type { Db, Store } from '#db/store.ts';

/** Deletes the files whose 7 days are over. `now` in epoch ms. */
export async function sweepDataCopies(store: Store, now: number): Promise<void> {
  const isOver = lte(dataCopy.expiresAt, now);
  const over = await store.read.select({ accountId: dataCopy.accountId }).from(dataCopy).where(isOver);
  for (const { accountId } of over) {
    await deleteInSteps(store, dataCopyPart, eq(dataCopyPart.accountId, accountId));
  }
  await deleteInSteps(store, dataCopy, isOver);
}

/** Deletes an account's file at once, for a write that erases something that stands in it. */
export async function forgetDataCopy(tx: Db, accountId: string): Promise<void> {
  await tx.delete(dataCopy).where(eq(dataCopy.accountId, accountId));
}
