import { newId } from '#db/new-id.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import type { Db } from '#db/store.ts';
import type { YoungCopy } from '#domain/guardians/young-message.ts';

const ROWS_AT_ONCE = 100;

/** Writes copies of what was written to or by someone under 18. `now` in epoch ms. */
export async function insertCopies(tx: Db, now: number, copies: readonly YoungCopy[]): Promise<void> {
  const rows = copies.map((copy) => ({ ...copy, id: newId(now), createdAt: now }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx.insert(youngMessage).values(rows.slice(at, at + ROWS_AT_ONCE));
}
