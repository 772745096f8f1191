import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#api/app.ts';
import type { SiteHandler } from '#api/http/site.ts';
import type { SiteLocals } from '#api/http/site-locals.ts';
import { readConfig } from '#api/process/config/config.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { castEmail, DEMO_PASSWORD } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let production: World;
let server: RunningServer;
const consoleDirectory = mkdtempSync(join(tmpdir(), 'console-'));
const siteAssetsDirectory = mkdtempSync(join(tmpdir(), 'site-'));
let page: (locals: SiteLocals) => unknown = () => 'page';

const site: SiteHandler = async ({ url }, locals) => {
  if (new URL(url).pathname === '/missing') return null;
  const headers = { 'content-security-policy': 'of the page' };
  return Response.json((await page(locals)) ?? null, { headers });
};

beforeAll(async () => {
  mkdirSync(join(consoleDirectory, 'assets'));
  const html = '<!doctype html><script nonce="__CSP_NONCE__" src="/console/assets/main-a1b2.js"></script>';
  writeFileSync(join(consoleDirectory, 'index.html'), html);
  writeFileSync(join(consoleDirectory, 'assets', 'main-a1b2.js'), 'console.log(1);'.repeat(200));
  mkdirSync(join(siteAssetsDirectory, '_astro'));
  writeFileSync(join(siteAssetsDirectory, '_astro', 'page.c3d4.css'), 'body{color:red}');
  writeFileSync(join(siteAssetsDirectory, 'favicon.svg'), '<svg/>');
  world = await openWorld({ env: { PORT: '0' } });
  production = await openWorld({ env: { NODE_ENV: 'production' }, consoleDirectory });
  const { store, config, log, clock } = world;
  server = await startServer({
    store,
    config,
    log,
    clock: clock.now,
    site,
    siteAssetsDirectory,
    consoleDirectory,
  });
});
afterAll(async () => {
  await server.stop();
  await production.close();
  rmSync(consoleDirectory, { recursive: true });
  rmSync(siteAssetsDirectory, { recursive: true });
});

/** Session cookie as browsers have it; the console itself checks whether it's valid. */
const SESSION = `session=${'a'.repeat(40)}`;

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${server.origin}${path}`, { headers, redirect: 'manual', ...init });

describe('every answer is protected by headers', () => {
  it.each([
    ['/'],
    ['/console/'],
    ['/console/assets/main-a1b2.js'],
    ['/missing'],
    ['/healthz'],
    ['/readyz'],
    ['/console'],
    ['/calendar'],
    ['/chariteers'],
    ['/groups'],
    ['/data'],
    ['/quests'],
    ['/quests/q/show'],
  ])('%s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('in production HTTPS is insisted on', async () => {
    const { headers } = await production.request('/graphql?query={districts{id}}');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
  });

  it('data may be neither run nor framed nor kept', async () => {
    const { headers } = await get('/graphql?query={districts{id}}');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-viewer'), 'a page may have thought otherwise').toBe('none');
  });

  it('every answer of API and pages carries the request’s id', async () => {
    const ids = await Promise.all(
      ['/', '/graphql'].map(async (path) => (await get(path)).headers.get('x-request-id')),
    );
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the console', () => {
  it('gets a new nonce with each answer, and runs nothing else', async () => {
    const answers = await Promise.all(
      ['/console/', '/console/calendar/2026-11'].map((path) => get(path, { cookie: SESSION })),
    );
    const nonces: string[] = [];
    for (const answer of answers) {
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(await answer.text()).toContain(`<script nonce="${nonce}"`);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it.each([
    ['/console/login', '/login?returnTo=%2Fconsole%2F'],
    ['/console/', '/login?returnTo=%2Fconsole%2F'],
    ['/console/calendar?month=2026-11', '/login?returnTo=%2Fconsole%2Fcalendar%3Fmonth%3D2026-11'],
    ['/console/a%0d%0aX', '/login?returnTo=%2Fconsole%2Fa%250d%250aX'],
    [`/console/${'x'.repeat(1_500)}`, '/login?returnTo=%2Fconsole%2F'],
  ])(
    'without a session %s leads to the log-in page, and from there back [NAV-23, NAV-25]',
    async (path, target) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, target]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('hashed files are compressed and kept for good', async () => {
    const answer = await get('/console/assets/main-a1b2.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe('console.log(1);'.repeat(200));
  });

  it.each(['/console/assets/none.js', '/console/..%2f..%2fpackage.json', '/console/%00', '/console/%zz.js'])(
    '%s is not found',
    async (path) => {
      const answer = await get(path, { cookie: SESSION });
      expect(await answer.text()).not.toContain('dependencies');
      expect([200, 404]).toContain(answer.status);
      if (answer.status === 200) expect(answer.headers.get('content-type')).toContain('text/html');
    },
  );

  it.each([
    ['/calendar', '/console/calendar'],
    ['/quests?page=2', '/console/past-quests?page=2'],
    ['/quests/q-1', '/console/quests/q-1'],
    ['/quests/%0d%0aX', '/console/quests/%0d%0aX'],
    ['/groups/%0aX', '/console/groups/%0aX'],
    ['/calendar/%00', '/console/calendar/%00'],
    ['/calendar/%E2%82%AC', '/console/calendar/%E2%82%AC'],
    ['/calendar//evil.example', '/console/calendar//evil.example'],
    ['/chariteers', '/console/chariteers'],
    ['/groups', '/console/groups'],
    ['/data/recap', '/console/data/recap'],
    ['/console', '/console/'],
  ])('%s leads to %s, whatever its path holds [SAF-33]', async (path, target) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
  });
});

describe('the pages', () => {
  it('their styles, scripts and icons come from the build; hashed ones are kept for good', async () => {
    const style = await get('/_astro/page.c3d4.css', { 'accept-encoding': 'gzip' });
    expect(await style.text()).toBe('body{color:red}');
    expect(style.headers.get('content-encoding')).toBe('gzip');
    expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const icon = await get('/favicon.svg');
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('keep their own content security policy', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toBe('of the page');
  });

  it('get the viewer, the settings and the instant', async () => {
    page = ({ viewer, config, now, organizationId }) => ({ viewer, config, now, organizationId });
    expect(await (await get('/as-visitor')).json()).toMatchObject({
      viewer: null,
      config: { siteName: 'Chariteers', titleId: 'chariteers', publicOrigin: 'http://chariteers.test' },
      now: world.clock.now(),
      organizationId: null,
    });
    const cookie = `session=${await world.tokenOf('captains')}`;
    expect(await (await get('/', { cookie })).json()).toMatchObject({
      viewer: { accountId: 'captains', initials: 'WH' },
      organizationId: '1',
    });
  });

  it.each([
    ['managers', 'managers', '2', '2'],
    ['managers', 'managers', '3', '1'],
    ['managers', 'staff', '2', '1'],
    ['captains', 'captains', '3', '1'],
    ['provider', 'provider', '3', '1'],
    ['staff', 'staff', '3', '3'],
    ['staff', 'managers', '2', null],
    ['volunteer', 'volunteer', '1', null],
  ] as const)(
    'for %s, where %s chose charity %s, pages are about %s: one that is theirs, chosen by themselves [NAV-34]',
    async (name, chooser, chosen, expected) => {
      page = ({ organizationId }) => ({ organizationId });
      const cookie = `session=${await world.tokenOf(name)}; organization=${chooser}.${chosen}`;
      expect(await (await get('/', { cookie })).json()).toEqual({ organizationId: expected });
    },
  );

  it('run operations for their viewer in this process', async () => {
    page = ({ execute }) => execute('{ getAccountInfo { playerId } }');
    const cookie = `session=${await world.tokenOf('volunteer')}`;
    expect(await (await get('/', { cookie })).json()).toEqual({
      data: { getAccountInfo: { playerId: 'volunteer' } },
      setCookies: [],
    });
  });

  it('a log-in by a page gives the page the cookie to send, and no token [DEC-17]', async () => {
    page = ({ execute }) =>
      execute(
        'mutation ($email: String!, $password: String!) { loginWithEmail(email: $email, password: $password, titleId: "chariteers") { entityToken } }',
        { email: castEmail('volunteer'), password: DEMO_PASSWORD },
      );
    const answer = await (await get('/', {}, { method: 'POST' })).json();
    expect(answer).toMatchObject({
      data: { loginWithEmail: { entityToken: null } },
      setCookies: [
        expect.stringMatching(/^session=[a-z0-9]{40}; HttpOnly/),
        expect.stringMatching(/^known-browser=[\w-]{43};.* HttpOnly/),
        expect.stringMatching(/^username=volunteer;.* HttpOnly/),
      ],
    });
  });

  it('a form of another site is refused before the page runs [API-02]', async () => {
    page = () => expect.unreachable();
    const answer = await get('/', { origin: 'https://evil.example' }, { method: 'POST' });
    expect(answer.status).toBe(403);
  });

  it('an address that no page has is not found', async () => {
    expect((await get('/missing')).status).toBe(404);
  });
});

describe('health', () => {
  it('the process is alive and its database answers', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok');
    expect(await (await get('/readyz')).text()).toMatch(/^ready\n/);
  });

  it('/readyz names version, commit and schema [DEC-80, OPS-14]', async () => {
    const { store, log, clock } = world;
    const config = readConfig({ COMMIT: '29b5ea1c' });
    const answer = await createApp({ store, config, log, clock: clock.now }).request('/readyz');
    expect(await answer.text()).toMatch(
      /^ready\nversion \d+\.\d+\.\d+\ncommit 29b5ea1c\nschema \d{4}_\w+\n$/,
    );
  });

  it('without its database it is alive and not ready, and says what is the matter and when to ask again [OPS-13]', async () => {
    const { store, config, log, clock } = world;
    const app = createApp({
      store: { ...store, readiness: async () => ({ problem: 'unreachable', schema: null }) },
      config,
      log,
      clock: clock.now,
    });
    expect((await app.request('/healthz')).status).toBe(200);
    const away = await app.request('/readyz');
    expect([away.status, await away.text()]).toEqual([503, 'not ready: database unreachable\n']);
    expect(away.headers.get('retry-after')).toBe('5');
  });
});

it('what breaks inside is masked and logged under the id that the client got', async () => {
  const logLines: string[] = [];
  const broken = await openWorld({ logLines });
  await broken.store.write(
    async (tx) => void (await tx.run(sql`ALTER TABLE district RENAME TO secret_table`)),
  );
  const { status, errors, data } = await broken.gql('{ districts { id } }');
  expect(status).toBe(200);
  expect(data ?? null).toBeNull();
  expect(errors).toMatchObject([
    { message: 'Internal Server Error', extensions: { code: 'INTERNAL', statusCode: 500 } },
  ]);
  expect(JSON.stringify(errors)).not.toMatch(/SQL|select|district"/i);
  expect(logLines.join('\n')).toContain(String(errors?.[0]?.extensions.requestId));
  await broken.close();
});

describe('a form sent to a page', () => {
  it('is refused unread when it is larger than any of ours or does not say its length', async () => {
    page = () => 'page';
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      get('/', headers, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect((await post('a'.repeat(300_000))).status).toBe(413);
    expect((await post(new Blob(['a']).stream())).status).toBe(411);
    expect((await get('/', {}, { method: 'POST' })).status, 'a form without fields').toBe(200);
    expect((await post('a=1')).status).toBe(200);
  });

  it.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE'])('is no %s: pages know none', async (method) => {
    page = () => 'page';
    const answer = await get('/', {}, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});
