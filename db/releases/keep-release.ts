// Keeps a small database as a release leaves it: `node db/releases/keep-release.ts FILE`, with the file of a started demo
// world. `releases.test.ts` brings it to each later version.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Sqlite, { type Database } from 'better-sqlite3';

/** Number of rows kept of each table, besides those that they refer to. */
const ROWS = 4;

const [, , source] = process.argv;
if (!source) {
  console.error('Usage: npm run keep-release -- FILE');
  process.exit(1);
}
const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'));
const copy = path.join(tmpdir(), `release-${version}.db`);
rmSync(copy, { force: true });
new Sqlite(source, { readonly: true, fileMustExist: true }).prepare('VACUUM INTO ?').run(copy);
thin(new Sqlite(copy));
writeFileSync(path.join(import.meta.dirname, `${version}.db.br`), brotliCompressSync(readFileSync(copy)));
rmSync(copy);

/** Deletes all but a few rows of each table and what they refer to, with the triggers off. */
function thin(db: Database): void {
  db.pragma('foreign_keys = OFF');
  const triggers = db
    .prepare<[], { name: string; sql: string }>(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`)
    .all();
  for (const { name } of triggers) db.exec(`DROP TRIGGER "${name}"`);
  const tables = db
    .prepare<[], string>(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .pluck()
    .all()
    .filter((table) => table !== 'schema_migration');
  for (const table of tables) {
    db.exec(`CREATE TEMP TABLE "keep_${table}" (id INTEGER PRIMARY KEY);
      INSERT INTO "keep_${table}" SELECT rowid FROM "${table}" ORDER BY rowid LIMIT ${ROWS}`);
  }
  while (tables.some((table) => keepParents(db, table)));
  for (const table of tables)
    db.exec(`DELETE FROM "${table}" WHERE rowid NOT IN (SELECT id FROM "keep_${table}")`);
  for (const { sql } of triggers) db.exec(sql);
  db.pragma('page_size = 512');
  db.exec('VACUUM');
  db.close();
}

/** Keeps the rows that a table's kept rows refer to; says whether that added any. */
function keepParents(db: Database, table: string): boolean {
  const keys = db
    .prepare<[string], { parent: string; child: string; own: string | null }>(
      `SELECT "table" AS parent, "from" AS child, "to" AS own FROM pragma_foreign_key_list(?)`,
    )
    .all(table);
  const added = keys.map(({ parent, child, own }) => {
    const add = `INSERT OR IGNORE INTO "keep_${parent}" SELECT parent.rowid FROM "${table}" AS child
      JOIN "${parent}" AS parent ON parent."${own ?? 'id'}" = child."${child}"
      WHERE child.rowid IN (SELECT id FROM "keep_${table}")`;
    return db.prepare(add).run().changes;
  });
  return added.some((rows) => rows > 0);
}
