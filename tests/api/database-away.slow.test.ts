import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import { hasLibsqlServer, type LibsqlServer, startLibsqlServer } from '../support/libsql-server.ts';
import { isOfBusyMachine } from '../support/machine-lines.ts';
import { temporaryFolder } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';

const LIST = '{ districts { id } }';
const OWN = '{ viewer { id } }';
const AWAY = 'DATABASE_UNREACHABLE';

describe.skipIf(!hasLibsqlServer)('the product while its libSQL server', () => {
  const place = temporaryFolder();
  const lines: { level: number; msg: string }[] = [];
  /** What the log says of the outage itself; that requests took long stands there too. */
  const told = () => lines.filter((line) => !isOfBusyMachine(line)).map(({ msg }) => msg);
  let database: LibsqlServer;
  let store: Store;
  let server: RunningServer;
  let token: string;

  beforeAll(async () => {
    database = await startLibsqlServer(join(place.folder, 'server'));
    store = openStore({ url: database.url, cells: TEST_CELLS });
    await store.migrate();
    const config = readConfig({ NODE_ENV: 'test', PORT: '0' });
    const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
    await store.write((tx) => insertVolunteer(tx, { account: { id: 'ana', username: 'ana' } }));
    token = await createSessions(store, config, Date.now).open('ana');
    server = await startServer({ store, config, log, clock: Date.now, site: showsOutage });
  });
  afterAll(async () => {
    await server.stop();
    await database.stop();
    place.remove();
  });

  const ask = async (query: string, as?: string) => {
    const headers = { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${as}` }) };
    const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
    const response = await fetch(`${server.origin}/graphql`, init);
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      code: errors?.[0]?.extensions.code,
    };
  };
  const statusOf = async (path: string) => (await fetch(server.origin + path)).status;
  const pageOf = async (cookie?: string) => {
    const response = await fetch(`${server.origin}/page`, {
      headers: cookie === undefined ? {} : { cookie },
    });
    return response.text();
  };

  it.each([
    ['stands still', () => database.freeze(), () => database.thaw()],
    [
      'has ended',
      () => database.kill(),
      async () => {
        database = await startLibsqlServer(join(place.folder, 'server'), database.port);
      },
    ],
  ])(
    '%s: health answers at once, everybody hears of it, the log has one line, and all heals in 2 s [OPS-13]',
    async (_how, lose, bringBack) => {
      for (let round = 0; round < 3; round += 1) {
        expect((await ask(LIST)).code).toBeUndefined();
        expect([await pageOf(), await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([
          'whole',
          200,
          200,
        ]);
      }
      lines.length = 0;

      await lose();
      const lostAt = performance.now();
      const secondsSince = (at: number) => (performance.now() - at) / 1000;
      const ready = statusOf('/readyz').then((status) => ({ status, seconds: secondsSince(lostAt) }));
      const asked = Promise.all([
        ask(LIST),
        ask(LIST),
        ask(OWN, token),
        pageOf(),
        pageOf(`session=${token}`),
      ]);
      expect(await quickest(() => statusOf('/healthz'))).toBeLessThan(50);
      expect(secondsSince(lostAt), 'not one of them has waited for the database').toBeLessThan(2);
      const { status, seconds } = await ready;
      expect(status).toBe(503);
      expect(seconds).toBeLessThan(6);
      const [first, second, own, visited, known] = await asked;
      expect([first, second]).toMatchObject([{ code: AWAY }, { code: AWAY }]);
      expect(own).toEqual({ status: 503, retryAfter: '5', code: AWAY });
      expect([visited, known]).toEqual(['away', 'away']);

      // From now on it is known, and no one waits for it.
      await expect.poll(() => store.availability.isReachable, { timeout: 3_000 }).toBe(false);
      const knownAt = performance.now();
      expect([(await ask(LIST)).code, await pageOf(), await statusOf('/readyz')]).toEqual([
        AWAY,
        'away',
        503,
      ]);
      await expect(store.write((tx) => insertVolunteer(tx))).rejects.toMatchObject({ code: AWAY });
      expect(secondsSince(knownAt)).toBeLessThan(1);
      expect(told()).toEqual([expect.stringContaining('the database does not answer')]);

      await bringBack();
      const backAt = performance.now();
      await expect.poll(() => statusOf('/readyz'), { timeout: 5_000, interval: 50 }).toBe(200);
      expect([(await ask(LIST)).code, await pageOf(), (await ask(OWN, token)).status]).toEqual([
        undefined,
        'whole',
        200,
      ]);
      await store.write((tx) => insertVolunteer(tx));
      expect(secondsSince(backAt)).toBeLessThan(2);
      expect(told()).toEqual([expect.anything(), 'the database answers again']);
    },
    60_000,
  );

  it('does not keep it from stopping [OPS-13]', async () => {
    await database.freeze();
    const unheard = store.write((tx) => insertVolunteer(tx)).catch(({ code }) => code);
    const started = performance.now();
    await server.stop();
    expect(await unheard).toBe(AWAY);
    expect(performance.now() - started).toBeLessThan(20_000);
    database.thaw();
  }, 40_000);
});

/** A page that shows whether it could read anything, and what it learns about the database. */
const showsOutage: NonNullable<Parameters<typeof startServer>[0]['site']> = async (_request, locals) => {
  const isAwayBefore = locals.isDatabaseAway();
  const { errors } = await locals.execute(LIST);
  const isAway = isAwayBefore || (errors !== undefined && locals.isDatabaseAway());
  return new Response(isAway ? 'away' : 'whole');
};

/** Milliseconds of the quickest of some tries: others use this machine, too. */
async function quickest(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}
