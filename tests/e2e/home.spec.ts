import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { expectToast } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';
import { postQuest } from './month-quest.ts';
import { keepPicture } from './pictures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });

test('a charity’s own account begins at its schedule, next first [HOME-07, HOME-15, HOME-16, OPEN-HOME-01]', async ({
  page,
}) => {
  await logInAs(page, 'provider');
  await page.goto('/home');
  await expect(page).toHaveURL(/\/console\/?$/);
  await expect(heading(page)).toHaveText('Harbor Table Kitchen');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Thank-you letter writer' }), 'no hybrid role').toHaveCount(0);
  await expect(cards(page).first()).toContainText(/[A-Z][a-z]{2} \d{1,2}\/\d{1,2}/);
  await keepPicture(page, 'console home of a charity');
  const title = await cards(page).first().getByRole('heading').textContent();
  await cards(page).first().getByRole('link').click();
  await expect(heading(page)).toHaveText(title ?? '');
  await expect(page).toHaveURL(/\/console\/quest\/[^/]+$/);
});

test('past quests of a charity, read only [HOME-19, HOME-20, HOME-22, NAV-14]', async ({ page }) => {
  await logInAs(page, 'provider');
  await page.goto('/console/');
  await page.getByRole('link', { name: 'Past Quests' }).click();
  await expect(heading(page)).toHaveText('Harbor Table Kitchen Past Quests');
  await expect(cards(page).first()).toContainText(/of \d+ (Volunteer|Supplier)\(s\)/);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/console\/quest\/[^/]+$/);
  await expect(page.getByRole('region', { name: 'Volunteers' })).toContainText(/Present|Absent|Unmarked/);
  await expect(page.getByLabel('Maximum volunteers')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Present' })).toHaveCount(0);
  await keepPicture(page, 'console past quest of a charity');
  await page.getByRole('link', { name: 'Back to past Quests' }).click();
  await expect(page).toHaveURL('/console/past-quests');
});

test('/quest/{id} opens a charity’s own page, where its maximum and marks are saved [NAV-13, NAV-14, TST-06, TST-07]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title: 'Own account', volunteers: 2 });
  const [ada, ben] = quest.volunteers.map(({ name }) =>
    page.getByRole('group', { name: `${name}’s attendance` }),
  );
  await logInAs(page, 'volunteer');
  await page.goto(`/quest/${quest.id}`);
  await expect(page).toHaveURL(`/questList/1/quest/${quest.id}`);

  await logInAs(page, 'provider');
  await page.goto(`/quest/${quest.id}`);
  await expect(page).toHaveURL(`/console/quest/${quest.id}`);
  await expect(heading(page)).toHaveText('Own account');
  await page.getByLabel('Maximum volunteers').fill('9');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Quest has been modified.');
  await expect(page.getByText('2 of 9 spots taken')).toBeVisible();
  await ada?.getByRole('button', { name: 'Present' }).click();
  await ben?.getByRole('button', { name: 'Absent' }).click();
  await keepPicture(page, 'console quest of a charity');
  await page.getByRole('button', { name: 'Confirm and E-Verify Volunteer Attendance' }).click();
  await expect(page.getByText('Attendance saved!')).toBeVisible();
  await page.reload();
  await expect(ada?.getByRole('button', { pressed: true }) ?? heading(page)).toHaveText('Present');
  await expect(ben?.getByRole('button', { pressed: true }) ?? heading(page)).toHaveText('Absent');
});

test('without quests both pages say so [HOME-17, HOME-23, OPEN-HOME-02]', async ({ page }) => {
  await logInAs(page, 'provider');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ProviderSchedule')
      ? route.fulfill({
          json: { data: { getProviderQuests: { items: [], total: 0, __typename: 'QuestPage' } } },
        })
      : route.continue(),
  );
  await page.goto('/console/');
  await expect(page.getByRole('main')).toContainText('No Quests are scheduled.');
  await expect(page.getByRole('main')).toContainText('Go to Calendar or Quests to get started.');
  await page.goto('/console/past-quests');
  await expect(page.getByRole('main')).toContainText(
    'You do not currently have any Past Quests. Quests appear here after they have ended.',
  );
});

test('managers begin at their desk, and past quests are not for them [HOME-18, DSK-01, NAV-19, OPEN-NAV-03]', async ({
  page,
}) => {
  await logInAs(page, 'coordinators');
  await page.goto('/console/');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await page.goto('/quests');
  await expect(page).toHaveURL('/console/past-quests');
  await expect(page.getByRole('heading', { name: 'For charities' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('who manages finds the own quests as a volunteer from the menus of site and console [NAV-37, NAV-40]', async ({
  page,
}) => {
  const own = page.getByRole('region', { name: 'Your Quests' });
  await logInAs(page, 'boardmembers');
  await page.goto('/questList/1');
  await page.locator('header summary:visible').click();
  await page.getByRole('link', { name: 'My Quests' }).click();
  await expect(page).toHaveURL('/home#own-quests');
  await expect(own.getByRole('heading', { level: 2 })).toBeInViewport();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByText('Menu', { exact: true }).click();
  await expect(
    page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'My Quests' }),
  ).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/console/quests');
  await page.getByRole('button', { name: /account of boardmembers$/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'My Quests' }).press('Enter');
  await expect(page).toHaveURL('/home#own-quests');
  await expect(own).toBeVisible();

  await logInAs(page, 'provider');
  await page.goto('/console/');
  await page.getByRole('button', { name: /account of / }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'My Quests' }), 'it is no volunteer').toHaveCount(0);
});
