import { and, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Store } from './store.ts';

/** Rows deleted per step: few enough that other writes hardly wait. */
const ROWS_A_STEP = 500;

/** Deletes the rows for which the condition holds, in writes of a bounded length; writes nothing when there is none. */
export async function deleteInSteps(store: Store, table: SQLiteTable, condition: SQL): Promise<void> {
  for (;;) {
    const found = await store.read
      .select({ rowid: sql<number>`rowid` })
      .from(table)
      .where(condition)
      .limit(ROWS_A_STEP);
    if (found.length === 0) return;
    const ids = JSON.stringify(found.map(({ rowid }) => rowid));
    // Asked again: a row may have changed meanwhile, or its number have gone to another.
    const isStillOne = and(sql`rowid IN (SELECT value FROM json_each(${ids}))`, condition);
    await store.write(async (tx) => void (await tx.delete(table).where(isStillOne)));
  }
}
