import { createHash } from 'node:crypto';
import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import { CHARITY_TABLES } from './charity-tables.ts';
import type { FileTable, Kept, Reference } from './file-table.ts';
import { type FileRow, type FileValue, keptColumns, keyColumns } from './read-table.ts';

/** The rows of a file by table, as they are read. */
export type FileTables = ReadonlyMap<string, readonly FileRow[]>;
/** The person here whom an id of the file names, and whether they have an account. */
export type PersonHere = (id: string) => { id: string; hasAccount: boolean };

export type RowToWrite = { values: Record<string, unknown>; later: Record<string, string> };
export type TableToWrite = { kept: FileTable; rows: readonly RowToWrite[]; leftOut: readonly number[] };

/** The id that a row gets here: the same each time the same file is imported. */
export function importedId(charityId: string, id: string): string {
  const hash = createHash('sha256').update(`${charityId} ${id}`).digest('hex');
  return [8, 12, 16, 20, 32].map((end, at, ends) => hash.slice(ends[at - 1] ?? 0, end)).join('-');
}

/** The id that a person gets here: the same from the files of several charities. */
export function importedPersonId(id: string): string {
  return importedId('people', id);
}

/**
 * The rows of a file as they are stored here, each table after those that it refers to. Left out, by their numbers, is
 * what has to name an account that is not here, or a row that is not in the file.
 */
export function rowsToWrite(tables: FileTables, charityId: string, personHere: PersonHere): TableToWrite[] {
  const ids = new Set([...tables.values()].flatMap((rows) => rows.flatMap(({ id }) => textOf(id))));
  const present = new Map<string, Set<string>>();
  return CHARITY_TABLES.map((kept) => {
    const own = new Set<string>();
    present.set(kept.name, own);
    const rows: RowToWrite[] = [];
    const leftOut: number[] = [];
    const known = new Set((tables.get(kept.name) ?? []).flatMap(({ id }) => textOf(id)));
    for (const [at, row] of (tables.get(kept.name) ?? []).entries()) {
      const read = rowOf(row, { kept, charityId, personHere, ids, present, known });
      if (read === null) leftOut.push(at + 1);
      else {
        rows.push(read);
        for (const id of textOf(row.id)) own.add(id);
      }
    }
    return { kept, rows, leftOut };
  });
}

type Facts = {
  kept: FileTable;
  charityId: string;
  personHere: PersonHere;
  /** Every id of the file: JSON may name them. */
  ids: ReadonlySet<string>;
  /** Ids by table of the rows that are written. */
  present: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids of the table that is read. */
  known: ReadonlySet<string>;
};

const LEFT_OUT = Symbol('left out');
const textOf = (value: FileValue | undefined) => (typeof value === 'string' ? [value] : []);

function rowOf(row: FileRow, facts: Facts): RowToWrite | null {
  const columns: Record<string, SQLiteColumn> = getTableColumns(facts.kept.table);
  const keys = new Set(keyColumns(facts.kept.table).map(({ name }) => name));
  const values: Record<string, unknown> = {};
  const later: Record<string, string> = {};
  for (const [name, kind] of keptColumns(facts.kept)) {
    const column = columns[name];
    const value = row[name];
    if (!column || value === undefined) continue;
    if (isLater(kind, value, facts, keys.has(name))) later[name] = importedId(facts.charityId, String(value));
    const stored = name in later ? null : storedValue(value, kind, column, facts);
    if (stored === LEFT_OUT) return null;
    values[name] = stored;
  }
  return { values, later };
}

/** Whether a value names a row of the same table that follows. */
function isLater(
  kind: Kept,
  value: FileValue,
  { kept, present, known }: Facts,
  isKey: boolean,
): value is string {
  return (
    !isKey &&
    typeof kind === 'object' &&
    !kind.isLoose &&
    kind.to === kept.name &&
    typeof value === 'string' &&
    known.has(value) &&
    present.get(kept.name)?.has(value) !== true
  );
}

function storedValue(value: FileValue, kind: Kept, column: SQLiteColumn, facts: Facts): unknown {
  if (value === null) return null;
  if (typeof kind === 'object') return referenceOf(String(value), kind, column, facts);
  switch (kind) {
    case 'time':
      return Date.parse(String(value));
    case 'html':
      return sanitizeDescription(String(value));
    case 'json': {
      const mapped = withIds(value, facts);
      return column.dataType === 'json' ? mapped : JSON.stringify(mapped);
    }
    case 'volunteer':
    case 'author':
      return facts.personHere(String(value)).id;
    case 'account': {
      const { id, hasAccount } = facts.personHere(String(value));
      return hasAccount ? id : orLeftOut(column);
    }
    default:
      return value;
  }
}

function referenceOf(value: string, { to, isLoose }: Reference, column: SQLiteColumn, facts: Facts): unknown {
  const isOwn = to === facts.kept.name && column.name === 'id';
  const isHere = isOwn || isLoose || facts.present.get(to)?.has(value) === true;
  return isHere ? importedId(facts.charityId, value) : orLeftOut(column);
}

const orLeftOut = ({ notNull }: SQLiteColumn) => (notNull ? LEFT_OUT : null);

/** JSON with the ids of rows replaced by theirs here. */
function withIds(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return facts.ids.has(value) ? importedId(facts.charityId, value) : value;
  if (Array.isArray(value)) return value.map((one) => withIds(one, facts));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [withIds(key, facts), withIds(one, facts)]),
  );
}
