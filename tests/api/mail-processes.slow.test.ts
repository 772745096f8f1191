import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { count, ne } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '#api/process/config/config.ts';
import { openStore } from '#db/open-store.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { LEASE_MS } from '#domain/messages/mail-delivery.ts';
import { addressOf, manyNames, queueTo } from '../support/mail-queue.ts';
import { startMailServer } from '../support/mail-server.ts';
import { AS_COMMAND } from '../support/started-process.ts';
import { BACKENDS, type OpenBackend } from '../support/store-backends.ts';
import { TEST_CELLS, TEST_DATA_KEY } from '../support/test-key.ts';

const PATIENTLY = { timeout: 60_000, interval: 20 };
const DATA_KEY = TEST_DATA_KEY;
const SCRIPT = join(import.meta.dirname, '../support/mailing-process.ts');

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** A migrated database, and a mail server; `sendMails` starts a process that sends. */
async function openPlace(
  backend: (typeof BACKENDS)[number] | undefined,
  manners: Parameters<typeof startMailServer>[1] = {},
) {
  if (!backend) throw new Error('no backend');
  const place: OpenBackend = await backend.start();
  const store = openStore({ url: place.url, cells: TEST_CELLS });
  const server = await startMailServer(undefined, manners);
  stops.push(place.close, () => store.close(), server.stop);
  const world = { store, config: readConfig({ DATA_KEY }), clock: { now: Date.now } };
  async function sendMails(ahead = 0): Promise<ChildProcess> {
    const child = spawn(process.execPath, [AS_COMMAND, SCRIPT, place.url, server.url, String(ahead)], {
      env: { ...process.env, DATA_KEY },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stops.push(() => child.kill('SIGKILL'));
    await once(child.stdout ?? child, 'data');
    return child;
  }
  return { store, server, sendMails, queue: queueTo.bind(null, world) };
}

async function left(store: Store): Promise<number> {
  const [row] = await store.read
    .select({ mails: count() })
    .from(outboxMessage)
    .where(ne(outboxMessage.status, 'sent'));
  return row?.mails ?? 0;
}

async function end(child: ChildProcess): Promise<unknown> {
  // Whoever waits for ever would leave it behind.
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(20_000) });
  child.kill('SIGTERM');
  return (await ended)[0];
}

const [embedded] = BACKENDS;

/** How fast they leave: `npm run bench -- mails`. */
it('what somebody waits for overtakes a long broadcast, over five connections at most', async () => {
  const { server, queue, sendMails } = await openPlace(embedded);
  await queue('alert', manyNames('alert', 600));
  await sendMails();
  await expect.poll(() => server.received.length, PATIENTLY).toBeGreaterThan(20);
  await queue('recovery', ['reset']);
  await expect.poll(() => server.recipients().includes(addressOf('reset')), PATIENTLY).toBe(true);
  expect(server.received.length).toBeLessThan(500);
  expect(server.seen.mostOpen).toBeLessThanOrEqual(5);
});

describe.each(BACKENDS.filter(({ name }) => name !== 'libSQL file'))(
  'several processes on $name',
  (backend) => {
    it.skipIf(backend.isMissing)('send no mail twice and lose none', async () => {
      const { store, server, queue, sendMails } = await openPlace(backend);
      await queue('booted', manyNames('p', 120));
      const processes = await Promise.all([sendMails(), sendMails()]);
      await expect.poll(() => left(store), PATIENTLY).toBe(0);
      expect(server.recipients().sort()).toEqual(manyNames('p', 120).map(addressOf).sort());
      expect(await Promise.all(processes.map(end))).toEqual([0, 0]);
    });

    it.skipIf(backend.isMissing)(
      'take over from one that was killed; what was cut off may come twice, under the same Message-ID [MSG-09]',
      async () => {
        const { store, server, queue, sendMails } = await openPlace(backend, { hold: () => pause(5) });
        await queue('booted', manyNames('p', 90));
        const killed = await sendMails();
        await expect.poll(() => server.received.length, PATIENTLY).toBeGreaterThan(20);
        killed.kill('SIGKILL');
        await sendMails(LEASE_MS);
        await expect.poll(() => left(store), PATIENTLY).toBe(0);
        expect(new Set(server.recipients()).size).toBe(90);
        // As many as there are connections, and those just written down when it was killed.
        expect(server.received.length).toBeLessThanOrEqual(100);
        const ids = server.received.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]);
        expect(new Set(ids).size).toBe(90);
      },
    );

    it.skipIf(backend.isMissing)(
      'one that is asked to end finishes what is under way, and leaves the rest',
      async () => {
        const { store, server, queue, sendMails } = await openPlace(backend, { hold: () => pause(20) });
        await queue('booted', manyNames('p', 50));
        const ending = await sendMails();
        await expect.poll(() => server.received.length, PATIENTLY).toBeGreaterThan(10);
        expect(await end(ending)).toBe(0);
        const states = await store.read
          .select({ status: outboxMessage.status, mails: count() })
          .from(outboxMessage)
          .groupBy(outboxMessage.status);
        const sent = server.received.length;
        expect(states).toEqual([
          { status: 'sent', mails: sent },
          { status: 'waiting', mails: 50 - sent },
        ]);
        expect(new Set(server.recipients()).size).toBe(sent);
        expect(server.seen.open).toBe(0);
      },
    );
  },
);
