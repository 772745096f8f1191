import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/store-backends.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';
import { compactEmbedded } from './compact.ts';
import { insertDistrict } from './factories/insert-district.ts';
import { openStore } from './open-store.ts';
import { district } from './schema/district.ts';
import type { Store } from './store.ts';

let folder: string;
let file: string;
let remove: () => void;
let store: Store;
beforeEach(async () => {
  ({ folder, remove } = temporaryFolder());
  file = join(folder, 'app.db');
  store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
  await store.migrate();
});
afterEach(async () => {
  await store.close();
  remove();
});

const isAnywhere = (word: string) =>
  readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(word));

/** Leaves a deleted value in the file, as moving rows between pages may do. */
function leaveTrace(word: string): void {
  const db = new Sqlite(file);
  db.pragma('secure_delete = OFF');
  db.exec(`CREATE TABLE trace (word TEXT); INSERT INTO trace VALUES ('${word}'), ('kept'); DELETE FROM trace
    WHERE word = '${word}'`);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

it('compacting takes away what zeroing deleted rows has left [OPEN-ACC-05]', async () => {
  leaveTrace('Unforgettable');
  await store.scrub();
  expect(isAnywhere('Unforgettable')).toBe(true);
  await store.compact();
  expect(isAnywhere('Unforgettable')).toBe(false);
  expect(isAnywhere('kept')).toBe(true);
});

it('everything is there afterwards, and what is written meanwhile waits its turn', async () => {
  await store.write((tx) => insertDistrict(tx, { id: 'before' }));
  const stamp = await store.stamp();
  const compacting = store.compact();
  await Promise.all([compacting, store.write((tx) => insertDistrict(tx, { id: 'meanwhile' }))]);
  await store.write((tx) => insertDistrict(tx, { id: 'after' }));
  const rows = await store.read.select({ id: district.id }).from(district);
  expect(rows.map((row) => row.id).sort()).toEqual(['after', 'before', 'meanwhile']);
  expect(await store.stamp()).not.toBe(stamp);
  expect(statSync(file).size).toBeGreaterThan(0);
});

it('a file that is not there fails, and is not made', async () => {
  await expect(compactEmbedded(join(folder, 'missing.db'))).rejects.toThrow();
  expect(readdirSync(folder)).not.toContain('missing.db');
});
