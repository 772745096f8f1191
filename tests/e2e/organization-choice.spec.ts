import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

const HARBOR = 'Harbor Table Kitchen';
const STITCH = 'Second Stitch Clothing Room';

const onSite = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByLabel('Organization');
const inConsole = (page: Page) => page.getByRole('combobox', { name: 'Pick an organization' });
const chosen = (page: Page, place: typeof onSite) => place(page).locator('option:checked');

async function expectEverywhere(page: Page, name: string, providerId: string): Promise<void> {
  await page.goto('/home');
  await expect(chosen(page, onSite)).toHaveText(name);
  await expect(page.getByRole('link', { name: 'Chariteers home' })).toHaveAttribute(
    'href',
    `/questList/${providerId}`,
  );
  await page.goto('/console/quests');
  await expect(chosen(page, inConsole)).toHaveText(name);
  await expect(page.getByRole('table', { name: 'Quests' })).toBeVisible();
}

test('what is chosen on the site, with keys alone, is chosen in the console, and back [NAV-32, NAV-34, NAV-35]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  await page.goto('/home');
  await expect(chosen(page, onSite)).toHaveText(HARBOR);
  await onSite(page).focus();
  await page.keyboard.type('Sec');
  await page.keyboard.press('Tab');
  const switched = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.keyboard.press('Enter');
  await switched;
  await page.waitForLoadState('load');
  await expect(chosen(page, onSite)).toHaveText(STITCH);
  await expectEverywhere(page, STITCH, '2');
  await inConsole(page).selectOption(HARBOR);
  await expectEverywhere(page, HARBOR, '1');
});

test('who logs in after somebody else in the same browser begins with no choice of theirs [NAV-34]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  await choose(page, '2');
  await expectEverywhere(page, STITCH, '2');
  // Staff may work for any charity, so that only the account tells the choices apart.
  await logInAs(page, 'staff');
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Chariteers home' })).toHaveAttribute('href', '/home');
  await page.goto('/console/quests');
  await expect(inConsole(page)).toHaveValue('');
  await expect(page.getByRole('main')).toContainText('Enter a charity at the top.');
  await logInAs(page, 'managers');
  await expectEverywhere(page, STITCH, '2');
});

test('logging out on the site forgets the choice [NAV-34, NAV-38]', async ({ page }) => {
  await logInAs(page, 'managers');
  await choose(page, '2');
  await page.request.post('/logout', { maxRedirects: 0 });
  await logInAs(page, 'managers');
  await page.goto('/home');
  await expect(chosen(page, onSite)).toHaveText(HARBOR);
});

test('once the chosen organization is not theirs any more both show the first that is left [NAV-34]', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, 'managers');
  await choose(page, '2');
  const kept = (await page.context().cookies()).find(({ name }) => name === 'organization')?.value ?? '';
  expect(kept).toMatch(/\.2$/);
  // As if it had been chosen when it was theirs.
  const value = kept.replace(/2$/, 'every-state');
  await page.context().addCookies([{ name: 'organization', value, url: baseURL ?? '' }]);
  await expectEverywhere(page, HARBOR, '1');
});

async function choose(page: Page, organization: string): Promise<void> {
  await page.request.post('/organization', { form: { organization }, maxRedirects: 0 });
}
