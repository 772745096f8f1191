import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { createSessions } from '#api/access/auth/session.ts';
import { loadSite } from '#api/http/site.ts';
import { readConfig } from '#api/process/config/config.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { openStore } from '#db/open-store.ts';
import { PAGE_PARAMETERS } from '#domain/installation/page-parameters.ts';
import { castEmail, DEMO_PASSWORD, GUILD_ID, seedCast, TEST_NOW } from '../support/cast.ts';
import { insertListOfSixty, SIXTY, SIXTY_LIST } from '../support/list-of-sixty.ts';
import { moveDate, restoreDate } from '../support/moved-date.ts';
import { silentLog } from '../support/silent-log.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';

/** Proxies take 4,096 bytes for the head of an answer, and add lines of their own. */
const MOST_BYTES = 3_500;
const MOST_LIST_BYTES = 100_000;
/** Twenty Quests, and the outlines round them. */
const MOST_MAP_BYTES = 101_000;
/** Ten packets of 1,460 bytes, less what a connection begins with. */
const FIRST_FLIGHT_BYTES = 12_000;
const MOST_SENT_BYTES = 22_000;
/** Compression settings that the product uses for responses made per request. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };
const LONG = 'x'.repeat(6_000);
/** What stands in the place of the ids of a route. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  '/chariteer-fun-profile/:id': ['/chariteer-fun-profile/gold'],
  '/chariteers/:id': ['/chariteers/gold'],
  '/district/:id': ['/district/1', `/district/${LONG}`],
  '/guilds': ['/guilds', '/guilds?create=kind', `/guilds?q=${'%C3%BC'.repeat(900)}`],
  '/guilds/:id': [`/guilds/${GUILD_ID}`, '/guilds/none'],
  '/login': ['/login?returnTo=%2Fguilds%3Fcreate%3Dkind', `/login?returnTo=/guilds?q=${LONG}`],
  '/out/:id': ['/out/tip', '/out/none'],
  '/quest/:id': ['/quest/soup'],
  '/questList/:id': ['/questList/1', '/questList/1?view=calendar'],
  '/questList/:id/calendar': ['/questList/1/calendar'],
  '/questList/:id/quest/:id': ['/questList/1/quest/soup', '/questList/1/quest/none'],
};
const ADDRESSES = [
  ...Object.keys(PAGE_PARAMETERS).flatMap((route) => PATHS[route] ?? [route]),
  ...['/nowhere', '/500', '/console', '/console/', '/console/calendar', '/calendar', '/quest/soup.ics'],
];

const folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
const root = path.resolve(import.meta.dirname, '../..');
const store = openStore({ url: `file:${folder}/app.db`, cells: TEST_CELLS });
// As in production: secure cookies with their long names, and everything that adds to a policy.
const config = readConfig({
  NODE_ENV: 'production',
  PORT: '0',
  PUBLIC_ORIGIN: 'https://volunteering.charities-of-the-county.example',
  ...{ HSTS_SUBDOMAINS: '1', TIP_URL: 'https://tip.example' },
  ...{ STRIPE_PRICING_TABLE_ID: 'prctbl_1', STRIPE_PUBLISHABLE_KEY: 'pk_1' },
});
let now = TEST_NOW;
let server: RunningServer;

test.beforeAll(async () => {
  await store.migrate();
  await seedCast(store);
  await store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'soup', providerId: '1' });
    await insertListOfSixty(tx);
    for (const [id, insert] of [
      ['called-off', upcomingQuest],
      ['called-off-before', pastQuest],
    ] as const) {
      await insert(tx, { id, publishingStatus: 'Cancelled', announcedAt: TEST_NOW - DAY_MS });
      await insertContract(tx, { questId: id, chariteerId: 'gold' });
    }
  });
  moveDate(() => now);
  server = await startServer({
    store,
    config,
    log: silentLog,
    clock: () => now,
    site: await loadSite(path.join(root, 'site/dist/server/entry.mjs')),
    siteAssetsDirectory: path.join(root, 'site/dist/client'),
    consoleDirectory: path.join(root, 'backoffice/dist'),
  });
});
test.afterAll(async () => {
  restoreDate();
  await server.stop();
  rmSync(folder, { recursive: true });
});

type Got = { status: number; bytes: number; cookies: readonly string[] };

/** What the head of the answer takes on the wire. */
async function headOf(address: string, headers: Record<string, string> = {}, form?: string): Promise<Got> {
  const call = request(server.origin + address, { headers, method: form ? 'POST' : 'GET', agent: false }).end(
    form,
  );
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  const lines = answer.rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 0);
  const status = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`.length;
  return {
    status: answer.statusCode ?? 0,
    bytes: status + lines,
    cookies: answer.headers['set-cookie'] ?? [],
  };
}

type Page = { sent: number; whole: string; untilWords: number };

/** A page as it comes: its bytes on the wire, its text, and how many of the bytes bring its first words. */
async function pageOf(address: string): Promise<Page> {
  const call = request(server.origin + address, { headers: { 'accept-encoding': 'br' }, agent: false }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const sent = Buffer.concat(await answer.toArray());
  const whole = brotliDecompressSync(sent).toString();
  const first = whole.slice(0, whole.indexOf('</h1>'));
  return {
    sent: sent.byteLength,
    whole,
    untilWords: brotliCompressSync(first, { params: QUICK }).byteLength,
  };
}

test('60 different Quests make a page of at most 100 kB, and no page of finding waits for a file [DSC-14: bytes]', async () => {
  const [list, find, map, start] = await Promise.all(
    [`${SIXTY_LIST}?all=1`, '/find', '/find?map=1', '/'].map(pageOf),
  );
  expect(list?.whole.match(/<article /g)).toHaveLength(SIXTY);
  expect(Buffer.byteLength(list?.whole ?? '')).toBeLessThan(MOST_LIST_BYTES);
  expect(Buffer.byteLength(find?.whole ?? '')).toBeLessThan(MOST_LIST_BYTES);
  expect(Buffer.byteLength(map?.whole ?? '')).toBeLessThan(MOST_MAP_BYTES);
  for (const page of [list, find, map, start]) {
    // What a server sends before it hears back, so that the first words need no second round trip.
    expect(page?.untilWords).toBeLessThan(FIRST_FLIGHT_BYTES);
    expect(page?.sent).toBeLessThan(MOST_SENT_BYTES);
    expect(page?.whole).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(page?.whole.match(/<script(?![^>]*type="module")[^>]+src=/)).toBeNull();
  }
});

test('a cancelled quest is there until its day, then gone for good, for who had a place on it as for others [DSC-17: 410]', async () => {
  const token = await createSessions(store, config, () => now).open('gold');
  const viewers: Record<string, string>[] = [{}, { cookie: `__Host-session=${token}` }];
  for (const headers of viewers) {
    expect((await headOf('/questList/1/quest/called-off', headers)).status).toBe(200);
    expect((await headOf('/questList/1/quest/called-off-before', headers)).status).toBe(410);
  }
});

test('the head of no page has more than 3,500 bytes, also where the session is renewed', async () => {
  const sizes: Record<string, number> = {};
  const referer = `${config.publicOrigin}/questList/1?view=calendar`;
  let renewed = 0;
  for (const address of ADDRESSES) {
    const [visitors] = [await headOf(address, { referer })];
    sizes[`${address.slice(0, 60)} for a visitor`] = visitors.bytes;
    // A session that has rested for so long that its next use extends it.
    const token = await createSessions(store, config, () => now).open('gold');
    now += 20 * DAY_MS;
    const cookie = `__Host-session=${token}`;
    const { bytes, cookies } = await headOf(address, { cookie, referer });
    renewed += Number(cookies.some((one) => one.startsWith(`__Host-session=${token}`)));
    sizes[`${address.slice(0, 60)} for a volunteer`] = bytes;
  }
  const form = new URLSearchParams({ email: castEmail('volunteer'), password: DEMO_PASSWORD }).toString();
  const sent = { origin: config.publicOrigin, 'content-type': 'application/x-www-form-urlencoded' };
  const entered = await headOf(
    '/login?returnTo=/guilds',
    { ...sent, 'content-length': String(form.length) },
    form,
  );
  expect(entered.cookies.map((one) => one.slice(0, one.indexOf('=')))).toEqual(
    expect.arrayContaining(['__Host-session', '__Host-known-browser']),
  );
  sizes['a log-in'] = entered.bytes;

  expect(renewed).toBeGreaterThan(20);
  const largest = Object.entries(sizes).toSorted(([, one], [, other]) => other - one);
  test.info().annotations.push({ type: 'largest', description: JSON.stringify(largest.slice(0, 5)) });
  expect(largest.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
});
