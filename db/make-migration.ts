import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER, STATEMENT_BREAK } from './migrate.ts';
import { TRIGGERS, triggersNaming } from './triggers.ts';

/**
 * Turns what drizzle-kit writes into what this product runs: every table STRICT (the rebuilt `__new_` ones too),
 * no foreign-key pragma (it does nothing inside a transaction; the runner switches keys off before it), the
 * triggers of every table that is created or rebuilt, and those of others that name a rebuilt one; a rebuilt table is filled from the columns it had (`before`),
 * not from new ones too, whose quoted names SQLite would take for words. Throws where drizzle-kit is known to write
 * broken SQL.
 */
export function finishMigration(sql: string, before: ColumnsOfTables = {}): string {
  const statements = sql
    .split(STATEMENT_BREAK)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !/^PRAGMA\s+foreign_keys/i.test(statement));
  for (const statement of statements) refuseBroken(statement);
  const strict = statements.map((statement) =>
    /^CREATE TABLE/i.test(statement)
      ? statement.replace(/\)\s*(STRICT)?\s*;?$/i, ') STRICT;')
      : fillFromOldColumns(statement, before),
  );
  const created = strict.flatMap(
    (statement) => /^CREATE TABLE [`"](?:__new_)?(\w+)/i.exec(statement)?.[1] ?? [],
  );
  const rebuilt = strict.flatMap((statement) => /^CREATE TABLE [`"]__new_(\w+)/i.exec(statement)?.[1] ?? []);
  const naming = [...new Set(rebuilt.flatMap(triggersNaming))];
  const triggers = [...new Set([...created.flatMap((table) => TRIGGERS[table] ?? []), ...naming])];
  return `${[...naming.map(dropOf), ...strict, ...triggers].join(`\n${STATEMENT_BREAK}\n`)}\n`;
}

function dropOf(trigger: string): string {
  const [, name] = /^CREATE TRIGGER IF NOT EXISTS (\w+)/.exec(trigger) ?? [];
  return `DROP TRIGGER IF EXISTS ${name};`;
}

/** Table → its columns before the migration. */
type ColumnsOfTables = Readonly<Record<string, readonly string[]>>;

function fillFromOldColumns(statement: string, before: ColumnsOfTables): string {
  const filled = /^INSERT INTO `__new_(\w+)`\(([^)]*)\) SELECT ([^;]*) FROM `\1`;$/.exec(statement);
  const [, table = '', targets = '', sources = ''] = filled ?? [];
  const known = before[table];
  if (!filled || !known || targets !== sources) return statement;
  const kept = targets.split(', ').filter((column) => known.includes(column.replaceAll('"', '')));
  return `INSERT INTO \`__new_${table}\`(${kept.join(', ')}) SELECT ${kept.join(', ')} FROM \`${table}\`;`;
}

/** Paths of the snapshots that drizzle-kit wrote, oldest first. It compares the schema with the newest alone. */
export function snapshotFiles(): string[] {
  const folder = join(MIGRATIONS_FOLDER, 'meta');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const snapshots = files.filter((file) => file.endsWith('_snapshot.json'));
  return snapshots.sort().map((file) => join(folder, file));
}

/** Columns of each table in the newest snapshot, without generated ones: SQLite fills those and refuses values. */
function knownColumns(): ColumnsOfTables {
  const newest = snapshotFiles().at(-1);
  if (newest === undefined) return {};
  const { tables } = JSON.parse(readFileSync(newest, 'utf8')) as {
    tables: Record<string, { columns: Record<string, { generated?: unknown }> }>;
  };
  return Object.fromEntries(
    Object.entries(tables).map(([name, { columns }]) => {
      const filled = Object.entries(columns).filter(([, column]) => column.generated === undefined);
      return [name, filled.map(([column]) => column)];
    }),
  );
}

function refuseBroken(statement: string): void {
  if (/CHECK\([^\n]*\?/.test(statement))
    throw new Error(`A bound value in a CHECK: use sql.raw.\n${statement}`);
  const columns = /^CREATE (?:UNIQUE )?INDEX .*? ON [`"]\w+[`"] \((.*?)\)(?: WHERE|;|$)/is.exec(
    statement,
  )?.[1];
  if (columns !== undefined && !/^(?:[`"]\w+[`"],?\s*)+$/.test(columns)) {
    throw new Error(
      `An index on an expression breaks when its table is rebuilt: add a key column.\n${statement}`,
    );
  }
}

function main(name: string | undefined): void {
  if (name === undefined) throw new Error('Usage: npm run migration -- NAME');
  const before = new Set(existsSync(MIGRATIONS_FOLDER) ? readdirSync(MIGRATIONS_FOLDER) : []);
  const columns = knownColumns();
  const made = spawnSync('drizzle-kit', ['generate', '--config', 'db/drizzle.config.ts', '--name', name], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(import.meta.dirname, '../node_modules/.bin')}:${process.env.PATH}` },
  });
  if (made.status !== 0) throw new Error('drizzle-kit failed');
  for (const file of readdirSync(MIGRATIONS_FOLDER)) {
    if (!file.endsWith('.sql') || before.has(file)) continue;
    const path = join(MIGRATIONS_FOLDER, file);
    writeFileSync(path, finishMigration(readFileSync(path, 'utf8'), columns));
  }
  for (const older of snapshotFiles().slice(0, -1)) rmSync(older);
}

if (import.meta.main) main(process.argv[2]);
