import { getTableName } from 'drizzle-orm';
import { schema } from '#db/schema/all.ts';
import type { Store } from '#db/store.ts';

/** What tells of a change and does not go with it; a calendar entry only ever gets newer. */
const KEPT_ANYHOW = [
  'attendance_entry',
  'audit_entry',
  'calendar_entry',
  'commit_stamp',
  'rate_limit',
  'session',
  'undo',
];

/** Every row of the database by table, in an order that is always the same. */
export async function allRows(store: Store): Promise<Record<string, string[]>> {
  const tables = Object.values(schema).filter((table) => !KEPT_ANYHOW.includes(getTableName(table)));
  const entries = [];
  for (const table of tables) {
    const rows = await store.read.select().from(table);
    entries.push([getTableName(table), rows.map((row) => JSON.stringify(row)).sort()] as const);
  }
  return Object.fromEntries(entries);
}
