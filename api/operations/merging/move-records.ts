import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/store.ts';
import type { Sides } from './merge-parts.ts';
import { isReference, MERGE_PARTS } from './merge-parts.ts';

/**
 * Brings to the kept record what moves as it is. Where the kept record has the same already (a choice, a feed, an
 * answer to one question), its own stays and the other one goes.
 */
export async function moveRows(tx: Db, { keptId, droppedId }: Sides): Promise<void> {
  for (const part of MERGE_PARTS) {
    const { way, by, table } = part;
    if (way !== 'moved') continue;
    const column = sql.identifier(by.name);
    await tx.run(sql`UPDATE OR IGNORE ${table} SET ${column} = ${keptId} WHERE ${column} = ${droppedId}`);
    if (!isReference(part)) await tx.delete(table).where(eq(by, droppedId));
  }
}
