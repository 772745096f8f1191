import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { loadSite } from '#api/http/site.ts';
import type { SiteLocals } from '#api/http/site-locals.ts';
import { expect, test } from './browser-test.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

const entry = path.resolve(import.meta.dirname, '../../site/dist/server/entry.mjs');
let server: Server;
let origin = '';
/** Whether the API has told who someone is before it fails at the rest. */
let isPersonKnown = false;
let isAway = false;
/** No instant at all breaks every page. */
let now = Date.now();
const ROSA = { id: 'v-2', username: 'rosa2', favoriteDistricts: [] };

// The site as it is built, for someone who is logged in, on an API that fails at everything.
test.beforeAll(async () => {
  const site = await loadSite(entry);
  const locals = {
    viewer: { accountId: 'v-1', username: 'rosa', initials: 'R', accountType: 'Chariteer', hasRecord: true },
    execute: async (document: string) =>
      document.includes('query ProfilePerson') && isPersonKnown
        ? { data: { getServiceRecord: { chariteer: ROSA } }, setCookies: [] }
        : {
            errors: [{ message: 'The database is away.', extensions: { code: 'INTERNAL' } }],
            setCookies: [],
          },
    config: {
      siteName: 'Chariteers',
      version: '0',
      publicOrigin: 'http://site.test',
      supportEmail: null,
      switchedOffPaths: [],
      pricingTable: null,
    },
    requestId: 'broken',
    organizationId: null,
    renewedCookie: null,
    isSessionOver: false,
    isKiosk: false,
    isDatabaseAway: () => isAway,
    isPersonUnknown: false,
  };
  const viewer = { ...locals.viewer, memberships: [], ownProviderId: null, isStaff: false, guildIds: [] };
  const answer = async (request: Request) =>
    (await site(request, { ...locals, viewer, now } as unknown as SiteLocals)) ??
    new Response(null, { status: 404 });
  server = createServer(getRequestListener(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

test.use({ intendedStatuses: [404, 503] });

test('when the charities cannot be loaded the list says so, and shows none as if it were live [DIS-06, DIS-18, OPEN-DIS-04]', async ({
  page,
}) => {
  await page.goto(`${origin}/charityList`);
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/charityList');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
  await expect(page.getByText('Loading charities')).toBeHidden();
});

test('a district, and the private calendar address, can be tried again [DIS-06]', async ({ page }) => {
  await page.goto(`${origin}/district/1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
  await page.goto(`${origin}/calendar-feed`);
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await expect(page.getByRole('button', { name: /address/ })).toHaveCount(0);
});

test('a profile says in place of its placeholders that it could not be loaded, and offers to try again [ERR-37]', async ({
  page,
}) => {
  isPersonKnown = false;
  await page.goto(`${origin}/chariteer-fun-profile/v-2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
  const retry = page.getByRole('link', { name: 'Try again' });
  await expect(retry).toHaveAttribute('href', '/chariteer-fun-profile/v-2');

  isPersonKnown = true;
  await page.goto(`${origin}/chariteer-fun-profile/v-2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('rosa2');
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await expect(retry).toHaveAttribute('href', '/chariteer-fun-profile/v-2');
  await expect(page.getByText('Loading numbers')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('a page that breaks by itself leaves its cause in the log [ERR-38]', async () => {
  const words: string[] = [];
  const write = process.stderr.write;
  process.stderr.write = (text: string | Uint8Array) => words.push(String(text)) > 0;
  now = Number.NaN;
  try {
    expect((await fetch(`${origin}/questList/1?view=calendar`)).status).toBe(500);
  } finally {
    process.stderr.write = write;
    now = Date.now();
  }
  expect(words.join('')).toContain('RangeError: Invalid time value');
});

test('while the database is away every page says so with 503, keeps its address, and keeps what was sent [OPS-13]', async ({
  page,
}) => {
  isAway = true;
  try {
    const answer = await page.goto(`${origin}/questList/1?view=calendar`);
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll be right back');
    await expect(page.getByRole('alert')).toContainText('Our database isn’t answering.');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/questList/1?view=calendar',
    );

    const form = { 'sign-up': 'yes', note: 'I bring <b>two</b> friends' };
    const sent = await page.request.post(`${origin}/quest/7`, { form, headers: { origin } });
    expect(sent.status()).toBe(503);
    await page.setContent(await sent.text());
    await expect(page.getByRole('main').locator('form')).toHaveAttribute('action', '/quest/7');
    for (const [name, value] of Object.entries(form))
      await expect(page.locator(`input[name="${name}"]`)).toHaveValue(value);
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();
  } finally {
    isAway = false;
  }
});
