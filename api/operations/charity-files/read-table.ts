import { asc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from '#db/store.ts';
import type { FileTable, Kept } from './file-table.ts';

export type FileValue = string | number | boolean | null | object;
/** A row as a file has it. */
export type FileRow = Record<string, FileValue>;

/** The columns of a table that are in a file, in their order. */
export function keptColumns({ columns }: Pick<FileTable, 'columns'>): (readonly [string, Kept])[] {
  return Object.entries(columns).flatMap(([name, kept]) => (isKept(kept) ? [[name, kept] as const] : []));
}

function isKept(kept: FileTable['columns'][string]): kept is Kept {
  return typeof kept === 'string' || 'to' in kept;
}

/** The columns of a table's primary key. */
export function keyColumns(table: SQLiteTable): SQLiteColumn[] {
  const all: SQLiteColumn[] = Object.values(getTableColumns(table));
  return [...(getTableConfig(table).primaryKeys[0]?.columns ?? all.filter(({ primary }) => primary))];
}

const keyOf = (table: SQLiteTable): SQL<string> =>
  sql<string>`json_array(${sql.join(keyColumns(table), sql`, `)})`;

/** The keys of a charity's rows, in the order of the file. */
export async function readKeys(
  db: Db,
  { table, isOf, first }: FileTable,
  providerId: string,
): Promise<string[]> {
  const rows = await db
    .select({ key: keyOf(table) })
    .from(table)
    .where(isOf(providerId))
    .orderBy(...(first ? [first] : []), ...keyColumns(table).map((key) => asc(key)));
  return rows.map(({ key }) => key);
}

/** The rows with these keys that are still there, in their order. */
export async function readRows(db: Db, kept: FileTable, keys: readonly string[]): Promise<FileRow[]> {
  const { table } = kept;
  const all: Record<string, SQLiteColumn> = getTableColumns(table);
  const columns = keptColumns(kept).flatMap(([name, kind]) => {
    const column = all[name];
    return column ? [{ name, kind, column }] : [];
  });
  const primary = keyColumns(table);
  const values = primary.map((_, at) => sql.raw(`value ->> ${at}`));
  const isAsked = sql`(${sql.join(primary, sql`, `)}) IN
    (SELECT ${sql.join(values, sql`, `)} FROM json_each(${`[${keys.join(',')}]`}))`;
  const rows: Record<string, unknown>[] = await db
    .select({
      ...Object.fromEntries(columns.map(({ name, column }) => [name, column])),
      [KEY]: keyOf(table),
    })
    .from(table)
    .where(isAsked);
  const byKey = new Map(rows.map((row) => [row[KEY], row]));
  return keys.flatMap((key) => {
    const row = byKey.get(key);
    return row
      ? [Object.fromEntries(columns.map(({ name, kind }) => [name, fileValue(kind, row[name])]))]
      : [];
  });
}

const KEY = '#key';

function fileValue(kind: Kept, stored: unknown): FileValue {
  if (stored === null || stored === undefined) return null;
  if (kind === 'time') return new Date(Number(stored)).toISOString();
  if (kind === 'json') return typeof stored === 'string' ? JSON.parse(stored) : stored;
  return stored as string | number | boolean;
}
