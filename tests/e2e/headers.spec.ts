import { connect } from 'node:net';
import { type APIResponse, expect, type Page, test } from '@playwright/test';
import { castEmail, DEMO_PASSWORD, logInAs } from './cast-log-in.ts';

const PAGES = [
  '/',
  '/login',
  '/questList/every-state',
  '/questList/every-state/quest/flexible',
  '/nowhere',
  '/console/',
  '/console/quests/open/show',
];

test('no page lets foreign words run, foreign pages frame it, or browsers guess what it is', async ({
  page,
}) => {
  // The console has no page for visitors.
  await logInAs(page, 'volunteer');
  const { request } = page;
  for (const path of PAGES) {
    const headers = (await request.get(path)).headers();
    const policy = policyOf(headers['content-security-policy']);
    expect(policy['default-src'], path).toEqual(["'self'"]);
    expect(policy['script-src']?.[0], path).toBe("'self'");
    for (const source of policy['script-src']?.slice(1) ?? []) {
      expect(source, path).toMatch(/^'(sha256-[\w+/]+=*|nonce-[\w+/]{20,}=*)'$/);
    }
    expect(policy['frame-ancestors'], path).toEqual(["'none'"]);
    expect(policy['object-src'], path).toEqual(["'none'"]);
    expect(policy['base-uri'], path).toEqual(["'none'"]);
    expect(policy['form-action'], path).toEqual(["'self'"]);
    expectGuarded(headers, path);
  }
});

test('every status of a page is called by its own name on the wire', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const lines = [
    ['GET /about', 'HTTP/1.1 200 OK'],
    ['GET /nowhere', 'HTTP/1.1 404 Not Found'],
    ['GET /questList/every-state/quest/nowhere', 'HTTP/1.1 404 Not Found'],
    ['GET /questList/every-state/quest/cancelled-and-over', 'HTTP/1.1 410 Gone'],
    ['GET /home', 'HTTP/1.1 303 See Other'],
    ['POST /passwordReset', 'HTTP/1.1 422 Unprocessable Entity'],
    ['PUT /about', 'HTTP/1.1 405 Method Not Allowed'],
  ] as const;
  for (const [asked, line] of lines) {
    for (const encoding of ['identity', 'gzip']) {
      const head = `${asked} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n`;
      const form = asked.startsWith('POST')
        ? 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\n'
        : '';
      expect(await statusLine({ host: hostname, port: Number(port) }, `${head}${form}\r\n`), asked).toBe(
        line,
      );
    }
  }
});

test('files and refusals carry the same guards', async ({ request }) => {
  for (const path of ['/favicon.svg', '/manifest.webmanifest', '/robots.txt', '/console/nowhere.js']) {
    expectGuarded((await request.get(path)).headers(), path);
  }
});

test('no page loads anything from another company, or keeps a cookie of theirs [SAF-39]', async ({
  context,
  baseURL,
}) => {
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).origin));
  await logInAs(await context.newPage(), 'volunteer');
  // All at once: most of the time is waiting for nothing to come any more.
  const look = async (path: string) => {
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  };
  await Promise.all([...PAGES, '/guilds', '/contest', '/about', '/privacy', '/link-menu'].map(look));
  expect([...asked]).toEqual([baseURL]);
  const hosts = (await context.cookies()).map(({ domain }) => domain);
  expect(hosts.filter((host) => host !== new URL(baseURL ?? '').hostname)).toEqual([]);
});

test('data is never run, framed, guessed or kept', async ({ request }) => {
  const headers = (await request.post('/graphql', { data: { query: '{ __typename }' } })).headers();
  const policy = policyOf(headers['content-security-policy']);
  const none = ["'none'"];
  expect(policy).toEqual({
    'default-src': none,
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
  });
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
});

test('the console’s nonce is new with every answer', async ({ page }) => {
  await logInAs(page, 'volunteer');
  const [first, second] = [await page.request.get('/console/'), await page.request.get('/console/')];
  const nonce = (answer: APIResponse) =>
    /nonce-[^']+/.exec(answer.headers()['content-security-policy'] ?? '')?.[0];
  expect(nonce(first)).toBeDefined();
  expect(nonce(first)).not.toBe(nonce(second));
});

test('a script that gets into a page does not run, on the site and in the console', async ({ page }) => {
  await logInAs(page, 'volunteer');
  for (const path of ['/questList/every-state/quest/open', '/console/']) {
    await page.goto(path);
    expect(await page.evaluate(injectScript), path).toBe('untouched');
  }
});

test('scripts read neither the session nor a password after a log-in [ENT-02, ACC-33, DEC-03]', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  const session = (await page.context().cookies()).find(({ name }) => name === 'session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await page.goto('/home');
  expect(await readByScripts(page)).not.toContain(session?.value);
  await page.goto('/console/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const readable = await readByScripts(page);
  for (const secret of [session?.value, DEMO_PASSWORD, castEmail('volunteer')]) {
    expect(readable).not.toContain(secret);
  }
});

test('a form on another site changes nothing here [API-02]', async ({ request }) => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const form = { email: castEmail('volunteer'), password: DEMO_PASSWORD };
  const answer = await request.post('/login', { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(403);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

function expectGuarded(headers: Record<string, string>, path: string): void {
  expect(headers['x-content-type-options'], path).toBe('nosniff');
  expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  expect(headers['x-frame-options'], path).toBe('DENY');
}

/** Directive → its sources. */
function policyOf(header: string | undefined): Record<string, string[]> {
  const directives = (header ?? '').split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** Runs in the page. */
function injectScript(): string {
  document.documentElement.dataset.touched = 'untouched';
  const script = document.createElement('script');
  script.textContent = 'document.documentElement.dataset.touched = "touched"';
  document.head.append(script);
  return document.documentElement.dataset.touched;
}

function readByScripts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]));
}

/** The first line of what comes back, as it stands on the wire. */
function statusLine(server: { host: string; port: number }, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(server, () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('close', () => resolve(text.slice(0, text.indexOf('\r\n'))));
  });
}
