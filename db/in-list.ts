import { type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/**
 * Whether a column holds one of the ids, bound as one JSON list: the text stays the same for any number of them,
 * so the statement is compiled once and no limit on bound values is met.
 */
export function isInList(column: AnySQLiteColumn, ids: readonly string[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** Condition that a column's value is in a JSON list, which a prepared statement receives as a parameter. */
export function isInListOf(column: AnySQLiteColumn, placeholderName: string): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${sql.placeholder(placeholderName)}))`;
}
