import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Client, Transaction } from '@libsql/client';
import Sqlite from 'better-sqlite3';
import { finishCopy } from './drop-mail-texts.ts';
import { isOfWords, WORDS_AGAIN_SQL, WORDS_TABLE } from './listing/listing-sql.ts';

/** A database that is only read, and without drizzle: a thread that copies it starts in a tenth of the time. */
export type DatabaseSource = {
  /** Writes a complete copy to a new file while others read and write. Throws when the file exists. */
  copy(file: string): Promise<void>;
  /** The first column of the rows of a statement. */
  column(statement: string, ...values: number[]): Promise<unknown[]>;
  close(): void;
};

/** Opens a database by an address that `openStore` takes. */
export async function openSource(url: string, authToken: string | null = null): Promise<DatabaseSource> {
  if (url.startsWith('file:')) return openFile(url.slice('file:'.length).replace(/^\/\/(?=\/)/, ''));
  const { createClient } = await import('@libsql/client');
  const address = url.startsWith('libsql-file:') ? url.slice('libsql-'.length) : url;
  const client = createClient({ url: address, intMode: 'number', ...(authToken && { authToken }) });
  return {
    copy: (file) => dumpLibsql(client, file),
    column: async (sql, ...args) => (await client.execute({ sql, args })).rows.map((row) => row[0]),
    close: () => client.close(),
  };
}

function openFile(file: string): DatabaseSource {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  return {
    copy: (target) => backupEmbedded(file, target),
    column: async (statement, ...values) =>
      db
        .prepare(statement)
        .pluck()
        .all(...values),
    close: () => db.close(),
  };
}

/**
 * Copies the database into a new file while others read and write. The connection holds one read transaction over
 * all steps, so the copy is the state at the call, however long it takes; without it every commit would begin the
 * copy anew. Texts of emails are left out. Throws when the target exists; a failed copy leaves nothing behind.
 */
async function backupEmbedded(source: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already`);
  const partial = `${target}.partial`;
  const db = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    db.exec('BEGIN');
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    await db.backup(partial);
    finishCopy(partial);
    renameSync(partial, target);
  } finally {
    db.close();
    rmSync(partial, { force: true });
  }
}

const PAGE_ROWS = 1000;

/**
 * Writes a libSQL database into a new SQLite file, table by table within one read transaction. Throws when the
 * target exists; a failed copy leaves nothing behind. Texts of emails are left out.
 */
async function dumpLibsql(client: Client, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already`);
  const partial = `${target}.partial`;
  const copy = new Sqlite(partial);
  const source = await client.transaction('read');
  try {
    const { rows } = await source.execute(
      `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'libsql_%'`,
    );
    const parts = rows.map((row) => ({ type: row.type, name: String(row.name), sql: String(row.sql) }));
    // The full-text index makes its own tables, and is made anew from what it is about.
    const tables = parts.filter(({ type, name }) => type === 'table' && !isOfWords(name));
    copy.pragma('foreign_keys = OFF');
    copy.exec('BEGIN');
    for (const { sql } of tables) copy.exec(sql);
    for (const { name } of tables) if (name !== WORDS_TABLE) await copyRows(source, copy, name);
    if (tables.some(({ name }) => name === WORDS_TABLE)) for (const sql of WORDS_AGAIN_SQL) copy.exec(sql);
    // Indexes and triggers after the rows: faster, and no trigger fires.
    for (const { type, sql } of parts) if (type !== 'table') copy.exec(sql);
    copy.exec('COMMIT');
    copy.close();
    finishCopy(partial);
    renameSync(partial, target);
  } finally {
    source.close();
    if (copy.open) copy.close();
    rmSync(partial, { force: true });
  }
}

async function copyRows(source: Transaction, copy: Sqlite.Database, table: string): Promise<void> {
  // table_info leaves generated columns out, which cannot be inserted.
  const columns = copy.prepare(`SELECT '"' || name || '"' FROM pragma_table_info(?)`).pluck().all(table);
  const insert = copy.prepare(
    `INSERT INTO "${table}" (rowid, ${columns}) VALUES (?${', ?'.repeat(columns.length)})`,
  );
  for (let last = 0; ; ) {
    const { rows } = await source.execute({
      sql: `SELECT rowid, ${columns} FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${PAGE_ROWS}`,
      args: [last],
    });
    for (const row of rows) insert.run(...Array.from(row));
    if (rows.length < PAGE_ROWS) return;
    last = Number(rows.at(-1)?.[0]);
  }
}
