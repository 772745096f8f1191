import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { castEmail, DEMO_PASSWORD, logInAs, logInThere } from './cast-log-in.ts';

const main = (page: Page) => page.getByRole('main');

/** Logs the account of this browser out, and another one in, by the forms of the site. */
async function changeAccount(page: Page, name: string): Promise<void> {
  await page.goto('/settings');
  await page.locator('header .avatar-menu summary').click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL(/\/login/);
  await logInThere(page, name);
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

  await changeAccount(page, 'volunteer');
  await expect(main(site), 'the tab of the site').toContainText(castEmail('volunteer'));
  await expect(console.locator('body'), 'the tab of the console').not.toContainText(castEmail('managers'));
  const asked = console.evaluate(async () => {
    const body = JSON.stringify({ query: '{ getAccountInfo { email } }' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/graphql', { method: 'POST', headers, body })).text();
  });
  expect(await asked).toContain(castEmail('volunteer'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that was typed for one account is not sent for another', async ({ page, context }) => {
    await logInAs(page, 'volunteer');
    await page.goto('/settings/privacy');
    const other = await context.request.post('/login', {
      form: { email: castEmail('managers'), password: DEMO_PASSWORD },
      maxRedirects: 0,
    });
    expect(other.status()).toBe(303);
    await main(page).getByRole('button', { name: 'Save' }).first().click();
    await expect(main(page)).toContainText('Someone else is logged in in this browser now');
    await page.goto('/settings');
    await expect(main(page)).toContainText(castEmail('managers'));
  });
});
