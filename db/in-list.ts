import { type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/**
 * Whether a column holds one of the ids, bound as one JSON list: the text stays the same for any number of them,
 * so the statement is compiled once and no limit on bound values is met.
 */
export function isInList(column: AnySQLiteColumn, ids: readonly string[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** The same with the JSON list given when a prepared statement runs. */
export function isInListOf(column: AnySQLiteColumn, placeholderName: string): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${sql.placeholder(placeholderName)}))`;
}
