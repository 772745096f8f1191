import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasLibsqlServer, type LibsqlServer, startLibsqlServer } from '../tests/support/libsql-server.ts';
import { type LossyProxy, startLossyProxy } from '../tests/support/lossy-proxy.ts';
import { AS_COMMAND } from '../tests/support/started-process.ts';
import { temporaryFolder } from '../tests/support/store-backends.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';
import { insertDistrict } from './factories/insert-district.ts';
import { openStore } from './open-store.ts';
import { district } from './schema/district.ts';
import type { Store } from './store.ts';

const WRITER = join(import.meta.dirname, '../tests/support/lossy-writer.ts');

describe.skipIf(!hasLibsqlServer)('a libSQL server whose answers get lost', () => {
  const place = temporaryFolder();
  let server: LibsqlServer;
  let store: Store;
  let proxy: LossyProxy;

  beforeEach(async () => {
    server = await startLibsqlServer(join(place.folder, `server-${performance.now()}`));
    store = openStore({ url: server.url, cells: TEST_CELLS });
    await store.migrate();
  });
  afterEach(async () => {
    await store.close();
    await proxy.stop();
    await server.stop();
    place.remove();
  });

  // An answer to BEGIN that is lost costs the others five seconds: then the server ends what no one can end any more.
  it.each([
    ['BEGIN', /BEGIN IMMEDIATE/, 8],
    ['COMMIT', /COMMIT/, 4],
  ])(
    'loses nothing acknowledged under the load of three processes, and is written again in seconds: %s [OPS-13]',
    async (name, pattern, every) => {
      proxy = await startLossyProxy(server.port, { text: pattern, every, isSilent: false });
      const results = await Promise.all(['a', 'b', 'c'].map((prefix) => loadThrough(proxy.url, prefix)));
      expect(proxy.lost()).toBeGreaterThan(1);
      const refused = new Set(results.flatMap(({ refused }) => Object.keys(refused)));
      expect(refused).toEqual(new Set([name === 'BEGIN' ? 'unreachable' : 'uncertain']));

      const started = performance.now();
      await store.write((tx) => insertDistrict(tx, { id: 'afterwards' }));
      expect(performance.now() - started).toBeLessThan(8_000);
      const kept = new Set((await store.read.select({ id: district.id }).from(district)).map(({ id }) => id));
      const acknowledged = results.flatMap(({ acknowledged }) => acknowledged);
      expect(acknowledged.length).toBeGreaterThan(30);
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    },
    120_000,
  );

  it('readiness tells of a server that answers and lets nobody write, and that it lets people write again [OPS-13]', async () => {
    proxy = await startLossyProxy(server.port, { text: /never/, every: 1, isSilent: false });
    const holder = createClient({ url: server.url });
    const held = await holder.transaction('write');
    await held.execute('SELECT 1');
    expect(await store.readiness()).toEqual({ problem: 'unwritable', schema: null });
    expect(await store.read.select().from(district)).toEqual([]);
    // Its client never comes back: the server ends the transaction for whoever waits.
    await expect.poll(async () => (await store.readiness()).problem, { timeout: 8_000 }).toBeNull();
    await store.write((tx) => insertDistrict(tx, { id: 'again' }));
    holder.close();
  }, 30_000);

  it('a COMMIT that nobody answers is given up at the deadline, told as uncertain, and holds nobody up [OPS-13]', async () => {
    proxy = await startLossyProxy(server.port, { text: /COMMIT/, every: 1, isSilent: true });
    const lossy = openStore({ url: proxy.url, cells: TEST_CELLS });
    const uncertain = lossy.write((tx) => insertDistrict(tx, { id: 'uncertain' }));
    await expect(uncertain).rejects.toMatchObject({ code: 'DATABASE_UNCERTAIN' });
    await store.write((tx) => insertDistrict(tx, { id: 'of-another' }));
    await lossy.close();
  }, 30_000);
});

type LoadResult = { acknowledged: string[]; refused: Record<string, number> };

async function loadThrough(url: string, prefix: string): Promise<LoadResult> {
  const child = spawn(process.execPath, [AS_COMMAND, WRITER, url, prefix, '48'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as LoadResult;
}
