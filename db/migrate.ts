import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import type { Database } from 'better-sqlite3';
import { causes, constraintOf } from './constraint-error.ts';
import { type MigrationRun, tellMigration } from './database-events.ts';
import { retryBusy } from './retry-busy.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
export const STATEMENT_BREAK = '--> statement-breakpoint';

export type Migration = { tag: string; statements: string[] };

export const MIGRATION_TABLE =
  'CREATE TABLE IF NOT EXISTS schema_migration (tag TEXT PRIMARY KEY NOT NULL, appliedAt INTEGER NOT NULL) STRICT';

/** Code of the error of a migration that failed: its message says what to do next. */
export const MIGRATION_FAILED = 'MIGRATION_FAILED';

/** The committed migrations in their order. */
export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(join(folder, `${tag}.sql`), 'utf8')
      .split(STATEMENT_BREAK)
      .map((statement) => statement.trim())
      .filter((statement) => statement !== ''),
  }));
}

/** What is still to run. Throws when the database has migrations that this version does not know. */
export function pendingMigrations(applied: readonly string[], migrations = readMigrations()): Migration[] {
  const known = new Set(migrations.map((migration) => migration.tag));
  const strange = applied.filter((tag) => !known.has(tag));
  if (strange.length > 0) {
    throw new Error(
      `The database is newer than this version: it has the migration ${strange.join(', ')}. ` +
        'Start the version that wrote it, or restore a backup made before.',
    );
  }
  const done = new Set(applied);
  return migrations.filter((migration) => !done.has(migration.tag));
}

/**
 * Tables in which `ANALYZE` and `PRAGMA optimize` count rows for the planner. They are dropped at each start: every plan
 * is tested without them, and the counts of a large installation led the home to read all upcoming quests.
 */
const STATISTICS = `SELECT name FROM sqlite_schema WHERE name IN ('sqlite_stat1', 'sqlite_stat4')`;

/**
 * Brings an embedded database up to date in one transaction; a second process waits and then finds nothing to do.
 * Where nothing is to do no lock is taken. Foreign keys are off meanwhile, because dropping a rebuilt parent table
 * would delete its children; those of the tables concerned are checked before COMMIT. Throws, with nothing changed,
 * when a reference would dangle.
 */
export function migrateEmbedded(db: Database, migrations = readMigrations()): void {
  for (const table of db.prepare(STATISTICS).pluck().all()) db.exec(`DROP TABLE IF EXISTS ${table}`);
  if (pendingMigrations(appliedTags(db), migrations).length === 0) return;
  const runs: MigrationRun[] = [];
  db.pragma('foreign_keys = OFF');
  try {
    db.transaction(() => {
      db.exec(MIGRATION_TABLE);
      for (const { tag, statements } of pendingMigrations(appliedTags(db), migrations)) {
        const startedAt = performance.now();
        try {
          for (const statement of statements) db.exec(statement);
          refuseDangling(db, danglingSql(statements));
        } catch (error) {
          throw failedMigration(tag, error, 'The database is as it was: start the version before.');
        }
        db.prepare('INSERT INTO schema_migration VALUES (?, ?)').run(tag, Date.now());
        runs.push({ migration: tag, milliseconds: Math.round(performance.now() - startedAt) });
      }
    }).immediate();
  } finally {
    db.pragma('foreign_keys = ON');
  }
  for (const run of runs) tellMigration(run);
}

function failedMigration(tag: string, error: unknown, next: string): Error {
  const why = causes(error)[0]?.message ?? String(error);
  const message = `The migration ${tag} failed and changed nothing: ${why}. ${next}`;
  return Object.assign(new Error(message, { cause: error }), { code: MIGRATION_FAILED });
}

function appliedTags(db: Database): string[] {
  const table = db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'schema_migration'`).get();
  return table ? (db.prepare('SELECT tag FROM schema_migration').pluck().all() as string[]) : [];
}

function refuseDangling(db: Database, sql: string): void {
  const dangling = db.prepare(sql).all();
  if (dangling.length === 0) return;
  throw new Error(
    `A migration leaves ${dangling.length} dangling references: ${JSON.stringify(dangling[0])}`,
  );
}

/**
 * Finds references that dangle, in the tables that the statements write and in those that refer to one of them. All
 * others are as they were, and reading a whole database through is for `npm run doctor`.
 */
function danglingSql(statements: readonly string[]): string {
  const written = statements.flatMap((statement) => {
    const table = WRITES_TABLE.exec(statement)?.groups?.table;
    return table ? [table.replace(/^__new_/, '')] : [];
  });
  const names = [...new Set(written)].map((name) => `'${name}'`).join(', ');
  return `SELECT broken."table", broken."parent" FROM sqlite_schema AS child
    JOIN pragma_foreign_key_check(child."name") AS broken
    WHERE child."type" = 'table' AND (child."name" IN (${names}) OR EXISTS (
      SELECT 1 FROM pragma_foreign_key_list(child."name") AS key WHERE key."table" IN (${names})))`;
}

const WRITES_TABLE =
  /^(?:\s*--.*\n)*\s*(?:INSERT (?:OR \w+ )?INTO|UPDATE|DELETE FROM|DROP TABLE)\s+[`"]?(?<table>\w+)/i;

/** Migrates a libSQL database, each migration in a transaction of its own. Throws with the failed one rolled back. */
export async function migrateLibsql(client: Client, migrations = readMigrations()): Promise<void> {
  for (
    let next = await firstPending(client, migrations);
    next;
    next = await firstPending(client, migrations)
  ) {
    const { tag, statements } = next;
    await retryBusy(() => client.execute(MIGRATION_TABLE));
    const startedAt = performance.now();
    try {
      // The tag comes first: it takes the lock, and refuses when another process has been quicker.
      await client.migrate([
        { sql: 'INSERT INTO schema_migration VALUES (?, ?)', args: [tag, Date.now()] },
        ...statements,
        // Breaks its own NOT NULL, and with it the migration, when a reference dangles.
        `INSERT INTO schema_migration (tag, appliedAt) SELECT NULL, 0 FROM (${danglingSql(statements)}) LIMIT 1`,
      ]);
      tellMigration({ migration: tag, milliseconds: Math.round(performance.now() - startedAt) });
    } catch (error) {
      const broken = constraintOf(error);
      if (broken?.kind === 'unique' && broken.name === 'schema_migration.tag') continue;
      throw failedMigration(tag, error, 'Start again, or restore the backup made before this version.');
    }
  }
}

async function firstPending(client: Client, migrations: Migration[]): Promise<Migration | undefined> {
  const { rows: tables } = await retryBusy(() =>
    client.execute(`SELECT 1 FROM sqlite_schema WHERE name = 'schema_migration'`),
  );
  if (tables.length === 0) return migrations[0];
  const { rows } = await retryBusy(() => client.execute('SELECT tag FROM schema_migration'));
  return pendingMigrations(
    rows.map((row) => String(row[0])),
    migrations,
  )[0];
}
