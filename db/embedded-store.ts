import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { Availability } from './availability.ts';
import type { Cells } from './cells/cells.ts';
import { compactEmbedded } from './compact.ts';
import { GroupCommit } from './group-commit.ts';
import { migrateEmbedded } from './migrate.ts';
import { proveWritable } from './prove-writable.ts';
import { createReadiness, PROVE_WITHIN_MS } from './readiness.ts';
import { retryBusy } from './retry-busy.ts';
import { schema } from './schema/all.ts';
import { StatementCache } from './statement-cache.ts';
import type { Db, Store } from './store.ts';
import type { TransactionControl } from './write-link.ts';

const MAX_BATCH = 64;
/** Short for the connection that writes: longer waits are retryBusy's, which do not block the event loop. */
const WRITER_BUSY_MS = 20;

/** Another process may be migrating, which takes as long as it takes. */
const MIGRATION_PATIENCE_MS = 60_000;

/** SQLite in this process: one connection that only reads, one that writes. Creates file and folder if missing. */
export function openEmbedded(path: string, readOnly: boolean, cells: Cells): Store {
  const file = path.replace(/^\/\/(?=\/)/, '');
  if (file === '' || file.includes(':memory:')) throw new Error('The database needs a file');
  const availability = new Availability();
  const writing = readOnly ? null : openWriting(file, availability);
  const reader = openReader(file);
  const bootId = randomUUID();
  const { onDrizzle, statementCount } = countingDrizzle(cells);
  const tx = writing && onDrizzle(writing.statements);
  const dataVersion = reader.prepare('PRAGMA data_version').pluck();

  return {
    read: onDrizzle(new StatementCache(reader)),
    write: async (work) => {
      if (!writing || !tx) throw new Error(READ_ONLY);
      return writing.commits.write(() => work(tx));
    },
    decide: async ({ of, facts, write }) => {
      if (!writing || !tx) throw new Error(READ_ONLY);
      return writing.commits.decide({ of, facts: () => facts(tx), write: (known) => write(tx, known) });
    },
    stamp: async () => `${bootId}.${dataVersion.get()}`,
    statementCount,
    ...upkeepOf(file, writing),
    availability,
    readiness: createReadiness(availability, () => schemaOf(file, reader, writing), 'unwritable'),
    close: async () => {
      await writing?.commits.idle();
      reader.close();
      if (writing) await closeWriter(writing.writer);
    },
  };
}

const READ_ONLY = 'The store was opened for reading only';

type Writing = { writer: Sqlite.Database; commits: GroupCommit; statements: StatementCache };

/** The connection that writes, with the commits that it makes. */
function openWriting(file: string, availability: Availability): Writing {
  const writer = openWriter(file);
  const commits = new GroupCommit(controlOf(writer), MAX_BATCH, availability);
  // A statement that outlives its work would commit on its own, or in someone else's transaction.
  const beforeWriting = () => {
    if (!writer.inTransaction) throw new Error('tx was used after its write() had ended');
    commits.pass();
  };
  return { writer, commits, statements: new StatementCache(writer, beforeWriting) };
}

/** Drizzle on our connections, and how many statements it has sent. */
function countingDrizzle(cells: Cells) {
  let statements = 0;
  const logger = {
    logQuery: () => {
      statements += 1;
    },
  };
  const onDrizzle = (client: StatementCache) =>
    Object.assign(drizzle({ client: client as unknown as Sqlite.Database, schema, logger }), {
      cells,
    }) as unknown as Db;
  return { onDrizzle, statementCount: () => statements };
}

/** What has the connection for itself. */
function upkeepOf(file: string, writing: Writing | null): Pick<Store, 'migrate' | 'scrub' | 'compact'> {
  return {
    migrate: async () => {
      if (!writing) throw new Error(READ_ONLY);
      const { commits, writer } = writing;
      await commits.alone(() => retryBusy(() => migrateOnDisk(writer), MIGRATION_PATIENCE_MS));
    },
    scrub: async () => {
      await writing?.commits.alone(() => retryBusy(() => emptyJournal(writing.writer)));
    },
    compact: async () => void (await writing?.commits.alone(() => compactEmbedded(file))),
  };
}

/** A table that is written anew may be larger than the memory. */
async function migrateOnDisk(writer: Sqlite.Database): Promise<void> {
  writer.pragma('temp_store = FILE');
  try {
    await migrateEmbedded(writer);
  } finally {
    writer.pragma('temp_store = MEMORY');
  }
}

/** The last migration that the file has seen. Throws where no one can write. */
async function schemaOf(
  file: string,
  reader: Sqlite.Database,
  writing: Writing | null,
): Promise<string | null> {
  const tag = reader.prepare('SELECT max(tag) FROM schema_migration').pluck().get();
  await writing?.commits.alone(() => retryBusy(() => proveWritable(writing.writer, file), PROVE_WITHIN_MS));
  return typeof tag === 'string' ? tag : null;
}

/** Another process may hold the write lock just then: that must not turn a graceful stop into a failed one. */
async function closeWriter(writer: Sqlite.Database): Promise<void> {
  try {
    await retryBusy(() => writer.pragma('wal_checkpoint(TRUNCATE)'));
  } finally {
    writer.close();
  }
}

function openWriter(file: string): Sqlite.Database {
  mkdirSync(dirname(file), { recursive: true });
  const db = new Sqlite(file);
  db.pragma('busy_timeout = 5000');
  try {
    db.pragma('journal_mode = WAL');
  } catch (error) {
    db.close();
    throw error;
  }
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  db.pragma('secure_delete = ON');
  db.pragma('journal_size_limit = 67108864');
  // What a savepoint may have to undo: in a file, each page that a work changes was written there, too.
  db.pragma('temp_store = MEMORY');
  db.pragma(`busy_timeout = ${WRITER_BUSY_MS}`);
  return db;
}

function openReader(file: string): Sqlite.Database {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  db.pragma('busy_timeout = 5000');
  db.pragma('query_only = ON');
  db.pragma('trusted_schema = OFF');
  return db;
}

function controlOf(db: Sqlite.Database): TransactionControl {
  const statements = new StatementCache(db);
  const run = async (sql: string) => void statements.prepare(sql).run();
  return {
    begin: () => retryBusy(() => run('BEGIN IMMEDIATE')),
    commit: () => run('COMMIT'),
    rollback: async () => void (db.inTransaction && (await run('ROLLBACK'))),
    control: run,
  };
}

/** Throws “database is locked” while someone still reads from the journal. */
function emptyJournal(db: Sqlite.Database): void {
  const [result] = db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  if (result?.busy !== 0) throw new Error('database is locked');
}
