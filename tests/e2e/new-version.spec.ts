import type { Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

/** Lets the server say that it is of another version than it is. */
async function pretendVersion(page: Page, version: string): Promise<void> {
  await page.unroute('**/graphql');
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      `"versionWebsite":"${packageJson.version}"`,
      `"versionWebsite":"${version}"`,
    );
    await route.fulfill({ response, body });
  });
}

/** How often the console has been loaded, once it shows its page. */
async function loadsOf(page: Page, visit: () => Promise<unknown>, expected: number): Promise<void> {
  let loads = 0;
  const count = () => {
    loads += 1;
  };
  page.on('load', count);
  await visit();
  await expect.poll(() => loads).toBe(expected);
  // Whatever would reload once more has had its answer by then.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(expected);
  page.off('load', count);
}

test('the console loads anew once for each newer version of the server, and never for an older one [NAV-42, NAV-43, OPEN-NAV-08]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  const open = () => page.goto('/console/quests');
  await pretendVersion(page, '0.1.6');
  await loadsOf(page, open, 1);
  await expect(page.locator('footer')).toContainText(`Version ${packageJson.version}`);
  await pretendVersion(page, '0.2.1000');
  await loadsOf(page, open, 2);
  await loadsOf(page, () => page.reload(), 1);
  await pretendVersion(page, '0.3.0');
  await loadsOf(page, () => page.reload(), 2);
  await pretendVersion(page, packageJson.version);
  await loadsOf(page, () => page.reload(), 1);
});

test('site, console and API tell one version, that of the build [NAV-42, OPEN-NAV-08]', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('footer')).toContainText(`Version ${packageJson.version}`);
  const query = '{ getTitleData { maintenanceStatus { versionWebsite } } }';
  const { data } = await (await page.request.post('/graphql', { data: { query } })).json();
  expect(data.getTitleData.maintenanceStatus.versionWebsite).toBe(packageJson.version);
  await logInAs(page, 'managers');
  await page.goto('/console/quests');
  await expect(page.locator('footer')).toContainText(`Version ${packageJson.version}`);
});
