import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { prepareOnce } from './prepare-once.ts';
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
  const inserts = insertsOn(tx);
  const insert = inserts.get(table) ?? insertInto(tx, table);
  inserts.set(table, insert);
  await insert(rows);
}

/**
 * Rows as a table of the statement, bound as one JSON list, with a column of each name. Each is taken apart once: every
 * mention of the value of `json_each` would write it out anew.
 */
export function tableOfRows<Name extends string>(
  names: readonly Name[],
  rows: readonly Readonly<Record<Name, string | number | boolean | null>>[],
): SQL {
  const lists = JSON.stringify(rows.map((row) => names.map((name) => row[name])));
  const columns = names.map((name, at) => `list ->> ${at} AS "${name}"`).join(', ');
  return sql`(WITH lists(list) AS MATERIALIZED (SELECT value FROM json_each(${lists})),
    taken AS MATERIALIZED (SELECT ${sql.raw(columns)} FROM lists) SELECT * FROM taken)`;
}

type Row = Readonly<Record<string, unknown>>;
type Insert = (rows: readonly Row[]) => Promise<unknown>;

const insertsOn = prepareOnce((_db: Db) => new Map<SQLiteTable, Insert>());

function insertInto(db: Db, table: SQLiteTable): Insert {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table)).filter(([, one]) => !one.generated);
  const cells = columns.map((_, at) => `list ->> ${at}`).join(', ');
  // Asked for once a row: each mention of `value` would write the list out anew.
  const rows = sql`WITH lists(list) AS MATERIALIZED (SELECT value FROM json_each(${sql.placeholder('rows')}))
    SELECT ${sql.raw(cells)} FROM lists`;
  const statement = db.insert(table).select(rows).prepare();
  return async (given) => {
    const lists = given.map((row) => columns.map(([key, column]) => storedIn(column, row[key])));
    await statement.run({ rows: JSON.stringify(lists) });
  };
}

function storedIn(column: SQLiteColumn, value: unknown): unknown {
  const given = value === undefined ? column.default : value;
  return given === undefined || given === null ? null : column.mapToDriverValue(given);
}
