import type { Page } from '@playwright/test';
import { canUse, FEATURES, type Feature, ROLES } from '#domain/permissions/permissions.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const switcher = (page: Page) => page.getByRole('combobox', { name: 'Pick an organization' });
/** The role staff of a charity has an account of another name, since the product's staff have theirs. */
const ofRole = (role: string) => (role === 'staff' ? 'staffrole' : role.toLowerCase());
/** What a page says that is closed to the viewer, or cannot show its content. */
const REFUSED = /Access denied|^For adults$|didn’t load/;
/** The first role of each kind: those with the same rights have the same menu and pages. */
const KINDS = Map.groupBy(ROLES, (role) =>
  JSON.stringify((Object.keys(FEATURES) as Feature[]).map((feature) => canUse([role], feature))),
);
const CAST = ['staff', 'provider', ...[...KINDS.values()].flatMap(([first]) => (first ? ofRole(first) : []))];

// What is told in the browser's console fails every journey (browser-test.ts); here each kind of role goes everywhere.
for (const name of CAST) {
  test(`every entry of the menu opens its page, without a refusal or a warning in the browser: ${name}`, async ({
    page,
  }) => {
    await logInAs(page, name);
    await choose(page, '1');
    await page.goto('/console/quests');
    await expect(page.getByRole('button', { name: `account of ${name}` })).toBeVisible();
    await expect(
      menu(page).getByRole('menuitem', { name: name === 'staff' ? 'Audit log' : 'Guilds' }),
    ).toBeVisible();
    const pages = menu(page).locator('a[href^="/console"]');
    const count = await pages.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      await pages.nth(index).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
      await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByRole('main').getByText(REFUSED)).toHaveCount(0);
    }
  });
}

const ABOUT_A_CHARITY = ['calendar', 'quests', 'stamps', 'trainings', 'chariteers', 'data'];

test.describe('a provider selector on each page about a charity [CAL-01]', () => {
  test('with one management membership nothing is asked, and there is nothing to switch [CAL-01, NAV-33]', async ({
    page,
  }) => {
    await logInAs(page, 'coordinators');
    for (const path of ABOUT_A_CHARITY) {
      await page.goto(`/console/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(switcher(page), path).toBeDisabled();
      await expect(page.getByRole('heading', { name: 'Pick an organization' }), path).toHaveCount(0);
    }
  });

  test('with two it begins with the first, and each page follows the switch [CAL-01, DSK-01]', async ({
    page,
  }) => {
    await logInAs(page, 'managers');
    for (const path of ABOUT_A_CHARITY) {
      await page.context().clearCookies({ name: 'organization' });
      await page.goto(`/console/${path}`);
      await expect(switcher(page).locator('option:checked'), path).toHaveText('Harbor Table Kitchen');
      await switcher(page).selectOption('Second Stitch Clothing Room');
      await expect(switcher(page).locator('option:checked'), path).toHaveText('Second Stitch Clothing Room');
    }
  });

  test('a guild is no organization to pick [CAL-01]', async ({ page }) => {
    await logInAs(page, 'guildadmin');
    await page.goto('/console/groups');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(switcher(page)).toHaveCount(0);
  });
});

test('past quests in the list begin with the newest, and go back to the next with the upcoming ones [HOME-19, QST-08]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  await choose(page, '1');
  const orders: string[] = [];
  page.on('request', (request) => {
    const { operationName, variables } = request.url().endsWith('/graphql') ? request.postDataJSON() : {};
    if (operationName === 'QuestPage') orders.push(`${variables.sort.field} ${variables.sort.order}`);
  });
  await page.goto('/console/quests');
  const upcoming = page.getByRole('switch', { name: 'Upcoming only' });
  await expect(upcoming).toBeChecked();
  await expect.poll(() => orders.at(-1)).toBe('startedAt ASC');
  await upcoming.click();
  await expect.poll(() => orders.at(-1)).toBe('startedAt DESC');
  await upcoming.click();
  await expect.poll(() => orders.at(-1)).toBe('startedAt ASC');
  await page.getByRole('button', { name: 'Sort by title ascending' }).click();
  await expect.poll(() => orders.at(-1)).toBe('eventTitle ASC');
  await upcoming.click();
  await expect(upcoming).not.toBeChecked();
  await expect.poll(() => orders.at(-1), 'an order that was chosen stays').toBe('eventTitle ASC');
});

async function choose(page: Page, organization: string): Promise<void> {
  await page.request.post('/organization', { form: { organization }, maxRedirects: 0 });
}
