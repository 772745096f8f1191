import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { hashPassword } from '#api/access/auth/password.ts';
import { readMailbox } from '#api/access/outbox/desk/read-mailbox.ts';
import { loadSite } from '#api/http/site.ts';
import { readConfig } from '#api/process/config/config.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import { silentLog } from '../support/silent-log.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { askPage } from './asked-page.ts';
import { lookAt, TYPICAL_LOOKS } from './axe-looks.ts';
import { expect, test } from './browser-test.ts';
import { DEMO_PASSWORD, logInThere } from './cast-log-in.ts';
import { crawlFrom } from './site-crawl.ts';
import { standInForStripe } from './stripe-stand-in.ts';

// The product on its first day: a charity, a volunteer and a member of the staff, nothing set, two pages switched off.
const root = path.resolve(import.meta.dirname, '../..');
const port = Number(process.env.E2E_PORT ?? 4517) + 9;
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(path.join(tmpdir(), 'bare-installation-'));
const config = readConfig({
  NODE_ENV: 'test',
  PORT: String(port),
  NEWSLETTER_URL: 'https://news.example.org',
  SWITCHED_OFF_PATHS: '/contest,/guilds',
  // Secrets alone open nothing.
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_service',
  STRIPE_SECRET_KEY: 'sk_test_of_the_shop',
});
// Subscriptions without keys are open to whoever types the address; nothing leads there.
const OFF = /^\/(contest|guilds|subscribe)\b/;
let store: Store;
let server: RunningServer;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: origin, intendedStatuses: [422] });

test.beforeAll(async () => {
  store = openStore({ url: `file:${path.join(folder, 'app.db')}`, cells: TEST_CELLS });
  await store.migrate();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await store.write(async (tx) => {
    await insertVolunteer(tx, { account: { id: 'v', username: 'volunteer', passwordHash } });
    await insertVolunteer(tx, { account: { id: 's', username: 'staff', passwordHash, isStaff: true } });
    const { id: districtId } = await insertDistrict(tx, { name: 'Hudson' });
    await insertProvider(tx, { id: '1', name: 'Soup House', districtId });
  });
  const site = await loadSite(path.join(root, 'site/dist/server/entry.mjs'));
  const siteAssetsDirectory = path.join(root, 'site/dist/client');
  const consoleDirectory = path.join(root, 'backoffice/dist');
  const parts = {
    store,
    config,
    log: silentLog,
    clock: Date.now,
    site,
    siteAssetsDirectory,
    consoleDirectory,
  };
  server = await startServer(parts);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function openConsole(page: Page, place: string): Promise<void> {
  await page.goto('/login');
  await logInThere(page, 'staff');
  await page.goto(`/console/${place}`);
}

/** Wide by day and narrow by night, for whoever looks now. */
async function look(page: Page, name: string, place: string): Promise<void> {
  await lookAt(page, { name, as: null, path: place }, TYPICAL_LOOKS, { keepsPictures: true });
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** Every page that links lead to, as it is written. */
async function pagesFrom(
  starts: readonly string[],
  request: APIRequestContext,
): Promise<Map<string, string>> {
  const { visited, problems } = await crawlFrom(starts, request, 3);
  expect(problems).toEqual([]);
  const pages = new Map<string, string>();
  // What the contract says of itself is in no one's settings.
  for (const address of new Set([...starts, ...visited].filter((one) => !one.includes('/developers')))) {
    const answer = await request.get(address);
    if (answer.headers()['content-type']?.startsWith('text/html')) pages.set(address, await answer.text());
  }
  return pages;
}

const STARTS = ['/', '/link-menu', '/createProviderAccount', '/createAccount', '/login', '/passwordReset'];

test('no page leads to one that is switched off, names an app that nobody has, or a support without an address [OPEN-STA-03, DEC-41, OPEN-HOME-03]', async ({
  page,
}) => {
  const visitors = await pagesFrom(STARTS, page.request);
  await page.goto('/login');
  await logInThere(page, 'volunteer');
  const volunteers = await pagesFrom(['/home', '/chariteer-fun-profile', '/settings'], page.request);
  expect(visitors.size).toBeGreaterThan(10);
  expect(volunteers.size).toBeGreaterThan(10);
  for (const [address, html] of [...visitors, ...volunteers]) {
    const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
    expect.soft(links.length, address).toBeGreaterThan(3);
    expect
      .soft(
        links.filter((href) => OFF.test(href)),
        address,
      )
      .toEqual([]);
    const words = html.replace(/<(style|script)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    // Codes come from whichever app for one-time passwords someone has.
    if (address !== '/settings/second-factor')
      expect.soft(words.match(/(?<!calendar )\bapps?\b(?! that)/i)?.[0], address).toBeUndefined();
    expect.soft(words, address).not.toMatch(/support \.|(email|contact|write to) support|null|undefined/);
    expect.soft(words, address).not.toMatch(/under construction/);
  }
});

test('what is left of such a link is no empty entry: the foot of the page has none for the contest [OPEN-STA-03]', async ({
  page,
}) => {
  await page.goto('/about');
  const foot = page.getByRole('contentinfo').getByRole('listitem');
  await expect(foot.filter({ visible: true })).toHaveText([
    'About',
    'Privacy Policy',
    'How we handle data',
    'Terms of Service',
    'Accessibility',
  ]);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByText('Charities')).toBeVisible();
  await expect(navigation.getByText('Guilds')).toBeHidden();
  const answer = await page.goto('/contest');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('Come back soon.')).toBeVisible();
});

test('a handful of people and no app: the page about the product has no figures, and names none [STA-04, DEC-41]', async ({
  request,
}) => {
  const { text } = await askPage(request, '/about');
  expect(text).toContain('Chariteers is free for charities.');
  expect(text).not.toMatch(/\d\+|organizations|companion|\bapp\b|iOS|Android/);
});

test('a charity asks on our own page while there is no survey; staff read it, and take it off the list', async ({
  page,
}) => {
  await page.goto('/createProviderAccount');
  await expect(page.getByRole('link', { name: 'Start the survey' })).toHaveCount(0);
  await look(page, 'charity request', '/createProviderAccount');
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByRole('alert')).toContainText('Name of your charity: Please fill out this field.');
  await form.getByLabel('Name of your charity').fill('Lantern House');
  await form.getByLabel('Where you are').fill('Hoboken, 07030');
  await form.getByLabel('Your name').fill('Ottilie <b>Ray</b>');
  await form.getByLabel('Your email address').fill('ottilie@lantern');
  await form.getByLabel('What your volunteers do').fill('They cook.\nOn Fridays.');
  await form.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByRole('alert')).toContainText('That doesn’t look like an email address.');
  // What was typed is still there.
  await expect(form.getByLabel('What your volunteers do')).toHaveValue('They cook.\nOn Fridays.');
  await form.getByLabel('Your email address').fill('ottilie@lantern.example');
  await form.getByRole('button', { name: 'Ask to join' }).click();
  await expect(form.getByText('We got your request and will email you.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Ask to join' })).toHaveCount(0);

  const mails = await readMailbox(store, config.dataKey, { part: 'staff', now: Date.now() });
  expect(mails.map(({ content }) => content?.subject)).toEqual(['A charity wants to join Chariteers']);
  const [confirmed] = await readMailbox(store, config.dataKey, { part: 'ottilie', now: Date.now() });
  const progress = /\/createProviderAccount\?request=[\w-]+/.exec(confirmed?.content?.body ?? '')?.[0] ?? '';
  await page.goto(progress);
  await expect(form).toContainText('We have your request');
  await expect(form).toContainText('You’re next.');
  await page.goto(`${progress}x`);
  await expect(form).toContainText('That link didn’t work');
  await openConsole(page, 'charity-requests');
  const request = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(request.getByRole('heading')).toHaveText('Lantern House');
  await expect(request).toContainText('Hoboken, 07030. Asked ');
  await expect(request).toContainText('They cook.\nOn Fridays.');
  await expect(request).toContainText('Ottilie <b>Ray</b>');
  await expect(request.getByRole('link', { name: 'ottilie@lantern.example' })).toHaveAttribute(
    'href',
    'mailto:ottilie%40lantern.example',
  );
  await look(page, 'console requests', '/console/charity-requests');
  await request.getByRole('button', { name: 'Accept Lantern House' }).click();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Lantern House');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await request.getByRole('button', { name: 'Remove Lantern House' }).click();
  const question = page.getByRole('dialog', { name: 'Answered Lantern House?' });
  await question.getByRole('button', { name: 'Delete request' }).click();
  await expect(page.getByText('No requests')).toBeVisible();
});

test('a route that is switched off says so, is not for search engines, and leads on [DEC-29, STA-13, OPEN-STA-03]', async ({
  page,
}) => {
  const answer = await page.goto('/contest');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('Come back soon.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(main.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  // A button without effect would be a stub.
  await expect(main.getByRole('button')).toHaveCount(0);
});

test('staff set what the site leads to; what is wrong is said, and what the configuration has set is not theirs [OPEN-STA-04, OPEN-HOME-03, NAV-02]', async ({
  page,
  request,
}) => {
  await openConsole(page, 'settings');
  const addresses = page.getByRole('region', { name: 'Addresses' });
  const field = (name: string) => addresses.getByLabel(name, { exact: true });
  const save = addresses.getByRole('button', { name: 'Save addresses' });
  await expect(field('Newsletter')).toHaveValue('https://news.example.org');
  await expect(field('Newsletter')).not.toBeEditable();
  await expect(addresses.getByText('Set on the server (NEWSLETTER_URL).')).toHaveCount(1);
  await look(page, 'console addresses', '/console/settings');

  await field('Tip').fill('javascript:alert(1)');
  await save.click();
  await expect(addresses.getByText('Tip must start with https://.')).toBeVisible();
  await field('Tip').fill('https://example.org/tip');
  await field('Support email').fill('hands@example.org');
  await field('App Store').fill('https://example.org/ios');
  await field('Social networks').fill('https://www.instagram.com/us\nhttps://x.com/us');
  await field('Survey for charities').fill('https://example.org/survey');
  await field('Stripe’s pricing table').fill('prctbl_1');
  await field('Stripe’s publishable key').fill('pk_1');
  await save.click();
  await expect(page.getByText('Addresses saved.')).toBeVisible();

  const about = await askPage(request, '/about');
  expect(about.text).toContain('Get the app for iOS.');
  expect(about.text).toContain('Write to hands@example.org');
  const menu = await request.get('/link-menu');
  expect(await menu.text()).toMatch(
    /\/out\/tip[\s\S]*news\.example\.org[\s\S]*Instagram[\s\S]*https:\/\/x\.com\/us/,
  );
  expect((await request.get('/out/tip', { maxRedirects: 0 })).headers().location).toBe(
    'https://example.org/tip',
  );
  await page.goto('/createProviderAccount');
  const survey = page.getByRole('link', { name: 'Start the survey' });
  await expect(survey).toHaveAttribute('href', 'https://example.org/survey');
  await expect(survey).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('button', { name: 'Ask to join' })).toHaveCount(0);
});

test('the payment provider’s table of prices runs on its own page alone, to which the own profile leads then [NAV-02, FUN-12]', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await logInThere(page, 'volunteer');
  await standInForStripe(page);
  await page.goto('/chariteer-fun-profile');
  const own = page.url();
  const banner = page.getByRole('main').getByRole('link', { name: /silver and gold/i });
  await banner.click();
  await expect(page).toHaveURL('/subscribe');
  const table = page.locator('stripe-pricing-table');
  await expect(table).toHaveText('prctbl_1 for pk_1');
  await expect(table).toHaveAttribute('client-reference-id', 'v');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Silver', 'Gold']);
  await expect(page.getByText('Subscriptions aren’t open yet.')).toHaveCount(0);
  const policyOf = async (place: string) => (await request.get(place)).headers()['content-security-policy'];
  expect(await policyOf('/subscribe')).toContain('https://js.stripe.com');
  expect(await policyOf('/about')).not.toContain('stripe');
  await look(page, 'subscribe', '/subscribe');
  await page.context().clearCookies();
  await page.goto('/login');
  await logInThere(page, 'staff');
  await page.goto(own);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('volunteer');
  await expect(banner, 'on somebody else’s profile').toHaveCount(0);
  // With the keys set, too, no one under 18 gets it, nor the provider's scripts.
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'firstBirth', value: '2012-05-05', url: origin }]);
  const answer = await page.goto('/subscribe');
  await expect(page.getByText('Subscriptions are for people 18 and over.')).toBeVisible();
  await expect(page.locator('stripe-pricing-table, script[src*="stripe"]')).toHaveCount(0);
  expect(answer?.headers()['content-security-policy']).not.toContain('stripe');
});

test('what staff take back is gone from the site [OPEN-STA-04]', async ({ page, request }) => {
  await openConsole(page, 'settings');
  const addresses = page.getByRole('region', { name: 'Addresses' });
  await addresses.getByLabel('App Store', { exact: true }).fill('');
  await addresses.getByLabel('Survey for charities', { exact: true }).fill('');
  await addresses.getByRole('button', { name: 'Save addresses' }).click();
  await expect(page.getByText('Addresses saved.')).toBeVisible();
  expect((await askPage(request, '/about')).text).not.toMatch(/\bapp\b/);
  const page2 = await askPage(request, '/createProviderAccount');
  expect(page2.buttons).toEqual(['Ask to join']);
  expect(page2.fields).toEqual([
    'charityName',
    'districtId',
    'place',
    'contactName',
    'emailAddress',
    'phoneNumber',
    'website',
    'taxNumber',
    ...Array.from({ length: 8 }, () => 'work'),
    'message',
    'times',
  ]);
});
