import { existsSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import type { Config } from '#api/process/config/config.ts';
import { pendingMigrations } from '#db/migrate.ts';
import { openStore } from '#db/open-store.ts';
import type { Db, Store } from '#db/store.ts';
import { within } from './deadline.ts';
import { error, type Finding } from './finding.ts';

/** What helps with a database that is not whole. */
export const RESTORE =
  'Stop the server, keep the database aside, and restore the last backup that is whole: npm run restore -- FILE.';

export type OpenDatabase = {
  read: Db;
  /** Tags of the applied migrations, in the order they ran. */
  applied: string[];
  /** Whether its tables are those of this version: only then can be read what they hold. */
  isCurrent: boolean;
  close(): Promise<void>;
};

const ANSWER_MS = 10_000;

/** Opens the database for reading only. Null: there is none yet. A finding: why it cannot be read. */
export async function openDatabase(
  config: Config,
  file: string | null,
): Promise<OpenDatabase | Finding | null> {
  if (file !== null && !existsSync(file)) return null;
  let store: Store | undefined;
  const hadJournal = file !== null && existsSync(`${file}-wal`);
  const close = async () => {
    await store?.close();
    if (file !== null && !hadJournal) putJournalAway(file);
  };
  try {
    const url = file === null ? config.databaseUrl : `file:${file}`;
    store = openStore({ url, authToken: config.databaseAuthToken ?? undefined, readOnly: true });
    const applied = await within(ANSWER_MS, readMigrationTags(store.read));
    return { read: store.read, applied, isCurrent: isCurrent(applied), close };
  } catch (problem) {
    await close().catch(() => undefined);
    return unreadable(file, problem as Error);
  }
}

async function readMigrationTags(read: Db): Promise<string[]> {
  const rows = await read.all<{ tag: string }>(sql`SELECT tag FROM schema_migration ORDER BY tag`);
  return rows.map(({ tag }) => tag);
}

function isCurrent(applied: readonly string[]): boolean {
  try {
    return pendingMigrations(applied).length === 0;
  } catch {
    return false;
  }
}

function unreadable(file: string | null, { message }: Error): Finding {
  if (/no such table: schema_migration/.test(message)) {
    return error(
      'The database holds none of this product’s tables.',
      'Set DATABASE_URL to the right one. If this is the first start, begin with an empty one: it fills itself.',
    );
  }
  if (file === null) {
    return error(
      `The libSQL server does not answer as it should: ${message}.`,
      'Start the server, or mend DATABASE_URL and DATABASE_AUTH_TOKEN.',
    );
  }
  if (/malformed|not a database/.test(message)) {
    return error(`${file} is damaged, or no database: ${message}.`, RESTORE);
  }
  return error(
    `${file} cannot be read: ${message}.`,
    'Run this as the product’s own user, and look at the rights of the file.',
  );
}

/**
 * A connection that only reads leaves the empty files of a journal behind. One that may write takes them along when it
 * is the last, which SQLite itself looks after: where the product serves, nothing happens.
 */
function putJournalAway(file: string): void {
  const journal = `${file}-wal`;
  if (!existsSync(journal) || statSync(journal).size > 0) return;
  try {
    const db = new Sqlite(file, { fileMustExist: true });
    db.pragma('schema_version');
    db.close();
  } catch {
    // Of a file that no one may write to they stay: they hold nothing.
  }
}
