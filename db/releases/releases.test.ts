import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createClient } from '@libsql/client';
import Sqlite, { type Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { atLeast } from '../../tests/support/at-least.ts';
import { temporaryFolder } from '../../tests/support/store-backends.ts';
import { migrateEmbedded, migrateLibsql } from '../migrate.ts';

const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.db.br'));

let place: ReturnType<typeof temporaryFolder>;
let file: string;
beforeEach(() => {
  place = temporaryFolder();
  file = join(place.folder, 'app.db');
});
afterEach(() => place.remove());

type Table = { columns: readonly string[]; rows: readonly unknown[] };

/** Each table's rows in the order of its key, with the columns that `tables` names, or all. */
function read(tables?: ReadonlyMap<string, Table>): Map<string, Table> {
  const db = new Sqlite(file, { readonly: true });
  const names = tables ? [...tables.keys()] : tablesOf(db);
  const found = names.map((name): [string, Table] => {
    const known = db
      .prepare<[string], { name: string; pk: number }>(
        'SELECT name, pk FROM pragma_table_xinfo(?) ORDER BY name',
      )
      .all(name);
    const columns = tables?.get(name)?.columns ?? known.map((column) => column.name);
    const keys = known.filter(({ pk }) => pk > 0).map((column) => column.name);
    return [
      name,
      {
        columns,
        rows: db
          .prepare(`SELECT ${listed(columns)} FROM "${name}" ORDER BY ${listed(keys)}`)
          .raw()
          .all(),
      },
    ];
  });
  db.close();
  return new Map(found);
}

const listed = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join();

function tablesOf(db: Database): string[] {
  const all = `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name <> 'schema_migration'
    AND name NOT LIKE 'sqlite_%'`;
  return db.prepare<[], string>(all).pluck().all();
}

describe.each(FILES)('a database of %s keeps every row', (name) => {
  beforeEach(() => writeFileSync(file, brotliDecompressSync(readFileSync(join(import.meta.dirname, name)))));

  it('on SQLite [OPS-07]', () => {
    const before = read();
    const db = new Sqlite(file);
    migrateEmbedded(db);
    expect(db.pragma('foreign_key_check')).toEqual([]);
    db.close();
    atLeast(
      20,
      [...before.values()].filter(({ rows }) => rows.length > 0),
    );
    expect(read(before)).toEqual(before);
  });

  it('on libSQL [OPS-07]', async () => {
    const before = read();
    const client = createClient({ url: `file:${file}` });
    await migrateLibsql(client);
    client.close();
    expect(read(before)).toEqual(before);
  });
});

it('each release has its database [OPS-07]', () => {
  expect(FILES).toContain(`${packageFile.version}.db.br`);
});
