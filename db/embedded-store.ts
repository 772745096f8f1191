import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { Availability } from './availability.ts';
import { backupEmbedded } from './backup.ts';
import type { Cells } from './cells/cells.ts';
import { compactEmbedded } from './compact.ts';
import { GroupCommit, type TransactionControl } from './group-commit.ts';
import { migrateEmbedded } from './migrate.ts';
import { proveWritable } from './prove-writable.ts';
import { createReadiness, PROVE_WITHIN_MS } from './readiness.ts';
import { retryBusy } from './retry-busy.ts';
import { schema } from './schema/all.ts';
import { StatementCache } from './statement-cache.ts';
import type { Db, Store } from './store.ts';

const MAX_BATCH = 64;
/** Short for the connection that writes: longer waits are retryBusy's, which do not block the event loop. */
const WRITER_BUSY_MS = 20;

/** Another process may be migrating, which takes as long as it takes. */
const MIGRATION_PATIENCE_MS = 60_000;

/** SQLite in this process: one connection that only reads, one that writes. Creates file and folder if missing. */
export function openEmbedded(path: string, readOnly: boolean, cells: Cells): Store {
  const file = path.replace(/^\/\/(?=\/)/, '');
  if (file === '' || file.includes(':memory:')) throw new Error('The database needs a file');
  const writer = readOnly ? null : openWriter(file);
  const reader = openReader(file);
  const bootId = randomUUID();
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
  const availability = new Availability();
  const commits = writer && new GroupCommit(controlOf(writer), MAX_BATCH, availability);
  // A statement that outlives its work would commit on its own, or in somebody else's transaction.
  const beforeWriting = () => {
    if (!writer?.inTransaction) throw new Error('tx was used after its write() had ended');
    commits?.pass();
  };
  const tx = writer && onDrizzle(new StatementCache(writer, beforeWriting));
  const dataVersion = reader.prepare('PRAGMA data_version').pluck();

  return {
    read: onDrizzle(new StatementCache(reader)),
    write: async (work) => {
      if (!commits || !tx) throw new Error('The store was opened for reading only');
      return commits.write(() => work(tx));
    },
    migrate: async () => {
      if (!commits || !writer) throw new Error('The store was opened for reading only');
      await commits.alone(() => retryBusy(() => migrateEmbedded(writer), MIGRATION_PATIENCE_MS));
    },
    stamp: async () => `${bootId}.${dataVersion.get()}`,
    statementCount: () => statements,
    backup: (target) => backupEmbedded(file, target),
    scrub: async () => void (writer && (await commits?.alone(() => retryBusy(() => emptyJournal(writer))))),
    compact: async () => void (await commits?.alone(() => compactEmbedded(file))),
    availability,
    readiness: createReadiness(
      availability,
      async () => {
        const tag = reader.prepare('SELECT max(tag) FROM schema_migration').pluck().get();
        const prove = () => retryBusy(() => writer && proveWritable(writer, file), PROVE_WITHIN_MS);
        await commits?.alone(prove);
        return typeof tag === 'string' ? tag : null;
      },
      'unwritable',
    ),
    close: async () => {
      await commits?.idle();
      reader.close();
      if (writer) await closeWriter(writer);
    },
  };
}

/** Another process may hold the write lock just then: that must not turn a graceful stop into a failed one. */
async function closeWriter(writer: Sqlite.Database): Promise<void> {
  try {
    await retryBusy(() => writer.pragma('optimize'));
    await retryBusy(() => writer.pragma('wal_checkpoint(TRUNCATE)'));
  } finally {
    writer.close();
  }
}

function openWriter(file: string): Sqlite.Database {
  mkdirSync(dirname(file), { recursive: true });
  const db = new Sqlite(file);
  db.pragma('busy_timeout = 5000');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  db.pragma('secure_delete = ON');
  db.pragma('journal_size_limit = 67108864');
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

/** Throws «database is locked» while somebody still reads from the journal. */
function emptyJournal(db: Sqlite.Database): void {
  const [result] = db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  if (result?.busy !== 0) throw new Error('database is locked');
}
