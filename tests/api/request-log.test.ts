import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asRequest } from '#api/process/log/current-request.ts';
import { createLog } from '#api/process/log/log.ts';
import { logDatabase } from '#api/process/log/log-database.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { takeLongestStatement } from '#db/longest-statement.ts';
import { openStore } from '#db/open-store.ts';
import { castEmail } from '../support/cast.ts';
import { isOfBusyMachine } from '../support/machine-lines.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { openWorld, type World } from '../support/world.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;
const LOG_IN =
  'mutation ($email: String!) { mine: loginWithEmail(email: $email, password: "zuckerstein lantern", titleId: "chariteers") { playerId } }';
/** What a request may hold of a person, and no line. */
const CANARIES = [
  'canary',
  'zuckerstein',
  'lantern',
  '203.0.113',
  '127.0.0.1',
  castEmail('volunteer'),
  'mine',
];

type Line = Record<string, unknown> & { msg: string; requestId?: string };

let lines: Line[] = [];
const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
let world: World;
let server: RunningServer;
let behindProxy: RunningServer;
let breakPage = () => {};

beforeAll(async () => {
  world = await openWorld({ env: { PORT: '0' } });
  const { store, config, clock } = world;
  const log = createLog({ logLevel: 'info' }, destination);
  const wait = () => Promise.resolve();
  const site = async () => {
    breakPage();
    return null;
  };
  const parts = { store, log, clock: clock.now, wait, site };
  server = await startServer({ ...parts, config });
  const proxied = await openWorld({ env: { PORT: '0', TRUSTED_PROXY: '127.0.0.1' } });
  behindProxy = await startServer({ ...parts, store: proxied.store, config: proxied.config });
});
afterAll(async () => {
  await server.stop();
  await behindProxy.stop();
});
beforeEach(() => {
  lines = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  breakPage = () => {};
});

type Got = { status: number; headers: IncomingHttpHeaders; text: string };

async function send(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<Got> {
  const call = request(origin + path, {
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    method: body ? 'POST' : 'GET',
    agent: false,
  }).end(body && JSON.stringify(body));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += String(part);
  return { status: answer.statusCode ?? 0, headers: answer.headers, text };
}

const ask = (query: string, headers: Record<string, string> = {}, variables: object = {}) =>
  send(server.origin, '/graphql', headers, { query, variables });

async function lineOf(text: string): Promise<Line> {
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain(text));
  return lines.find(({ msg }) => msg === text) as Line;
}

function expectNoCanary(): void {
  const written = JSON.stringify(lines).toLowerCase();
  expect(CANARIES.filter((canary) => written.includes(canary))).toEqual([]);
}

describe('the id of a request [OPS-04]', () => {
  it('is one of its own, in the header and with every error of the API', async () => {
    const [one, other] = [await ask('{ district(id: "99") { id } }'), await ask('{ nonsense }')];
    for (const { headers, text } of [one, other]) {
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(JSON.parse(text)).toMatchObject({ extensions: { requestId: headers['x-request-id'] } });
    }
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
    const fine = await ask('{ districts { id } }', { traceparent: TRACEPARENT });
    expect(fine.text).not.toContain('extensions');
    expect(fine.headers['x-request-id']).not.toBe(TRACE);
  });

  it('is that of the trace behind a trusted proxy, if it is one', async () => {
    const idFor = async (traceparent: string) =>
      (await send(behindProxy.origin, '/graphql', { traceparent }, { query: '{ nonsense }' })).headers[
        'x-request-id'
      ];
    expect(await idFor(TRACEPARENT)).toBe(TRACE);
    for (const bad of [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'canary', `${TRACEPARENT}\tcanary`]) {
      expect(await idFor(bad)).toMatch(/^[\da-f]{8}-/);
    }
  });

  it('stands in the text of an answer that broke, and in its line', async () => {
    breakPage = () => {
      throw new Error('broken for canary@mail.example');
    };
    const { status, text, headers } = await send(server.origin, '/canary?name=zuckerstein');
    expect(status).toBe(500);
    expect(text).toContain(`tell us this number: ${headers['x-request-id']}`);
    expect(await lineOf('request failed')).toMatchObject({
      requestId: headers['x-request-id'],
      route: 'other',
    });
    expectNoCanary();
  });

  it('is in the language of the address [LNG-01: an answer that broke]', async () => {
    breakPage = () => {
      throw new Error('broken');
    };
    const { text, headers } = await send(server.origin, '/es/canary');
    expect(text).toContain(`dinos este número: ${headers['x-request-id']}`);
    expect(headers['content-language']).toBe('es');
  });
});

describe('a standstill of the event loop', () => {
  it('is logged by the running server with the route that held it up', async () => {
    breakPage = () => {
      const until = performance.now() + 300;
      while (performance.now() < until);
    };
    await send(server.origin, '/canary');
    // A busy machine makes others.
    const lineOfRoute = () =>
      lines.find(
        ({ msg, routes }) => msg === 'the event loop stood still' && String(routes).includes('other'),
      );
    await vi.waitFor(() => expect(lineOfRoute()).toBeDefined(), { timeout: 20_000 });
    expect(lineOfRoute()?.milliseconds).toBeGreaterThan(200);
    expectNoCanary();
  });

  it('is explained by the statement that ran last', () => {
    takeLongestStatement();
    world.store.read.all(sql`SELECT 'canary' AS loopProbe`);
    expect(takeLongestStatement()).toMatchObject({ statement: 'SELECT ? AS loopProbe' });
    expect(takeLongestStatement()).toBeNull();
  });
});

describe('one line [OPS-04]', () => {
  it('for a failed log-in, by its operation', async () => {
    const { headers } = await ask(LOG_IN, {}, { email: castEmail('volunteer') });
    expect(await lineOf('log-in failed')).toMatchObject({
      requestId: headers['x-request-id'],
      operations: ['loginWithEmail'],
      code: 'INVALID_EMAIL_OR_PASSWORD',
    });
    await ask(LOG_IN, {}, { email: 'canary@mail.example' });
    await vi.waitFor(() => expect(lines.filter(({ msg }) => msg === 'log-in failed')).toHaveLength(2));
    expect(lines.filter((line) => !isOfBusyMachine(line))).toHaveLength(2);
    expectNoCanary();
  });

  it('for what is not allowed, in the API and before it', async () => {
    const authorization = `Bearer ${await world.tokenOf('volunteer')}`;
    const query = 'mutation { canary: updateDistrict(input: { id: "1", name: "zuckerstein" }) { id } }';
    const refused = await ask(query, { authorization });
    expect(await lineOf('refused: not allowed')).toMatchObject({
      requestId: refused.headers['x-request-id'],
      operations: ['updateDistrict'],
      code: 'FORBIDDEN',
      status: 403,
    });
    lines = [];
    const elsewhere = { origin: 'http://canary.example', 'sec-fetch-site': 'cross-site' };
    const { status, headers } = await send(server.origin, '/graphql', elsewhere, {
      query: '{ districts { id } }',
    });
    expect(status).toBe(403);
    expect(await lineOf('refused: not allowed')).toMatchObject({
      requestId: headers['x-request-id'],
      route: '/graphql',
    });
    expect(lines.filter((line) => !isOfBusyMachine(line))).toHaveLength(1);
    expectNoCanary();
  });

  it('for a limit', async () => {
    for (let count = 0; count < 11; count += 1) await ask(LOG_IN, {}, { email: castEmail('gold') });
    expect(await lineOf('refused: over a limit')).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expectNoCanary();
  });

  it('for a slow request, by its route', async () => {
    const now = vi.spyOn(performance, 'now');
    const start = performance.now();
    breakPage = () => void now.mockImplementation(() => start + 10_000);
    const { headers } = await send(server.origin, '/questList/canary?view=zuckerstein');
    const line = await lineOf('slow request');
    expect(line).toMatchObject({ requestId: headers['x-request-id'], route: '/questList/:id' });
    expect(line.milliseconds).toBeGreaterThan(500);
    expectNoCanary();
  });
});

/** Counts to millions, which takes any machine more than 100 ms. */
const SLOW = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000)
  SELECT count(*) FROM n WHERE ${'canary@mail.example'} <> 'Zuckerstein'`;

describe.each(BACKENDS)('on $name [OPS-04]', ({ isMissing, startEmpty }) => {
  it.skipIf(isMissing)('slow statements and migrations have a line, without values', async () => {
    const place = await startEmpty();
    const end = logDatabase(createLog({ logLevel: 'info' }, destination));
    const store = openStore({ url: place.url, cells: TEST_CELLS });
    await store.migrate();
    const migrated = lines.filter(({ msg }) => msg === 'migrated');
    expect(migrated[0]).toMatchObject({ migration: '0000_tables', milliseconds: expect.any(Number) });
    expect(migrated.length).toBeGreaterThan(6);
    await asRequest('r-7', async () => store.read.all(SLOW));
    const read = lines.find(({ requestId }) => requestId === 'r-7');
    expect(read).toMatchObject({ msg: 'slow statement', statement: expect.stringContaining('WHERE ? <> ?') });
    await asRequest('r-8', () => store.write(async (tx) => void (await tx.all(SLOW))));
    expect(lines.find(({ requestId }) => requestId === 'r-8')?.msg).toBe('slow statement');
    expectNoCanary();
    end();
    await store.close();
    await place.close();
  });
});

describe('the log is bounded [OPS-04]', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('of each kind some lines a minute, then one that says how many more there were', async () => {
    const log = createLog({ logLevel: 'info' }, destination);
    for (let count = 0; count < 1_000; count += 1) log.warn({ count }, 'log-in failed');
    log.warn('another');
    expect(lines.filter(({ msg }) => msg === 'log-in failed')).toHaveLength(60);
    expect(lines.filter(({ msg }) => msg === 'another')).toHaveLength(1);
    lines = [];
    asRequest('r-9', () => vi.advanceTimersByTime(60_000));
    expect(lines).toMatchObject([
      { level: 40, kind: 'log-in failed', leftOut: 940, msg: 'more lines of this kind in that minute' },
    ]);
    log.warn('log-in failed');
    expect(lines.filter((line) => !isOfBusyMachine(line))).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(lines.filter((line) => !isOfBusyMachine(line))).toHaveLength(2);
  });

  it('also for texts that are never the same twice', () => {
    const log = createLog({ logLevel: 'info' }, destination);
    for (let count = 0; count < 2_000; count += 1) log.warn(`text ${count}`);
    expect(lines.length).toBeLessThan(300);
  });

  it('but the last words of a process are always written', () => {
    const log = createLog({ logLevel: 'info' }, destination);
    for (let count = 0; count < 100; count += 1) log.fatal('ended');
    expect(lines).toHaveLength(100);
  });
});
