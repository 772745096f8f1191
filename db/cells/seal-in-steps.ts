import { sql } from 'drizzle-orm';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import type { Db, Store } from '../store.ts';
import { type HashedCell, SEALED_TABLES, type SealedCell, type SealedTable } from './cell-names.ts';
import type { Cells } from './cells.ts';
import { Sealed } from './sealed.ts';

/** How far it has come: the table, and the row after which it goes on. */
export type SealPlace = { table: number; after: string };
export const SEAL_FROM: SealPlace = { table: 0, after: '' };

/** What a step has found: how many rows it sealed and could not open, and where the next one begins; null at the end. */
export type SealStep = { sealed: number; lost: number; next: SealPlace | null };

/** Source column of each hash, and the function that normalizes its text before hashing. */
const HASHED_FROM: Readonly<Record<HashedCell, { of: string; key: (text: string) => string }>> = {
  'guardian_consent.mailboxKey': { of: 'guardianEmail', key: mailboxKey },
  'outbox_message.recipientKey': { of: 'recipient', key: uniqueKey },
  'push_subscription.endpointKey': { of: 'endpoint', key: (endpoint) => endpoint },
  'joining.addressKey': { of: 'address', key: mailboxKey },
  'text_number.numberKey': { of: 'number', key: (number) => number },
};

/** Rows sealed per step: few enough that other writes hardly wait. */
const ROWS_A_STEP = 500;

type Row = Record<string, string | null> & { rowKey: string };

/**
 * Looks through the next rows of the tables with sealed cells, and seals with the key in use what still stands in
 * clear or is sealed with a former key, in one write; mailboxes hashed in a spelling of an older version are hashed
 * again. What no known key opens stays as it is.
 */
export async function sealNextRows(store: Store, place: SealPlace, rows = ROWS_A_STEP): Promise<SealStep> {
  const of = SEALED_TABLES[place.table];
  if (of === undefined) return { sealed: 0, lost: 0, next: null };
  const found = await rowsAfter(store.read, of, place.after, rows);
  const next = nextPlace(place, found, rows);
  if (!found.some((row) => isToSeal(of, row, store.read.cells))) return { sealed: 0, lost: 0, next };
  // Read again in here: they may have changed.
  const done = await store.write(async (tx) => sealRows(tx, of, await rowsAfter(tx, of, place.after, rows)));
  return { ...done, next };
}

/** How many rows hold something in clear, or sealed with another key than the one in use. */
export async function countUnsealed(db: Db, cells: Cells): Promise<number> {
  let count = 0;
  for (const of of SEALED_TABLES) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const found: Row[] = await rowsAfter(db, of, after, ROWS_A_STEP);
      count += found.filter((row) => isDue(of, row, cells)).length;
      after = found.length < ROWS_A_STEP ? undefined : found.at(-1)?.rowKey;
    }
  }
  return count;
}

function nextPlace(place: SealPlace, found: readonly Row[], rows: number): SealPlace | null {
  const last = found.at(-1);
  if (last !== undefined && found.length === rows) return { ...place, after: last.rowKey };
  return place.table + 1 < SEALED_TABLES.length ? { table: place.table + 1, after: '' } : null;
}

function rowsAfter(
  db: Db,
  { table, rowKey, sealed, hashed }: SealedTable,
  after: string,
  rows: number,
): Promise<Row[]> {
  const columns = [...sealed, ...hashed].map((column) => sql`${sql.identifier(column)}`);
  const key = sql.identifier(rowKey);
  return db.all<Row>(sql`SELECT ${key} AS "rowKey", ${sql.join(columns, sql`, `)}
    FROM ${sql.identifier(table)} WHERE ${key} > ${after} ORDER BY ${key} LIMIT ${rows}`);
}

function isDue({ sealed, hashed }: SealedTable, row: Row, cells: Cells): boolean {
  return [...sealed, ...hashed].some((column) => {
    const stored = row[column] ?? null;
    return stored !== null && !cells.isCurrent(stored);
  });
}

function isToSeal(of: SealedTable, row: Row, cells: Cells): boolean {
  return isDue(of, row, cells) || hasFormerMailbox(of, row, cells);
}

/** Whether the hash of a mailbox was made of another spelling than today's: aliases of providers become known. */
function hasFormerMailbox({ table, hashed }: SealedTable, row: Row, cells: Cells): boolean {
  return hashed.some((column) => {
    const name = `${table}.${column}` as HashedCell;
    const { of, key } = HASHED_FROM[name];
    const stored = row[of] ?? null;
    if (key !== mailboxKey || stored === null) return false;
    const text = cells.open(`${table}.${of}` as SealedCell, row.rowKey, new Sealed(stored));
    return text !== null && cells.hash(name, key(text)) !== row[column];
  });
}

/** All of them in one statement: a server elsewhere is asked once. */
async function sealRows(
  tx: Db,
  of: SealedTable,
  rows: readonly Row[],
): Promise<{ sealed: number; lost: number }> {
  const due = rows.filter((row) => isToSeal(of, row, tx.cells));
  const changed = due.flatMap((row) => resealed(of, row, tx.cells) ?? []);
  if (changed.length > 0) {
    const columns = [...of.sealed, ...of.hashed];
    const set = columns.map(
      (column) => sql`${sql.identifier(column)} = json_extract(given.value, ${`$.${column}`})`,
    );
    const table = sql.identifier(of.table);
    await tx.run(sql`UPDATE ${table} SET ${sql.join(set, sql`, `)}
      FROM json_each(${JSON.stringify(changed)}) AS given
      WHERE ${table}.${sql.identifier(of.rowKey)} = json_extract(given.value, '$.rowKey')`);
  }
  return { sealed: changed.length, lost: due.length - changed.length };
}

/** Null where a cell opens with no known key. */
function resealed({ table, sealed, hashed }: SealedTable, row: Row, cells: Cells): Row | null {
  const changed: Row = { ...row };
  for (const column of sealed) {
    const stored = row[column] ?? null;
    if (stored === null || cells.isCurrent(stored)) continue;
    const cell = `${table}.${column}` as SealedCell;
    const text = cells.open(cell, row.rowKey, new Sealed(stored));
    if (text === null) return null;
    changed[column] = cells.seal(cell, row.rowKey, text).stored;
  }
  for (const column of hashed) {
    const name = `${table}.${column}` as HashedCell;
    const { of, key } = HASHED_FROM[name];
    const text = cells.open(`${table}.${of}` as SealedCell, row.rowKey, new Sealed(changed[of] ?? ''));
    if (text === null) return null;
    changed[column] = cells.hash(name, key(text));
  }
  return changed;
}
