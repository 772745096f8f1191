import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import Sqlite from 'better-sqlite3';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atLeast } from '../tests/support/at-least.ts';
import { BACKENDS, type OpenBackend } from '../tests/support/store-backends.ts';
import { finishMigration, snapshotFiles } from './make-migration.ts';
import {
  MIGRATIONS_FOLDER,
  type Migration,
  migrateEmbedded,
  migrateLibsql,
  pendingMigrations,
  readMigrations,
  STATEMENT_BREAK,
} from './migrate.ts';
import { schema } from './schema/all.ts';

const statementsOf = (sql: string) => sql.split(STATEMENT_BREAK).map((statement) => statement.trim());

/** Migration as drizzle-kit writes it when a column's rule changes: it rebuilds the parent table of `child`. */
const REBUILD = finishMigration(
  [
    'PRAGMA foreign_keys=OFF;',
    "CREATE TABLE `__new_parent` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text DEFAULT 'none' NOT NULL\n);\n",
    'INSERT INTO `__new_parent`("id") SELECT "id" FROM `parent`;',
    'DROP TABLE `parent`;',
    'ALTER TABLE `__new_parent` RENAME TO `parent`;',
    'PRAGMA foreign_keys=ON;',
  ].join(STATEMENT_BREAK),
);
const FIRST: Migration = {
  tag: '0000_first',
  statements: [
    'CREATE TABLE parent (id TEXT PRIMARY KEY NOT NULL) STRICT',
    'CREATE TABLE child (id TEXT PRIMARY KEY NOT NULL, parentId TEXT REFERENCES parent (id) ON DELETE CASCADE) STRICT',
    `INSERT INTO parent VALUES ('p')`,
    `INSERT INTO child VALUES ('c', 'p')`,
  ],
};
const REBUILT: Migration = { tag: '0001_rebuild', statements: statementsOf(REBUILD) };
const DANGLING: Migration = {
  tag: '0002_dangling',
  statements: [`INSERT INTO child VALUES ('lost', 'nobody')`],
};

type Runner = {
  migrate(migrations: Migration[]): Promise<void>;
  rows(sql: string): Promise<unknown[]>;
  close(): void;
};

function runnerOn(url: string): Runner {
  if (url.startsWith('file:')) {
    const db = new Sqlite(url.slice('file:'.length));
    const rows = async (sql: string) => db.prepare(sql).pluck().all();
    return { migrate: async (migrations) => migrateEmbedded(db, migrations), rows, close: () => db.close() };
  }
  const client: Client = createClient({ url: url.replace('libsql-file:', 'file:') });
  const rows = async (sql: string) => (await client.execute(sql)).rows.map((row) => row[0]);
  return { migrate: (migrations) => migrateLibsql(client, migrations), rows, close: () => client.close() };
}

describe.each(BACKENDS.filter((backend) => !backend.isMissing))('migrations on $name', (backend) => {
  let open: OpenBackend;
  let runner: Runner;

  beforeAll(async () => {
    open = await backend.startEmpty();
    runner = runnerOn(open.url);
  });
  afterAll(async () => {
    runner.close();
    await open.close();
  });

  it('keeps the children of a table that is rebuilt, and makes the new one STRICT', async () => {
    await runner.migrate([FIRST]);
    await runner.migrate([FIRST, REBUILT]);
    expect(await runner.rows('SELECT parentId FROM child')).toEqual(['p']);
    expect(await runner.rows('SELECT name FROM parent')).toEqual(['none']);
    expect(await runner.rows(`SELECT strict FROM pragma_table_list WHERE name = 'parent'`)).toEqual([1]);
  });

  it('undoes a migration that leaves a dangling reference, and says how to go on [OPS-07]', async () => {
    await expect(runner.migrate([FIRST, REBUILT, DANGLING])).rejects.toThrow(
      /^The migration 0002_dangling failed and changed nothing: .*\. (The database is as it was|Start again)/,
    );
    expect(await runner.rows('SELECT id FROM child')).toEqual(['c']);
    expect(await runner.rows('SELECT tag FROM schema_migration ORDER BY tag')).toEqual([
      FIRST.tag,
      REBUILT.tag,
    ]);
  });

  it('has foreign keys on again afterwards', async () => {
    await expect(runner.rows(`INSERT INTO child VALUES ('x', 'nobody') RETURNING id`)).rejects.toThrow(
      'FOREIGN KEY',
    );
  });

  it('runs each migration once when several processes start together', async () => {
    const next: Migration = { tag: '0003_next', statements: ['CREATE TABLE next (id TEXT) STRICT'] };
    const others = [runnerOn(open.url), runnerOn(open.url)];
    await Promise.all([runner, ...others].map((each) => each.migrate([FIRST, REBUILT, next])));
    for (const other of others) other.close();
    expect(await runner.rows(`SELECT count(*) FROM schema_migration WHERE tag = '0003_next'`)).toEqual([1]);
  });
});

it('drops what ANALYZE counted, so that plans stay those that are tested [OPS-11]', () => {
  const db = new Sqlite(':memory:');
  migrateEmbedded(db, [FIRST]);
  db.exec('ANALYZE');
  const counted = db.prepare(`SELECT name FROM sqlite_schema WHERE name LIKE 'sqlite_stat_'`).pluck();
  expect(counted.all()).not.toEqual([]);
  migrateEmbedded(db, [FIRST]);
  expect(counted.all()).toEqual([]);
  db.close();
});

describe('migration files', () => {
  it('refuses a database that is newer than this version', () => {
    expect(() => pendingMigrations(['9999_from_the_future'])).toThrow('newer than this version');
  });

  it('are up to date with the schema', async () => {
    const tags = readMigrations().map(({ tag }) => tag);
    const number = (tags.length - 1).toString().padStart(4, '0');
    const path = join(MIGRATIONS_FOLDER, 'meta', `${number}_snapshot.json`);
    // Older ones are 8,000 lines each that nothing reads.
    expect(snapshotFiles()).toEqual([path]);
    const last = JSON.parse(readFileSync(path, 'utf8'));
    const current = await generateSQLiteDrizzleJson(schema, last.id);
    expect(await generateSQLiteMigration(last, current)).toEqual([]);
  });

  it('make every table STRICT and leave the foreign-key pragma to the runner', () => {
    expect(REBUILD).toContain(') STRICT;');
    expect(REBUILD).not.toMatch(/PRAGMA/i);
    for (const { statements } of atLeast(8, readMigrations())) {
      const tables = statements.filter((statement) => statement.startsWith('CREATE TABLE'));
      expect(tables.filter((statement) => !statement.endsWith('STRICT;'))).toEqual([]);
    }
  });

  it('get the triggers of a table that is created or rebuilt', () => {
    const rebuilt = finishMigration('CREATE TABLE `__new_audit_entry` (\n\t`id` text\n);');
    expect(rebuilt).toContain('CREATE TRIGGER IF NOT EXISTS audit_entry_no_delete');
    expect(finishMigration('CREATE TABLE `other` (\n\t`id` text\n);')).not.toContain('TRIGGER');
  });

  it('fill a rebuilt table from the columns that it had', () => {
    const filled = 'INSERT INTO `__new_a`("id", "isNew", "name") SELECT "id", "isNew", "name" FROM `a`;';
    expect(finishMigration(filled, { a: ['id', 'name'] }).trim()).toBe(
      'INSERT INTO `__new_a`("id", "name") SELECT "id", "name" FROM `a`;',
    );
    expect(finishMigration(filled).trim()).toBe(filled);
  });

  it('refuse what drizzle-kit is known to write wrongly', () => {
    const bound = 'CREATE TABLE `a` (\n\t`n` integer,\n\tCONSTRAINT "n" CHECK("a"."n" > ?)\n);';
    expect(() => finishMigration(bound)).toThrow('sql.raw');
    const expression = 'CREATE UNIQUE INDEX `a_name` ON `a` (lower("name"));';
    expect(() => finishMigration(expression)).toThrow('key column');
    const partial = 'CREATE UNIQUE INDEX `a_n` ON `a` (`n`,`m`) WHERE "x" IS NULL AND ("y" > 1);';
    expect(finishMigration(partial).trim()).toBe(partial);
  });
});
