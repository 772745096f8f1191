import { sql } from 'drizzle-orm';
import { dataCopyPart } from '#db/schema/data-copy.ts';
import type { Db } from '#db/store.ts';

/** Pieces that one write deletes: each is zeroed in the file, and others wait meanwhile. */
const PARTS_A_STEP = 20;

/** Deletes the pieces of an account's file, a few a write. */
export async function dropParts(
  write: (work: (tx: Db) => Promise<number>) => Promise<number>,
  accountId: string,
): Promise<void> {
  const some = sql`${dataCopyPart.id} IN (SELECT ${dataCopyPart.id} FROM ${dataCopyPart}
    WHERE ${dataCopyPart.accountId} = ${accountId} LIMIT ${PARTS_A_STEP})`;
  const drop = async (tx: Db) => {
    const dropped = await tx.delete(dataCopyPart).where(some).returning({ id: dataCopyPart.id });
    return dropped.length;
  };
  while ((await write(drop)) > 0);
}
