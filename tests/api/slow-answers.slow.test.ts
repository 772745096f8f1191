import { once } from 'node:events';
import { request } from 'node:http';
import { like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Execute } from '#api/http/site-locals.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { rateLimit } from '#db/schema/setting.ts';
import { LOG_IN } from '../support/browser.ts';
import { castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

/** Waits of the real server: they begin when an answer is held back, and end when the test or a signal says so. */
function heldWaits() {
  const begun: { milliseconds: number; signal: AbortSignal; end: () => void }[] = [];
  let tell = () => {};
  const wait = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      begun.push({ milliseconds, signal, end: resolve });
      tell();
    });
  /** The next wait that begins. */
  const next = async () => {
    if (begun.length === 0) await new Promise<void>((resolve) => (tell = resolve));
    const [first] = begun.splice(0, 1);
    if (!first) throw new Error('Nothing waits');
    return first;
  };
  return { wait, next };
}

const VARIABLES = { email: castEmail('volunteer'), password: DEMO_PASSWORD };

let world: World;
let server: RunningServer;
let waits: ReturnType<typeof heldWaits>;
beforeEach(async () => {
  world = await openWorld({ env: { PORT: '0' } });
  waits = heldWaits();
  const { store, config, log, clock } = world;
  server = await startServer({
    store,
    config,
    log,
    clock: clock.now,
    wait: waits.wait,
    // A page of the site, which executes in the same process.
    site: async (_request, { execute }) => Response.json((await logInBy(execute)).data),
  });
  await countAttempt(store, [byAddress('logInByAddress', '127.0.0.1')], TEST_NOW);
  await reachLimit();
});
afterEach(() => server.stop());

/** Three times what the network has free. */
const reachLimit = () =>
  world.store.write((tx) =>
    tx.update(rateLimit).set({ count: 300 }).where(like(rateLimit.key, 'logInByAddress:%')),
  );

const logInBy = (execute: Execute) => execute(LOG_IN, VARIABLES);

/** A login over a connection of its own. */
function logIn(path = '/graphql') {
  const body = JSON.stringify({ query: LOG_IN, variables: VARIABLES });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const call = request(server.origin + path, { method: 'POST', headers, agent: false });
  call.on('error', () => {});
  const answer = once(call, 'response').then(async ([response]) => {
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    return JSON.parse(Buffer.concat(parts).toString());
  });
  call.end(body);
  return { call, answer };
}

it('an answer is held back over the API and by a page alike, and others go on meanwhile [SAF-24]', async () => {
  for (const path of ['/graphql', '/login']) {
    const { answer } = logIn(path);
    const held = await waits.next();
    expect(held.milliseconds).toBe(4_020);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    held.end();
    expect(JSON.stringify(await answer)).toContain('volunteer');
    await reachLimit();
  }
});

it('who hangs up frees the timer, over the API and on a page [SAF-24]', async () => {
  for (const path of ['/graphql', '/login']) {
    const { call, answer } = logIn(path);
    answer.catch(() => {});
    const { signal } = await waits.next();
    expect(signal.aborted).toBe(false);
    const isFreed = once(signal, 'abort');
    call.destroy();
    await isFreed;
    await reachLimit();
  }
});

it('a stop sends away who waits, and is not held up by them [SAF-24]', async () => {
  const { answer } = logIn();
  const { signal } = await waits.next();
  const stopped = server.stop();
  expect(signal.aborted).toBe(true);
  expect((await answer).errors).toMatchObject([
    { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 8 } },
  ]);
  await stopped;
});
