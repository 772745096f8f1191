import type { Response } from '@playwright/test';
import { askPage } from './asked-page.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { postQuest } from './month-quest.ts';
import { makeAccount, newPerson, openSession } from './new-account.ts';
import { questInState, signUpBar, takePlace, thanksDialog } from './quest-page.ts';
import { SITE_PAGES } from './site-pages.ts';

const KB = 1024;

test('one sheet has all, and its island carries copying and the square code [DSC-19, DSC-20: the sign-up sheet]', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, 'managers');
  const { id } = await postQuest(page, { title: 'One sheet for all', startsInMinutes: 60 * 24 * 9 });
  await page.context().clearCookies();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = newPerson(`SheetReader${test.info().retry}`);
  await makeAccount(page, person);
  await openSession(page, person);
  const address = `/questList/1/quest/${id}`;
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(address);
  await takePlace(page);
  const sheet = thanksDialog(page);
  await expect(sheet.getByRole('list', { name: 'Good to know' })).toContainText('Nothing to bring');
  await expect(sheet.getByText('Be there, and', { exact: false })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Calendar', exact: true })).toHaveAttribute(
    'href',
    `/quest/${id}.ics`,
  );
  await sheet.getByText('More', { exact: true }).click();
  await expect(sheet.getByRole('link', { name: 'Google' })).toHaveAttribute(
    'href',
    /One%20sheet%20for%20all/,
  );
  await expect(sheet.getByRole('link', { name: 'Outlook' })).toHaveAttribute('href', /^https:\/\/outlook\./);
  await expect(sheet.getByText('Plans change?')).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(sheet.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('=')[0], 'a link of the own').toBe(`${baseURL}${address}?with`);
  await expect(sheet.getByRole('img', { name: 'QR code for this Quest’s page' })).toBeVisible();
  let [react, island] = [0, 0];
  for (const response of scripts) {
    const { responseBodySize } = await response.request().sizes();
    if (/\/(client|react|jsx-runtime)\.[^/]+\.js$/.test(response.url())) react += responseBodySize;
    else if (response.url().includes('ShareSheet')) island += responseBodySize;
  }
  expect(react).toBeLessThanOrEqual(70 * KB);
  expect(island).toBeGreaterThan(0.5 * KB);
  expect(island).toBeLessThanOrEqual(12 * KB);
  await sheet.getByRole('link', { name: 'Done' }).click();
  await expect(sheet).toHaveCount(0);
});

test('Escape closes the sheet [DSC-19: keys]', async ({ page }) => {
  await logInAs(page, 'managers');
  const { id } = await postQuest(page, { title: 'One sheet by keys', startsInMinutes: 60 * 24 * 11 });
  await page.context().clearCookies();
  const person = newPerson(`SheetEscaper${test.info().retry}`);
  await makeAccount(page, person);
  await openSession(page, person);
  await page.goto(`/questList/1/quest/${id}`);
  await takePlace(page);
  await expect(thanksDialog(page)).toHaveAccessibleName("You're signed up, friend!");
  const hasFocus = () => thanksDialog(page).evaluate((sheet) => sheet.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press('Escape');
  await expect(thanksDialog(page)).toBeHidden();
  await expect(signUpBar(page)).toContainText('You’re on this Quest.');
});

test('a printed Quest has its picture, day, time, place and places left [DSC-21: paper]', async ({
  page,
}) => {
  await page.goto(questInState('open'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.quest-banner .sky svg').first()).toBeVisible();
  await expect(page.locator('.quest-banner .places')).toHaveText(/spots? left|needs|Needs/);
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.locator('time')).toHaveText(/^\w+day, \w+ \d+, \d{4}$/);
  await expect(details.getByText(/^4:00 am – 7:30 am/)).toBeVisible();
  await expect(details.getByText('Gate Hall')).toBeVisible();
});

test('a page on which nothing moves by itself sends no script [DSC-14: scripts]', async ({ request }) => {
  const scriptsOf = (html: string) =>
    [...html.matchAll(/<script\b([^>]*)>/g)].filter(([, given]) => !given?.includes('ld+json')).length;
  const paths = SITE_PAGES.filter(({ as, before, status }) => as === null && !before && !status);
  let still = 0;
  for (const path of new Set(paths.map((page) => page.path))) {
    const { html } = await askPage(request, path);
    // What moves is an island of React, or an element of our own.
    if (/<(astro-island|[a-z]+-[a-z]+(-[a-z]+)?)[\s>]/.test(html)) continue;
    still += 1;
    expect.soft(scriptsOf(html), path).toBe(0);
  }
  expect(still).toBeGreaterThan(10);
  const quest = await askPage(request, questInState('open'));
  expect(scriptsOf(quest.html), 'the button to share is a link to visitors').toBe(0);
});
