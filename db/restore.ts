import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Client, InValue } from '@libsql/client';
import Sqlite from 'better-sqlite3';
import { dropMailTexts, dropMailTextsSql, finishCopy, OUTBOX_COLUMNS_SQL } from './drop-mail-texts.ts';
import { isOfWords, WORDS_AGAIN_SQL, WORDS_TABLE } from './listing/listing-sql.ts';
import { pendingMigrations } from './migrate.ts';
import { dropFilesOfCopy, PICTURE_FILES_TABLE } from './picture-copy.ts';

export type CheckedCopy = { migrations: string[]; tables: string[] };

/**
 * Reads a copy through: every page, every foreign key, and whether this version knows its migrations (it may be
 * older; the next start migrates it). Throws an error that names what is wrong.
 */
export function checkCopy(file: string): CheckedCopy {
  return inCopy(file, file, readThrough);
}

/** A copy of at most so many bytes is restored into memory, which takes twice as much; a larger one is read where it is. */
const MOST_MEMORY_BYTES = 128 * 1024 * 1024;

/** Restores a copy into memory and reads it through there; `look` reads what else is to be known of it. */
export function checkInMemory<T>(
  file: string,
  look: (copy: Sqlite.Database) => T,
): { checked: CheckedCopy; seen: T } {
  const place = existsSync(file) && statSync(file).size <= MOST_MEMORY_BYTES ? readFileSync(file) : file;
  return inCopy(file, place, (copy) => ({ checked: readThrough(copy), seen: look(copy) }));
}

function inCopy<T>(file: string, place: string | Buffer, work: (copy: Sqlite.Database) => T): T {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  let copy: Sqlite.Database | undefined;
  try {
    copy = new Sqlite(place, typeof place === 'string' ? { readonly: true, fileMustExist: true } : {});
    return work(copy);
  } catch (error) {
    throw new Error(`${file} cannot be restored: ${(error as Error).message}`, { cause: error });
  } finally {
    copy?.close();
  }
}

function readThrough(db: Sqlite.Database): CheckedCopy {
  const integrity = db.pragma('integrity_check', { simple: true });
  if (integrity !== 'ok') throw new Error(String(integrity));
  const dangling = db.pragma('foreign_key_check') as unknown[];
  if (dangling.length > 0) throw new Error(`${dangling.length} references dangle`);
  const tables = db
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .pluck()
    .all() as string[];
  if (!tables.includes('schema_migration')) throw new Error('it is no copy of this product');
  const migrations = db.prepare('SELECT tag FROM schema_migration').pluck().all() as string[];
  if (migrations.length === 0) throw new Error('it has no tables yet');
  pendingMigrations(migrations);
  return { migrations, tables };
}

/**
 * Puts a checked copy in the place of the database file; the old one stays as `….before-restore`. The new file
 * appears in one rename, so a crash leaves either the old one or the new one. Throws, with nothing changed, when the
 * copy is bad or a process still has the database open.
 */
export async function restoreEmbedded(copy: string, target: string): Promise<void> {
  const partial = `${target}.restoring`;
  rmSync(partial, { force: true });
  try {
    const source = new Sqlite(copy, { readonly: true, fileMustExist: true });
    // Through SQLite and not as a plain file: a copy may still have its own journal beside it.
    await source.backup(partial).finally(() => source.close());
    checkCopy(partial);
    dropFilesOfCopy(partial);
    finishCopy(partial);
    syncFile(partial);
    if (existsSync(target)) retire(target);
    renameSync(partial, target);
    syncFile(dirname(target));
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(partial + ending, { force: true });
  }
}

/** Folds the journal into the old file, which fails while anybody has it open, and keeps it under a second name. */
function retire(target: string): void {
  const old = new Sqlite(target, { timeout: 0 });
  try {
    old.pragma('journal_mode = DELETE');
    // It is kept from now on, so no one would drop them in time.
    dropMailTexts(old);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code?.startsWith('SQLITE_BUSY')) {
      throw new Error(`${target} is in use: stop the server first`, { cause: error });
    }
    // A database too broken to open is a reason to restore, not an obstacle; its journal must not meet the new file.
    if (code !== 'SQLITE_CORRUPT' && code !== 'SQLITE_NOTADB') throw error;
  } finally {
    old.close();
  }
  for (const ending of ['-wal', '-shm']) rmSync(target + ending, { force: true });
  rmSync(`${target}.before-restore`, { force: true });
  linkSync(target, `${target}.before-restore`);
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Loads a checked copy into an empty libSQL database in one transaction. Throws, with nothing kept, when the copy is
 * bad or the database has tables already.
 */
export async function restoreLibsql(copy: string, client: Client): Promise<void> {
  const { tables } = checkCopy(copy);
  const source = new Sqlite(copy, { readonly: true });
  const transaction = await client.transaction('write');
  try {
    const there = await transaction.execute(
      `SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'libsql_%'`,
    );
    if (there.rows[0]?.[0] !== 0) throw new Error('The libSQL database is not empty: restore into a new one');
    await transaction.execute('PRAGMA defer_foreign_keys = ON');
    const parts = source
      .prepare(
        `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type <> 'table', type = 'trigger'`,
      )
      .all() as { type: string; name: string; sql: string }[];
    // The full-text index makes its own tables, and is made anew from what it is about; its triggers are called like them.
    const made = parts
      .filter(({ type, name }) => type !== 'table' || !isOfWords(name))
      .filter(({ name }) => name !== PICTURE_FILES_TABLE)
      .map(({ sql }) => sql);
    // Indexes first, for foreign keys lean on unique ones; triggers last, they are not for rows that come back.
    const isTrigger = (sql: string) => /^CREATE TRIGGER/i.test(sql);
    await transaction.batch(made.filter((sql) => !isTrigger(sql)));
    for (const table of tables.filter(
      (name) => name !== WORDS_TABLE && name !== PICTURE_FILES_TABLE && !isOfWords(name),
    )) {
      for (const page of pages(source, table)) await transaction.batch(page);
    }
    const columns = source.prepare(OUTBOX_COLUMNS_SQL).pluck().all() as string[];
    const dropped = dropMailTextsSql(columns);
    if (dropped !== null) await transaction.execute(dropped);
    if (tables.includes(WORDS_TABLE)) await transaction.batch([...WORDS_AGAIN_SQL]);
    await transaction.batch(made.filter(isTrigger).map(withoutCache));
    await transaction.commit();
  } finally {
    transaction.close();
    source.close();
  }
}

const PAGE_ROWS = 200;
const CACHED_MAX = 5_000;

/** A statement that the client does not ask the server to keep: the client counts characters, the server bytes. */
function withoutCache(statement: string): string {
  return Buffer.byteLength(statement) < CACHED_MAX ? statement : statement.padEnd(CACHED_MAX);
}

function* pages(source: Sqlite.Database, table: string): Generator<{ sql: string; args: InValue[] }[]> {
  const columns = source.prepare(`SELECT '"' || name || '"' FROM pragma_table_info(?)`).pluck().all(table);
  const sql = `INSERT INTO "${table}" (${columns}) VALUES (?${', ?'.repeat(columns.length - 1)})`;
  const rows = source.prepare(`SELECT ${columns} FROM "${table}"`).raw().iterate();
  let page: { sql: string; args: InValue[] }[] = [];
  for (const row of rows) {
    page.push({ sql, args: row as InValue[] });
    if (page.length < PAGE_ROWS) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
