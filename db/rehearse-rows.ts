import Sqlite from 'better-sqlite3';
import { getTableName, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { constraintOf } from './constraint-error.ts';
import type { Db } from './store.ts';

type Rehearsed = { table: SQLiteTable; rows: readonly Record<string, unknown>[] };

/** `at` counts the rows of the table from 0; `rule` names what the row breaks, as `constraintOf` does. */
type RefusedRow = { table: SQLiteTable; at: number; rule: string };

/**
 * The first row that a rule of its own table refuses, or null. Tried in a database in memory that has these tables alone;
 * keys to rows of other tables are not looked at.
 */
export async function firstRefusedRow(db: Db, tables: readonly Rehearsed[]): Promise<RefusedRow | null> {
  const made = await db.all<{ sql: string; name: string }>(
    sql`SELECT "sql", "tbl_name" AS "name" FROM "sqlite_master" WHERE "type" = 'table'`,
  );
  const memory = new Sqlite(':memory:');
  try {
    memory.pragma('foreign_keys = OFF');
    const trial = drizzle({ client: memory });
    for (const { table, rows } of tables) {
      const statement = made.find(({ name }) => name === getTableName(table));
      if (!statement) continue;
      memory.exec(statement.sql);
      for (const [at, row] of rows.entries()) {
        const rule = ruleBrokenBy(() => trial.insert(table).values(row).onConflictDoNothing().run());
        if (rule !== null) return { table, at, rule };
      }
    }
    return null;
  } finally {
    memory.close();
  }
}

function ruleBrokenBy(insert: () => void): string | null {
  try {
    insert();
    return null;
  } catch (error) {
    const broken = constraintOf(error);
    if (broken === null) throw error;
    return broken.name;
  }
}
