import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { linkInMail } from './mailbox.ts';
import { confirmAddressOf, makeAccount, newPerson, openSession, PASSWORD } from './new-account.ts';

const main = (page: Page) => page.getByRole('main');
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

test.use({ javaScriptEnabled: false, intendedStatuses: [410] });

/** Someone who knows the password logs in there. */
async function logInFrom(context: BrowserContext, baseURL: string, email: string): Promise<void> {
  const form = { email, password: PASSWORD };
  await context.request.post(`${baseURL}/login`, { form, headers: { origin: baseURL }, maxRedirects: 0 });
}

test('everybody sees where they are logged in and ends it; a log-in from a new browser is told by mail, with a link that ends it [JOI-11]', async ({
  page,
  browser,
}) => {
  const person = newPerson('Watcher');
  await makeAccount(page, person);
  await confirmAddressOf(page, person.emailAddress);
  await openSession(page, person);
  const baseURL = new URL(page.url()).origin;
  const strange = await browser.newContext({ userAgent: FIREFOX });
  const isIn = async () =>
    (await strange.request.get(`${baseURL}/settings`, { maxRedirects: 0 })).status() === 200;

  await logInFrom(strange, baseURL, person.emailAddress);
  expect(await isIn()).toBe(true);
  await page.goto('/settings#sessions');
  const card = page.locator('#sessions');
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByRole('listitem').first()).toContainText('(this one)');
  const other = card.getByRole('listitem').nth(1);
  await expect(other).toContainText('Firefox on Windows');
  await expect(other).toContainText('Network 127.0…');
  await expect(other).toContainText(/Last used \w+day, .* [ap]m/);
  await other.getByRole('button', { name: /^End the session in Firefox on Windows/ }).click();
  await expect(main(page)).toContainText('Session ended.');
  await expect(card).toContainText('You’re only logged in here.');
  expect(await isIn()).toBe(false);

  await logInFrom(strange, baseURL, person.emailAddress);
  await page.reload();
  await card.getByRole('button', { name: 'End all others' }).click();
  await expect(main(page)).toContainText('You’re logged out everywhere else.');
  expect(await isIn()).toBe(false);

  await logInFrom(strange, baseURL, person.emailAddress);
  const link = await linkInMail(person.emailAddress, 'end-session', 3);
  const reader = await browser.newContext({ javaScriptEnabled: false });
  const letter = await reader.newPage();
  await letter.goto(link);
  await letter.reload();
  await expect(main(letter)).toContainText('Firefox on Windows');
  expect(await isIn(), 'looking at it changes nothing').toBe(true);
  await main(letter).getByRole('button', { name: 'End the session' }).click();
  await expect(letter).toHaveURL(/\/passwordReset$/);
  await expect(main(letter)).toContainText('Session ended.');
  expect(await isIn()).toBe(false);
  expect((await reader.request.get(link)).status(), 'once').toBe(410);
  await page.reload();
  await expect(card.getByRole('listitem'), 'the own one stays').toHaveCount(1);
  await strange.close();
  await reader.close();
});

test('the well-known addresses lead on, violations have an address, and a page explains how data are handled [JOI-17]', async ({
  page,
}) => {
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  const header = (await page.request.get('/about')).headers()['content-security-policy'] ?? '';
  const address = /report-uri (\S+)/.exec(header)?.[1] ?? '';
  const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://a.example/' } };
  const told = await page.request.post(address, {
    data: JSON.stringify(report),
    headers: { 'content-type': 'application/csp-report' },
  });
  expect(told.status()).toBe(204);
  const security = await page.request.get('/.well-known/security.txt');
  // It is there exactly where the pages name an address for help.
  await page.goto('/privacy');
  const help = await main(page).locator('a[href^="mailto:"]').count();
  expect(security.status()).toBe(help > 0 ? 200 : 404);
  await main(page).getByRole('link', { name: 'How we handle your data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we handle your data');
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(18);
  await expect(main(page)).toContainText('While you’re logged in there, 60 days at most.');
  await expect(main(page).getByRole('link', { name: 'delete your account' })).toBeVisible();
  await page.goto('/about');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'How we handle data' }),
  ).toHaveAttribute('href', '/data-handling');
  for (const [locale, title] of [
    ['es', 'Cómo tratamos tus datos'],
    ['ar', 'كيف نتعامل مع بياناتك'],
  ]) {
    await page.goto(`/${locale}/data-handling`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  }
});
