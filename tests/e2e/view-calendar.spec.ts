import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

const button = { name: 'View Calendar' };
/** The charity kept in the browser. */
/** The cookie says whose choice it is, too. */
async function keptOrganization(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'organization')?.value.split('.')[1];
}
const switcher = (page: Page) => page.getByRole('combobox', { name: 'Pick an organization' });

test('«View Calendar» keeps the charity, selects the manager’s membership and opens the console’s calendar [QL-02]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  for (const [providerId, name] of [
    ['2', 'Second Stitch Clothing Room'],
    ['1', 'Harbor Table Kitchen'],
  ] as const) {
    await page.goto(`/questList/${providerId}`);
    await page.getByRole('button', button).click();
    await expect(page).toHaveURL(/\/console\/calendar/);
    expect(await keptOrganization(page)).toBe(providerId);
    await expect(switcher(page).locator('option:checked')).toHaveText(name);
  }
});

test('staff and the charity’s own account run it too [QL-02, DEC-24]', async ({ page }) => {
  await logInAs(page, 'staff');
  await page.goto('/questList/every-state');
  await page.getByRole('button', button).click();
  await expect(page).toHaveURL(/\/console\/calendar/);
  expect(await keptOrganization(page)).toBe('every-state');
  // A page that still asks in the session of another account begins anew.
  await page.waitForLoadState('networkidle');

  await logInAs(page, 'provider');
  await page.goto('/questList/2');
  await expect(page.getByRole('link', button)).toHaveAttribute('href', '/questList/2?view=calendar');
  await page.goto('/questList/1');
  await page.getByRole('button', button).click();
  await expect(page).toHaveURL(/\/console\/calendar/);
  expect(await keptOrganization(page)).toBe('1');
});

test('who runs nothing gets the «Volunteer View» of that charity, which keeps it in its address [QL-02, PERM-04, OPEN-QL-03]', async ({
  page,
}) => {
  for (const as of [null, 'volunteer', 'managers']) {
    if (as) await logInAs(page, as);
    await page.goto('/questList/every-state');
    await page.getByRole('link', button).click();
    await expect(page).toHaveURL('/questList/every-state?view=calendar');
    await expect(page.getByText('Volunteer View')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    expect(await keptOrganization(page)).toBeUndefined();
  }
});

test('a charity that somebody does not run is not kept, whoever asks for it [QL-02]', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, 'managers');
  for (const organization of ['every-state', '', '../2', 'x'.repeat(5_000)]) {
    const form = { organization, returnTo: '/console/calendar' };
    const headers = { origin: baseURL ?? '' };
    const answer = await page.request.post('/organization', { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('organization=');
  }
});

test('the calendar of a charity shows the whole month, on a phone the days ahead and the others on demand [OPEN-QL-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/questList/1?view=calendar');
  const past = page.locator('td.past:not(.none)');
  const count = await past.count();
  if (count > 0) await expect(past.first()).toBeVisible();
  const earlier = page.getByRole('link', { name: 'Earlier this month' });
  await expect(earlier).toBeHidden();

  await page.setViewportSize({ width: 320, height: 640 });
  // On the first of a month nothing is past.
  if (count === 0) return;
  await expect(past.first()).toBeHidden();
  await earlier.click();
  await expect(past.first()).toBeVisible();
  await expect(earlier).toBeHidden();
});
