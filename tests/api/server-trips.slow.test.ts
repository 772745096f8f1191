import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { openStore } from '#db/open-store.ts';
import { district } from '#db/schema/district.ts';
import type { Store } from '#db/store.ts';
import { holdDate } from '../support/held-date.ts';
import { hasLibsqlServer, type LibsqlServer, startLibsqlServer } from '../support/libsql-server.ts';
import { type LossyProxy, startLossyProxy } from '../support/lossy-proxy.ts';
import {
  type Call,
  everybodyForEverything,
  prepareLoad,
  recount,
  sendAtOnce,
} from '../support/sign-up-load.ts';
import { AS_COMMAND } from '../support/started-process.ts';
import { temporaryFolder } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';

holdDate();

const HOLDER = join(import.meta.dirname, '../support/write-holder.ts');
const CROWD = 40;

describe.skipIf(!hasLibsqlServer)('trips to a libSQL server', () => {
  const place = temporaryFolder();
  let server: LibsqlServer;
  let store: Store;
  let calls: Call[];
  /** Loses nothing, and sees each message of a client. */
  let proxy: LossyProxy;
  let counted: Store;

  beforeAll(async () => {
    server = await startLibsqlServer(join(place.folder, 'server'));
    store = openStore({ url: server.url, cells: TEST_CELLS });
    await store.migrate();
    calls = everybodyForEverything(await prepareLoad(store, { quests: 2, volunteers: CROWD + 1 }), 2);
    proxy = await startLossyProxy(server.port, {
      text: /^/,
      every: Number.POSITIVE_INFINITY,
      isSilent: false,
    });
    counted = openStore({ url: proxy.url, cells: TEST_CELLS });
  });
  afterAll(async () => {
    await counted.close();
    await store.close();
    await proxy.stop();
    await server.stop();
    place.remove();
  });

  it('whoever comes after the end opens none that would keep the process [OPS-06: connections]', async () => {
    const late = openStore({ url: proxy.url, cells: TEST_CELLS });
    // One that is still being opened, and one that no one has asked for yet.
    const reading = late.read.select().from(district).limit(1);
    const asked = reading.then(
      () => 'answered',
      () => 'refused',
    );
    await late.close();
    const seen = proxy.seen();
    expect(await asked).toBe('refused');
    await expect(late.write((tx) => tx.select().from(district).limit(1))).rejects.toThrow();
    expect(proxy.seen()).toBe(seen);
  });

  it('a sign-up takes three: who asks, what is to be known, and the write with its COMMIT [WAI-04: in one write]', async () => {
    const [first, second, ...rest] = calls as [Call, Call, ...Call[]];
    // Connections are made once.
    expect(await sendAtOnce(counted, [first])).toEqual({ ok: 1 });
    const before = proxy.seen();
    expect(await sendAtOnce(counted, [second])).toEqual({ ok: 1 });
    expect(proxy.seen() - before).toBe(3);

    // Those who wait share them.
    const crowd = rest.filter((_, index) => index % 2 === 0);
    expect(crowd).toHaveLength(CROWD);
    const beforeCrowd = proxy.seen();
    expect(await sendAtOnce(counted, crowd)).toEqual({ ok: CROWD });
    expect(proxy.seen() - beforeCrowd).toBeLessThan(CROWD);
    expect((await recount(store)).map(({ taken, active }) => [taken, active])).toEqual([
      [CROWD + 1, CROWD + 1],
      [1, 1],
    ]);
  });

  it('asks for the lock once, however long somebody else holds it [WAI-04: who waits]', async () => {
    const holding = await heldWrite(store);
    const before = proxy.seen();
    const write = counted.write((tx) => insertDistrict(tx, { id: 'patient' }));
    await expect.poll(() => proxy.seen() - before).toBe(1);
    for (let turn = 0; turn < 100; turn += 1) await store.stamp();
    expect(proxy.seen() - before).toBe(1);
    holding.end();
    await holding.ended;
    await write;
  });

  // From when it is dead: a busy machine takes its time for that.
  it('what it held is free within a second [OPS-13: a killed process]', { retry: 2 }, async () => {
    const child = spawn(process.execPath, [AS_COMMAND, HOLDER, server.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const write = store.write((tx) => insertDistrict(tx));
    const dead = once(child, 'exit');
    child.kill('SIGKILL');
    await dead;
    const diedAt = performance.now();
    await write;
    expect(performance.now() - diedAt).toBeLessThan(1_000);
    expect(await store.read.$count(district, eq(district.id, 'never-kept'))).toBe(0);
  });
});

/** A write of this process that holds the lock until it is told to end. */
async function heldWrite(store: Store) {
  let end = () => {};
  const released = new Promise<void>((resolve) => (end = resolve));
  let begun = () => {};
  const isHeld = new Promise<void>((resolve) => (begun = resolve));
  const ended = store.write(async (tx) => {
    await insertDistrict(tx);
    begun();
    await released;
  });
  await isHeld;
  return { end, ended };
}
