import { and, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { foldedWords } from '#domain/text/folded-text.ts';
import { foldedSql } from './folded-sql.ts';

/** Whether a key in folded form holds every word that someone typed; undefined where nothing was typed. */
export function holdsFolded(key: SQLWrapper, typed: string | null | undefined): SQL | undefined {
  return and(...foldedWords(typed ?? '').map((word) => sql`instr(${key}, ${word}) > 0`));
}

/** The folded form of a column that has no key, for the order of a few rows. */
export function foldedColumn(column: SQLiteColumn): SQL {
  return sql.raw(foldedSql(`"${getTableName(column.table)}"."${column.name}"`));
}
