import { getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { foldedText } from '#domain/text/folded-text.ts';
import { foldedSql } from './folded-sql.ts';

/** Whether a key in folded form holds what someone typed; undefined where nothing was typed. */
export function holdsFolded(key: SQLWrapper, typed: string | null | undefined): SQL | undefined {
  const wanted = foldedText(typed ?? '');
  return wanted === '' ? undefined : sql`instr(${key}, ${wanted}) > 0`;
}

/** The folded form of a column that has no key, for the order of a few rows. */
export function foldedColumn(column: SQLiteColumn): SQL {
  return sql.raw(foldedSql(`"${getTableName(column.table)}"."${column.name}"`));
}
