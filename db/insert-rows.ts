import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './store.ts';

/**
 * Inserts any number of rows by one statement with one bound value, a JSON list of lists: its text is the same for any
 * number, so that it is built and compiled once, and no limit on bound values is met. For tables of texts and numbers
 * whose defaults are plain values; nothing is sent where there are no rows.
 */
export async function insertRows<Table extends SQLiteTable>(
  tx: Db,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const { columns, statement } = insertOf(table);
  const lists = rows.map((row) => columns.map((column) => column.valueIn(row)));
  await tx.run(statement(JSON.stringify(lists)));
}

type InsertedColumn = { valueIn: (row: Record<string, unknown>) => unknown };
type Insert = { columns: readonly InsertedColumn[]; statement: (lists: string) => SQL };

const known = new WeakMap<SQLiteTable, Insert>();

function insertOf(table: SQLiteTable): Insert {
  const made = known.get(table) ?? makeInsert(table);
  known.set(table, made);
  return made;
}

function makeInsert(table: SQLiteTable): Insert {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table)).filter(([, one]) => !one.generated);
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const values = columns.map((_, at) => `value ->> ${at}`).join(', ');
  const into = sql.raw(` (${names}) SELECT ${values} FROM json_each(`);
  return {
    columns: columns.map(([key, column]) => ({ valueIn: (row) => storedIn(column, row[key]) })),
    statement: (lists) => sql`INSERT INTO ${table}${into}${lists})`,
  };
}

function storedIn(column: SQLiteColumn, value: unknown): unknown {
  const given = value === undefined ? column.default : value;
  return given === undefined || given === null ? null : column.mapToDriverValue(given);
}
