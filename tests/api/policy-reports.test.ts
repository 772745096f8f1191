import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#api/app.ts';
import { createLog } from '#api/process/log/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { PAGE_PARAMETERS } from '#domain/installation/page-parameters.ts';
import { isOfBusyMachine } from '../support/machine-lines.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let production: World;
let server: RunningServer;
const lines: string[] = [];
const write = (line: string) => {
  if (!isOfBusyMachine(JSON.parse(line))) lines.push(line);
};
const consoleDirectory = mkdtempSync(join(tmpdir(), 'console-'));

beforeAll(async () => {
  writeFileSync(join(consoleDirectory, 'index.html'), '<script nonce="__CSP_NONCE__"></script>');
  world = await openWorld({ env: { PORT: '0' } });
  const env = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://app.example' };
  production = await openWorld({ env, consoleDirectory });
  const { store, config, clock } = world;
  const log = createLog({ logLevel: 'warn' }, { write });
  const site = async () => new Response('a page');
  server = await startServer({ store, config, log, clock: clock.now, site, consoleDirectory });
});
afterAll(async () => {
  await server.stop();
  await production.close();
  rmSync(consoleDirectory, { recursive: true });
});
beforeEach(() => {
  lines.length = 0;
  world.clock.advance(61_000);
});

const reportOf = (page = '/login') => ({
  'csp-report': {
    'document-uri': `${server.origin}${page}`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'script-sample': 'emily.canary',
  },
});

const send = (body: string, type = 'application/csp-report') =>
  fetch(`${server.origin}/policy-reports`, { method: 'POST', headers: { 'content-type': type }, body });

describe('reports of violated policies', () => {
  it('are answered with 204 and leave one line each, without the address and the words of a page [SAF-38]', async () => {
    const answer = await send(JSON.stringify(reportOf('/passwordReset?token=emily.canary')));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ page: '/passwordReset', directive: 'script-src-elem', blocked: 'inline' }),
    ]);
    expect(lines.join()).not.toContain('canary');
  });

  it.each([
    ['of another kind', () => JSON.stringify(reportOf()), 'text/plain'],
    ['that is no JSON', () => '{', 'application/csp-report'],
    [
      'of more than 16 kB',
      () => JSON.stringify({ ...reportOf(), filling: 'x'.repeat(17_000) }),
      'application/csp-report',
    ],
  ])('a body %s is answered alike and passed over [SAF-38]', async (_case, body, type) => {
    expect((await send(body(), type)).status).toBe(204);
    expect(lines).toEqual([]);
  });

  it('of one network twenty a minute are read, and the next minute again [SAF-38]', async () => {
    for (let index = 0; index < 30; index += 1) {
      expect((await send(JSON.stringify(reportOf()))).status).toBe(204);
    }
    expect(lines).toHaveLength(20);
    world.clock.advance(60_000);
    await send(JSON.stringify(reportOf()));
    expect(lines).toHaveLength(21);
  });

  it('as browsers send them now, too: a list, of which each kind leaves one line [JOI-17: reports]', async () => {
    const report = (blockedURL: string) => ({
      type: 'csp-violation',
      url: `${server.origin}/login?returnTo=emily.canary`,
      body: {
        documentURL: `${server.origin}/login?returnTo=emily.canary`,
        effectiveDirective: 'img-src',
        blockedURL,
        sample: 'emily.canary',
      },
    });
    const sent = [
      report('https://tracker.example/pixel?who=emily.canary'),
      report('https://tracker.example/?2'),
    ];
    expect((await send(JSON.stringify(sent), 'application/reports+json')).status).toBe(204);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ page: '/login', directive: 'img-src', blocked: 'tracker.example' }),
    ]);
    expect(lines.join()).not.toContain('canary');
  });

  it('of all networks together sixty lines a minute are written, then how many more there were [JOI-17: reports]', async () => {
    const log = createLog({ logLevel: 'warn' }, { write });
    const { store, config, clock } = world;
    const app = createApp({ store, config, clock: clock.now, log });
    const body = JSON.stringify(reportOf());
    const headers = { 'content-type': 'application/csp-report', 'content-length': String(body.length) };
    for (let network = 0; network < 100; network += 1) {
      const incoming = {
        socket: { remoteAddress: `198.51.${network}.7` },
        headers,
      };
      const answer = await app.request(
        'http://chariteers.test/policy-reports',
        { method: 'POST', body, headers },
        { incoming },
      );
      expect(answer.status).toBe(204);
    }
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.length).toBeLessThanOrEqual(61);
  });

  it.each([
    '[',
    '0',
    'null',
    '[null,1,{"body":[]}]',
    `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
    '{"csp-report":{"document-uri":{"a":1},"blocked-uri":["x"],"effective-directive":7}}',
  ])('nothing that is sent makes it fail: %# [JOI-17: reports]', async (body) => {
    for (const type of ['application/csp-report', 'application/reports+json'])
      expect((await send(body, type)).status).toBe(204);
    expect(lines.every((line) => JSON.parse(line).page === 'other')).toBe(true);
  });

  it('they are taken by POST alone [SAF-38]', async () => {
    expect((await fetch(`${server.origin}/policy-reports`, { method: 'PUT' })).status).toBe(405);
  });
});

const SESSION = `session=${'a'.repeat(40)}`;

describe('the policy of the console', () => {
  it('allows style elements by the nonce of the page and no inline style besides [SAF-38]', async () => {
    const answer = await fetch(`${server.origin}/console/`, { headers: { cookie: SESSION } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [nonce] = /'nonce-[^']+'/.exec(policy) ?? [];
    expect(policy).toContain(`; style-src 'self' ${nonce};`);
    expect(policy).not.toMatch(/unsafe|style-src-(attr|elem)/);
  });

  it('names where to report: over https the group, too, which browsers take only from there [SAF-38]', async () => {
    const cookie = { cookie: SESSION };
    const plain = (await fetch(`${server.origin}/console/`, { headers: cookie })).headers;
    expect(plain.get('content-security-policy')).toMatch(/; report-uri \/policy-reports$/);
    expect(plain.get('reporting-endpoints')).toBeNull();
    const secure = (await production.request('/console/', { headers: { cookie: `__Host-${SESSION}` } }))
      .headers;
    expect(secure.get('content-security-policy')).toMatch(/; report-uri \/policy-reports; report-to policy$/);
    expect(secure.get('reporting-endpoints')).toBe('policy="/policy-reports"');
  });
});

describe('addresses that act by themselves', () => {
  const routes = Object.keys(PAGE_PARAMETERS).filter((route) => PAGE_PARAMETERS[route]?.includes('token'));

  it.each(routes)('%s tells nobody its address while there is a token in it [SAF-38]', async (route) => {
    const policyOf = async (address: string) =>
      (await fetch(server.origin + address, { redirect: 'manual' })).headers.get('referrer-policy');
    expect(await policyOf(`${route}?token=x`)).toBe('no-referrer');
    expect(await policyOf(`${route}/?utm_source=y&token=x`)).toBe('no-referrer');
    expect(await policyOf(route)).toBe('strict-origin-when-cross-origin');
  });

  it('their forms arrive, though the browser hides where they come from [SAF-38]', async () => {
    const post = async (address: string, headers: Record<string, string>) =>
      (await fetch(server.origin + address, { method: 'POST', headers: { origin: 'null', ...headers } }))
        .status;
    expect(await post('/passwordReset?token=x', { 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await post('/passwordReset?token=x', {})).toBe(200);
    expect(await post('/passwordReset?token=x', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post('/login', {})).toBe(403);
  });
});
