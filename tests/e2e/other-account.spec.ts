import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { castEmail, DEMO_PASSWORD, logInAs } from './cast-log-in.ts';

const main = (page: Page) => page.getByRole('main');

/** Logs another account in in this browser, with no page that tells. */
async function logInInstead(context: BrowserContext, name: string): Promise<void> {
  const form = { email: castEmail(name), password: DEMO_PASSWORD };
  const answer = await context.request.post('/login', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

test('a tab of the site and one of the console load anew once another account logs in', async ({
  page,
  context,
}) => {
  await logInAs(page, 'managers');
  await page.goto('/settings');
  const console = await context.newPage();
  await console.goto('/console/quests');
  await expect(console.getByRole('heading', { level: 1 })).toBeVisible();
  const site = await context.newPage();
  await site.goto('/settings');
  await expect(main(site)).toContainText(castEmail('managers'));

  await logInInstead(context, 'volunteer');
  await page.goto('/settings');
  await expect(main(site), 'the tab of the site').toContainText(castEmail('volunteer'));
  await expect(console.locator('body'), 'the tab of the console').not.toContainText(castEmail('managers'));
  const asked = console.evaluate(async () => {
    const body = JSON.stringify({ query: '{ getAccountInfo { email } }' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/graphql', { method: 'POST', headers, body })).text();
  });
  expect(await asked).toContain(castEmail('volunteer'));
});

for (const [where, path, menu] of [
  ['the site', '/settings', 'header .avatar-menu summary'],
  ['the console', '/console/quests', 'header [aria-haspopup=menu][aria-label*=managers]'],
] as const)
  test(`tabs show nothing of an account once it logs out in ${where}`, async ({ page, context }) => {
    await logInAs(page, 'managers');
    const site = await context.newPage();
    await site.goto('/settings');
    await expect(main(site)).toContainText(castEmail('managers'));
    const console = await context.newPage();
    await console.goto('/console/quests');
    await expect(console.getByRole('heading', { level: 1, name: 'Quests' })).toBeVisible();

    await page.goto(path);
    await page.locator(menu).click();
    await page.getByText('Log out', { exact: true }).filter({ visible: true }).click();
    await expect(site, 'the tab of the site').toHaveURL(/\/login/);
    await expect(console.getByLabel('Password'), 'the tab of the console').toBeVisible();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that was typed for one account is not sent for another', async ({ page, context }) => {
    await logInAs(page, 'volunteer');
    await page.goto('/settings/privacy');
    await logInInstead(context, 'managers');
    await main(page).getByRole('button', { name: 'Save' }).first().click();
    await expect(main(page)).toContainText('Someone else is logged in here now');
    await page.goto('/settings');
    await expect(main(page)).toContainText(castEmail('managers'));
  });
});
