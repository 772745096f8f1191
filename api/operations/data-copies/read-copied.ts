import { and, asc, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { openWords } from '#api/access/outbox/entries/message-words.ts';
import { SEALED_TABLES, type SealedCell } from '#db/cells/cell-names.ts';
import { Sealed } from '#db/cells/sealed.ts';
import { messageWords } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import type { CopiedValue, Named } from '#domain/data-copies/copied-value.ts';
import { tellsOfOneself } from '#domain/data-copies/told-words.ts';
import type { CopiedPart, FileOwner, NamedKind, Shown } from './copied-part.ts';
import { isNamedKind, readNames } from './read-names.ts';

/** A row as a file tells it: each column that is shown, by its name. */
export type CopiedRow = readonly (readonly [name: string, value: CopiedValue])[];

type ShownColumn = { name: string; shown: Shown; column: SQLiteColumn };
type Row = Record<string, unknown>;

/** The keys of someone's rows of a part, in their order: a JSON list each, of the columns of the primary key. */
export async function readCopiedKeys(
  db: Db,
  { table, isOf, order }: CopiedPart,
  id: string,
  owner: FileOwner = { id, isMinors: false },
): Promise<string[]> {
  const keys = keyColumns(table);
  const rows = await db
    .select({ key: sql<string>`json_array(${sql.join(keys, sql`, `)})` })
    .from(table)
    .where(isOf(id, owner))
    .orderBy(asc(order), ...keys.map((key) => asc(key)));
  return rows.map(({ key }) => key);
}

/** Rows that still exist and still belong to the person, in the order of their keys. */
export async function readCopiedRows(
  db: Db,
  part: CopiedPart,
  id: string,
  keys: readonly string[],
  owner: FileOwner = { id, isMinors: false },
): Promise<CopiedRow[]> {
  const { table, isOf } = part;
  const columns = shownColumns(part);
  const primary = keyColumns(table);
  const selected = Object.fromEntries(columns.map(({ name, column }) => [name, column]));
  const rowKey = rowKeyOf(table);
  const rows: Row[] = await db
    .select({
      ...selected,
      // Beside the shown ones: the place of the row, and what its sealed cells are sealed with.
      [KEY]: sql<string>`json_array(${sql.join(primary, sql`, `)})`,
      ...(rowKey && { [ROW_KEY]: rowKey }),
    })
    .from(table)
    .where(and(isAmong(primary, keys), isOf(id, owner)));
  const facts = { names: await namesIn(db, columns, rows), words: await wordsIn(db, columns, rows) };
  const byKey = new Map(rows.map((row) => [row[KEY], row]));
  return keys.flatMap((key) => {
    const row = byKey.get(key);
    return row ? [columns.map((one) => [one.name, copiedValue(db, part, one, row, facts)] as const)] : [];
  });
}

const KEY = '#key';
const ROW_KEY = '#rowKey';

type Facts = {
  names: ReadonlyMap<NamedKind, ReadonlyMap<string, Named>>;
  words: ReadonlyMap<string, string>;
};

function shownColumns({ table, columns }: CopiedPart): ShownColumn[] {
  const all: Record<string, SQLiteColumn> = getTableColumns(table);
  return Object.entries(columns).flatMap(([name, shown]) => {
    const column = all[name];
    return column && typeof shown === 'string' ? [{ name, shown, column }] : [];
  });
}

function keyColumns(table: CopiedPart['table']): SQLiteColumn[] {
  const all: SQLiteColumn[] = Object.values(getTableColumns(table));
  return [...(getTableConfig(table).primaryKeys[0]?.columns ?? all.filter(({ primary }) => primary))];
}

/**
 * Condition that a row's primary key is in a list. Row numbers won't do: they change when SQLite rewrites the file.
 */
function isAmong(columns: SQLiteColumn[], keys: readonly string[]): SQL {
  const values = columns.map((_, at) => sql.raw(`value ->> ${at}`));
  return sql`(${sql.join(columns, sql`, `)}) IN (SELECT ${sql.join(values, sql`, `)} FROM json_each(${`[${keys.join(',')}]`}))`;
}

/** The column that is sealed in with each cell of a row; undefined where nothing is sealed. */
function rowKeyOf(table: CopiedPart['table']): SQLiteColumn | undefined {
  const sealed = SEALED_TABLES.find((one) => one.table === getTableName(table));
  return sealed && (getTableColumns(table) as Record<string, SQLiteColumn>)[sealed.rowKey];
}

/** A statement for each kind of thing that the rows refer to. */
async function namesIn(
  db: Db,
  columns: readonly ShownColumn[],
  rows: readonly Row[],
): Promise<Facts['names']> {
  const kinds = new Set(columns.map(({ shown }) => shown).filter(isNamedKind));
  const names = new Map<NamedKind, ReadonlyMap<string, Named>>();
  for (const kind of kinds) {
    const own = columns.filter(({ shown }) => shown === kind);
    const ids = rows
      .flatMap((row) => own.map(({ name }) => row[name]))
      .filter((one) => typeof one === 'string');
    names.set(kind, await readNames(db, kind, ids));
  }
  return names;
}

/** What the messages among the rows said, where it says nothing of others. */
async function wordsIn(
  db: Db,
  columns: readonly ShownColumn[],
  rows: readonly Row[],
): Promise<Facts['words']> {
  const column = columns.find(({ shown }) => shown === 'words');
  if (!column) return new Map();
  const told = rows.filter(({ kind }) => tellsOfOneself(kind)).map((row) => String(row[column.name]));
  if (told.length === 0) return new Map();
  const kept = await db
    .select({ id: messageWords.id, words: messageWords.words })
    .from(messageWords)
    .where(inArray(messageWords.id, [...new Set(told)]));
  return new Map(
    kept.map(({ id, words }) => {
      const said = openWords(db, id, words);
      const parts = said?.parts.map((part) => (typeof part === 'string' ? part : part.words)) ?? [];
      return [id, said ? [said.subject, ...parts].join('\n') : ''];
    }),
  );
}

function copiedValue(
  db: Db,
  { table }: CopiedPart,
  { name, shown }: ShownColumn,
  row: Row,
  { names, words }: Facts,
): CopiedValue {
  const stored = row[name];
  if (stored === null || stored === undefined) return null;
  if (isNamedKind(shown)) {
    const id = String(stored);
    return { kind: 'named', value: names.get(shown)?.get(id) ?? { id, name: '' } };
  }
  const cellOf = () => openCell(db, `${getTableName(table)}.${name}`, String(row[ROW_KEY]), stored);
  switch (shown) {
    case 'sealed':
      return textOf(cellOf());
    case 'words':
      // The same text for many: equal ids, and a message of another kind has none here.
      return tellsOfOneself(row.kind) ? textOf(words.get(String(stored)) ?? null) : null;
    case 'seconds':
      return { kind: 'time', value: Number(stored) * 1000 };
    case 'json': {
      const said = stored instanceof Sealed ? cellOf() : stored;
      return { kind: 'list', value: typeof said === 'string' ? parsed(said) : said };
    }
    case 'flag':
      return { kind: 'flag', value: stored === true };
    case 'time':
    case 'number':
      return { kind: shown, value: Number(stored) };
    default:
      return { kind: shown, value: String(stored) };
  }
}

function textOf(value: string | null): CopiedValue {
  return value === null ? null : { kind: 'text', value };
}

function openCell(db: Db, cell: string, row: string, stored: unknown): string | null {
  return stored instanceof Sealed ? db.cells.open(cell as SealedCell, row, stored) : null;
}

/** JSON that older versions wrote may be none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
