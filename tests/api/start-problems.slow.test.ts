import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isOwnDataKey } from '#api/access/auth/data-key-proof.ts';
import { createDataKey } from '#api/process/config/data-key.ts';
import { openStore } from '#db/open-store.ts';
import { startProduct } from '../support/product-process.ts';
import { runScript } from '../support/started-process.ts';
import { temporaryFolder } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';

const NOBODY = 65_534;
const KEY = 'a'.repeat(64);

let place: ReturnType<typeof temporaryFolder>;
let file: string;
beforeAll(async () => {
  expect(await runScript('scripts/build.mjs', {})).toMatchObject({ code: 0 });
}, 300_000);
beforeEach(() => {
  place = temporaryFolder();
  file = join(place.folder, 'app.db');
});
afterEach(() => place.remove());

/** The one line with which a start ends. */
async function problemOf(env: Record<string, string>, uid?: number): Promise<string> {
  const production = { NODE_ENV: 'production', ALLOW_INSECURE: 'origin,cookies,mail', DATA_KEY: KEY };
  const options = uid === undefined ? {} : { uid };
  const product = startProduct(['node', 'scripts/start.mjs'], {
    env: { ...production, SESSION_COOKIE_SECURE: '0', DATABASE_URL: `file:${file}`, ...env },
    ...options,
  });
  const [code] = await product.ended;
  const { stderr } = product.output();
  expect(code).toBeGreaterThan(0);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr).not.toMatch(/^\s+at /m);
  return stderr.trimEnd();
}

async function makeDatabase(): Promise<void> {
  const store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
  await store.migrate();
  await isOwnDataKey(store, createDataKey(KEY), 0);
  await store.close();
}

describe('a start that cannot be says one line with the remedy [OPS-04]', () => {
  it('on a port that is taken [OPS-04]', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await problemOf({ PORT: String(port) })).toBe(
      `Port ${port} of 127.0.0.1 is taken. Stop what listens there or set PORT to another.`,
    );
    other.close();
  });

  it('where no libSQL server answers [OPS-04]', async () => {
    const line = await problemOf({ DATABASE_URL: 'http://127.0.0.1:9' });
    expect(line).toMatch(
      /^The libSQL server at 127\.0\.0\.1:9 does not answer: start it, or set DATABASE_URL/,
    );
  });

  it.each([
    ['with its key there', { DATA_KEY: KEY }],
    ['where the key has still to be made', { DATA_KEY: '' }],
  ])('in a folder that it may not write, %s [OPS-04]', async (_, env) => {
    const folder = join(place.folder, 'locked');
    mkdirSync(folder);
    chmodSync(place.folder, 0o755);
    chmodSync(folder, 0o555);
    const user = process.getuid?.() === 0 ? NOBODY : undefined;
    const line = await problemOf({ ...env, DATABASE_URL: `file:${join(folder, 'app.db')}` }, user);
    expect(line).toMatch(/^The database cannot be written in .*locked: let the user .* or set DATABASE_URL/);
  });

  it('on a database of a newer version [OPS-04]', async () => {
    await makeDatabase();
    const db = new Sqlite(file);
    db.exec(`INSERT INTO schema_migration VALUES ('9999_from_the_future', 0)`);
    db.close();
    expect(await problemOf({})).toMatch(
      /^The database is newer than this version: .*9999_.*restore a backup/,
    );
  });

  it('when a migration fails [OPS-07]', async () => {
    await makeDatabase();
    const db = new Sqlite(file);
    // The first of these makes a table, which is there.
    db.prepare("DELETE FROM schema_migration WHERE tag >= '0058'").run();
    db.close();
    expect(await problemOf({})).toMatch(
      /^The migration .* failed and changed nothing: .*exists.* start the version before\.$/,
    );
  });

  it('on a file that is no database [OPS-04]', async () => {
    writeFileSync(file, 'This is a letter, and a long one. '.repeat(100));
    expect(await problemOf({})).toMatch(/app\.db is no database, or a damaged one: set DATABASE_URL/);
  });

  it('with another key than the one it was begun with [OPS-04]', async () => {
    await makeDatabase();
    const line = await problemOf({ DATA_KEY: 'b'.repeat(64) });
    expect(line).toMatch(/^DATA_KEY is not the key of this database: put .*npm run key:reset/);
    const adopted = await runScript('scripts/reset-key.ts', {
      DATABASE_URL: `file:${file}`,
      DATA_KEY: 'b'.repeat(64),
    });
    expect(adopted.code).toBe(0);
    expect(await problemOf({})).toMatch(/^DATA_KEY is not the key/);
  });
});
