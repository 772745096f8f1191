import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { SiteHandler } from '#api/http/site.ts';
import { keepClockSeen, readClockSeen } from '#api/operations/settings/clock-seen.ts';
import { createLog } from '#api/process/log/log.ts';
import { startServer } from '#api/server.ts';
import { session } from '#db/schema/session.ts';
import { startMailServer } from '../support/mail-server.ts';
import { AS_COMMAND } from '../support/started-process.ts';
import { openWorld } from '../support/world.ts';

async function serveWorld(env: Record<string, string> = {}, site?: SiteHandler) {
  const logLines: string[] = [];
  const world = await openWorld({ env: { PORT: '0', ...env }, logLines });
  const { store, config, log, clock } = world;
  let isClosed = false;
  const watched = {
    ...store,
    close: async () => {
      isClosed = true;
      await store.close();
    },
  };
  const server = await startServer({ store: watched, config, log, clock: clock.now, site });
  return { world, server, logLines, isClosed: () => isClosed };
}

it('a stop lets the open request finish, takes no new one, and closes the database last', async () => {
  let finish = () => {};
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const { server, isClosed } = await serveWorld({}, async () => {
    begun();
    await new Promise<void>((resolve) => (finish = resolve));
    return new Response(isClosed() ? 'too late' : 'finished');
  });
  const open = fetch(`${server.origin}/slow`);
  await hasBegun;
  const stopped = server.stop();
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
  expect(isClosed()).toBe(false);
  finish();
  expect(await (await open).text()).toBe('finished');
  await stopped;
  expect(isClosed()).toBe(true);
});

it('a stop ends streams of changes, which are no slow answers [DSK-12]', async () => {
  const { server, world, logLines } = await serveWorld();
  const cookie = `session=${await world.tokenOf('managers')}`;
  const open = await fetch(`${server.origin}/changes?charity=1&month=2026-11`, { headers: { cookie } });
  const text = open.text();
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 60_000);
  await server.stop();
  expect(await text).toBe('event: ready\ndata: {}\n\n');
  vi.restoreAllMocks();
  expect(logLines.filter((line) => line.includes('slow request'))).toEqual([]);
});

it('a stop does not wait for connections that only stay open', async () => {
  const { server } = await serveWorld();
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  await Promise.all([server.stop(), once(socket, 'close')]);
});

it('a connection without a request is kept longer than proxies keep theirs', async () => {
  const { server } = await serveWorld();
  const answer = await fetch(`${server.origin}/healthz`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=65');
  await server.stop();
});

it('stopping twice is stopping once', async () => {
  const { server } = await serveWorld();
  await Promise.all([server.stop(), server.stop()]);
});

it('a port that is taken is an error at the start', async () => {
  const { server, world } = await serveWorld();
  const { store, config, log, clock } = world;
  const taken = { ...config, port: Number(new URL(server.origin).port) };
  await expect(startServer({ store, config: taken, log, clock: clock.now })).rejects.toThrow('EADDRINUSE');
  await server.stop();
});

it('the running server delivers what waits in the outbox', async () => {
  const mailServer = await startMailServer();
  const { server, world } = await serveWorld({ SMTP_URL: mailServer.url });
  const mail = {
    kind: 'booted' as const,
    recipient: 'rosa@demo.example',
    subject: 'Hello',
    body: 'Hi',
    ownerId: null,
  };
  await world.store.write((tx) => queueMail(tx, { now: world.clock.now(), config: world.config }, mail));
  // The sweep at the start may write to others.
  const mailsToRosa = () => mailServer.recipients().filter((address) => address === mail.recipient).length;
  await expect.poll(mailsToRosa, { timeout: 10_000 }).toBe(1);
  await server.stop();
  await mailServer.stop();
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the process with 0 and leaves no journal behind',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'serving-'));
    const script = join(import.meta.dirname, '../support/serving-process.ts');
    const child = spawn(process.execPath, [AS_COMMAND, script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [origin] = (await once(child.stdout, 'data')) as [Buffer];
    expect((await fetch(`${String(origin).trim()}/readyz`)).status).toBe(200);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(readdirSync(folder).filter((name) => name.startsWith('app.db'))).toEqual(['app.db']);
    rmSync(folder, { recursive: true });
  },
);

it('a server that starts by a wrong clock says so, and what seems old stays [OPS-13]', async () => {
  const world = await openWorld({ env: { PORT: '0' } });
  const { store, config, clock } = world;
  await keepClockSeen(store, clock.now() + 730 * 86_400_000);
  const ended = { id: 'ended', accountId: 'volunteer', expiresAt: 1, createdAt: 0 };
  await store.write(async (tx) => void (await tx.insert(session).values(ended)));
  const told: string[] = [];
  const log = createLog({ logLevel: 'error' }, { write: (line) => void told.push(JSON.parse(line).msg) });
  const server = await startServer({
    store: { ...store, close: async () => {} },
    config,
    log,
    clock: clock.now,
  });
  await server.stop();
  expect(told).toEqual(['the clock has jumped: nothing is deleted by age for an hour']);
  const isEnded = eq(session.id, 'ended');
  expect(await store.read.select().from(session).where(isEnded)).toHaveLength(1);

  await keepClockSeen(store, clock.now() - 86_400_000);
  const next = await startServer({
    store: { ...store, close: async () => {} },
    config,
    log,
    clock: clock.now,
  });
  await vi.waitFor(async () => expect(await store.read.select().from(session).where(isEnded)).toEqual([]));
  expect(await readClockSeen(store)).toBe(clock.now());
  await next.stop();
  expect(told).toHaveLength(1);
  await world.close();
});
