import { and, eq, lte, sql } from 'drizzle-orm';
import { charityFile, charityFilePart } from '#db/schema/charity-file.ts';
import type { Db, Store } from '#db/store.ts';

/** Pieces that one write deletes. */
const PIECES_A_STEP = 20;

/** Deletes the pieces of a charity's file, a few a write. */
export async function dropPieces(
  write: (work: (tx: Db) => Promise<number>) => Promise<number>,
  providerId: string,
): Promise<void> {
  const some = sql`${charityFilePart.id} IN (SELECT ${charityFilePart.id} FROM ${charityFilePart}
    WHERE ${charityFilePart.providerId} = ${providerId} LIMIT ${PIECES_A_STEP})`;
  const drop = async (tx: Db) => {
    const dropped = await tx.delete(charityFilePart).where(some).returning({ id: charityFilePart.id });
    return dropped.length;
  };
  while ((await write(drop)) > 0);
}

/** Deletes the files whose time is over. `now` in epoch ms. */
export async function sweepCharityFiles(store: Store, now: number): Promise<void> {
  const isOver = lte(charityFile.expiresAt, now);
  const over = await store.read.select({ id: charityFile.providerId }).from(charityFile).where(isOver);
  for (const { id } of over) {
    await dropPieces((work) => store.write(work), id);
    // Asked again: a new one may have been asked for meanwhile.
    await store.write((tx) => tx.delete(charityFile).where(and(eq(charityFile.providerId, id), isOver)));
  }
}
