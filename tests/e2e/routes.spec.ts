import type { APIRequestContext } from '@playwright/test';
import type { PrivacyPolicyTexts } from '#domain/texts/generated/privacy-policy.ts';
import { termsOfServiceTexts } from '#domain/texts/generated/terms-of-service.ts';
import type { RichText } from '#domain/texts/message.ts';
import { PRIVACY_SECTIONS, privacyText } from '../../site/features/legal/privacy-promises.ts';
import { TERMS_PROMISES } from '../support/terms-promises.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

const wordsOf = (part: RichText[number]) => (typeof part === 'string' ? part : part.text);

const PUBLIC = [
  '/subscribe',
  '/link-menu',
  '/account-removal',
  '/chariteer-fun-profile/everything',
  '/createAccount',
  '/createChariteerAccount',
  '/createProviderAccount',
  '/login',
  '/passwordReset',
  '/questList/every-state',
  '/questList/every-state/quest/open',
  '/contest',
  '/about',
  '/privacy',
  '/terms',
  '/verifiedEmail',
];
const FOR_ACCOUNTS = ['/noob', '/home', '/charityList', '/district/1', '/guilds', '/chariteers/unconsented'];
const IN_THE_CONSOLE = {
  '/calendar': '/calendar',
  '/chariteers': '/chariteers',
  '/groups': '/groups',
  '/data': '/data',
  '/quests': '/past-quests',
};

test('visitors read what is public and are asked to log in for the rest [NAV-15, NAV-17, NAV-18, NAV-20]', async ({
  request,
}) => {
  for (const path of [...PUBLIC, await guildPage(request)]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  for (const path of FOR_ACCOUNTS) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(303);
    expect(answer.headers().location, path).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
  }
});

test('the routes of charities lead to the console, and visitors to its log-in [NAV-16, NAV-19, NAV-23, OPEN-NAV-04]', async ({
  page,
}) => {
  for (const [path, target] of Object.entries(IN_THE_CONSOLE)) {
    const answer = await page.request.get(`${path}?month=2026-11`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toBe(`/console${target}?month=2026-11`);
  }
  for (const path of ['/calendar', '/quests']) {
    await page.goto(path);
    await expect(page).toHaveURL(/^[^?]+\/login\?returnTo=%2Fconsole%2F/);
  }
});

test('a semi-public page knows who is logged in and lets everybody else pass [NAV-11, NAV-12, NAV-24]', async ({
  page,
}) => {
  const account = page.getByRole('navigation', { name: 'Main' }).getByText('RD', { exact: true });
  const logIn = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' });
  for (const path of ['/questList/every-state', '/questList/every-state/quest/open']) {
    await page.context().clearCookies();
    await page.goto(path);
    await expect(logIn).toBeVisible();
    await logInAs(page, 'volunteer');
    await page.goto(path);
    await expect(account).toBeVisible();
    await expect(logIn).toHaveCount(0);
  }
});

test('a forced reload shows the splash page at its own address [NAV-26]', async ({ page }) => {
  await page.goto('/?forceReload=true');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
});

test('nothing of the page about the product is fetched before somebody goes there [NAV-21]', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  const before = new Set(fetched);
  expect(await page.content()).not.toContain('How it works');
  expect([...before].filter((path) => /about/i.test(path))).toEqual([]);
  await link.click();
  await expect(page).toHaveURL('/about');
  const own = fetched.filter((path) => !before.has(path));
  expect(own[0]).toBe('/about');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  expect(fetched.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('says what silver and gold give while subscriptions aren’t open, and shows no broken part [NAV-02, DEC-81]', async ({
  page,
}) => {
  const answer = await page.goto('/subscribe');
  expect(answer?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Silver', 'Gold']);
  await expect(main.getByText('No sponsor banners.')).toBeVisible();
  await expect(main.getByText('Everything in silver.')).toBeVisible();
  await expect(main.getByText('Subscriptions aren’t open yet.')).toBeVisible();
  await expect(page.locator('stripe-pricing-table, script[src*="stripe"]')).toHaveCount(0);
  expect(answer?.headers()['content-security-policy']).not.toContain('stripe');
});

test('the privacy policy states what it has to [STA-05, STA-06, DEC-48, OPEN-STA-02]', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByText('No one under 10 can use the service alone')).toBeVisible();
  await expect(page.getByText('This text awaits a lawyer’s review.')).toBeVisible();
});

test('the terms state what they have to, one link from the privacy policy [STA-07, STA-08, STA-09, STA-10]', async ({
  page,
}) => {
  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(page.getByText('Users are over 18.')).toBeVisible();
  await expect(page.getByText('limited to what you paid us')).toContainText('or 100 USD');
  await expect(page.getByText('We give 30 days’ notice of material changes')).toBeVisible();
  await expect(page.getByText('This text awaits a lawyer’s review.')).toBeVisible();
});

test('every promise of the privacy policy and of the terms stands on its page [SAF-39]', async ({ page }) => {
  const say = (key: keyof PrivacyPolicyTexts) => privacyText('en', key, { minimumAge: 10 });
  const promised = PRIVACY_SECTIONS.flatMap(({ promises }) => promises);
  await page.goto('/privacy');
  for (const { key, lead } of promised) {
    const said = page.getByRole('main').getByText(say(key));
    await expect(said).toHaveCount(1);
    if (lead) await expect(said.locator('b')).toHaveText(say(lead));
  }
  const terms = termsOfServiceTexts('en');
  await page.goto('/terms');
  for (const { key } of TERMS_PROMISES) {
    const text = key === 'removal' ? terms.removal().map(wordsOf).join('') : terms[key];
    await expect(page.getByRole('main').getByText(text)).toHaveCount(1);
  }
});

test('/privacy leads to both switches of the user name [SAF-05]', async ({ page }) => {
  await page.goto('/privacy');
  const promise = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'public profile has its own switch' });
  await expect(promise.getByRole('link', { name: 'Who sees you' })).toHaveAttribute(
    'href',
    '/settings/privacy',
  );
});

test('the link menu leads to what has an address [NAV-04, STA-11]', async ({ page }) => {
  await page.goto('/link-menu');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText([
    'iOS app',
    'Android app',
    'Leave a tip',
    'Subscribe to the newsletter',
    'Book a consultation',
    'Create a Guild',
    'social.example.org',
  ]);
  await expect(links.first()).toHaveAttribute('href', 'https://example.org/app/ios');
});

test('an address that only takes a form is not found by whoever opens it [NAV-22, NAV-38]', async ({
  request,
}) => {
  for (const path of ['/logout', '/organization', '/close-banner']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Page Not Found</h1>');
  }
});

/** The page of the guild that has reserved a quest. */
async function guildPage(request: APIRequestContext): Promise<string> {
  const query = '{ quest(id: "reserved") { reservation { guildId } } }';
  const answer = await request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: { quest: { reservation: { guildId: string } } } };
  return `/guilds/${data.quest.reservation.guildId}`;
}
