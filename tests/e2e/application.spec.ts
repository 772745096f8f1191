import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs, logInThere } from './cast-log-in.ts';
import { questInState, signUpBar, thanksDialog } from './quest-page.ts';

test('who applies goes to the charity’s own page or submits an application here [QD-24, NAV-13, OPEN-NAV-02]', async ({
  page,
}) => {
  await page.goto('/quest/applied');
  const ways = page.getByRole('region', { name: 'How to apply' });
  const elsewhere = ways.getByRole('link', { name: 'Apply for this Hybrid Role' });
  await expect(elsewhere).toHaveAttribute('href', 'https://apply.example/role');
  await expect(elsewhere).toHaveAttribute('rel', /noopener/);
  await ways.getByRole('button', { name: 'Log in' }).click();
  await logInThere(page, 'gold', page.getByRole('dialog', { name: 'Log in' }));
  await expect(page).toHaveURL('/quest/applied');
  await ways.getByRole('button', { name: 'Submit an application' }).click();
  await expect(page).toHaveURL(questInState('applied'));
  await thanksDialog(page).getByRole('link', { name: 'Done' }).click();
  await expect(signUpBar(page)).toContainText('You’re on this Quest.');
  await page.goto('/quest/applied');
  await expect(ways).toContainText('You applied for this Quest.');
});

test.describe('training', () => {
  // Nothing was chosen.
  test.use({ intendedStatuses: [422] });

  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ready to apply for Training?' });
  const training = (page: Page) => dialog(page).getByRole('checkbox', { name: /Gate keeping/ });
  const apply = (page: Page) => dialog(page).getByRole('button', { name: 'Apply for Training' });

  test('who lacks one reads how it stands, and applies on the page [ELI-09, ORI-07, QD-23]', async ({
    page,
  }) => {
    await logInAs(page, 'trustedminors');
    await page.goto(questInState('to-train'));
    await expect(page.getByRole('region', { name: 'Required training' })).toContainText('Incomplete');
    await signUpBar(page).getByRole('button', { name: 'Apply for Training' }).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('is described with its time and its price [ORI-10, ORI-11, OPEN-ORI-06]', async ({ page }) => {
    await expect(training(page)).toBeVisible();
    await expect(dialog(page)).toContainText('How we work.');
    await expect(dialog(page)).toContainText('1 hour · Free');
  });

  test('is one of several that are chosen, and at least one has to be [ORI-08]', async ({ page }) => {
    await training(page).uncheck();
    await apply(page).click();
    await expect(page.getByRole('alert')).toContainText('Choose a Training.');
  });

  test('lets one sign up as soon as one has applied [OPEN-ORI-01, TST-15]', async ({ page }) => {
    await training(page).check();
    await apply(page).click();
    await expect(page.getByText('You applied for Training!')).toBeVisible();
    await expect(signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' })).toBeVisible();
  });
});

test.describe('a guild’s code', () => {
  // The wrong code.
  test.use({ intendedStatuses: [422] });

  test('who knows it joins the guild on the page of the quest it has reserved [GUI-38, GUI-43, ELI-06, TST-16]', async ({
    page,
  }) => {
    await logInAs(page, 'nightcasemanagers');
    await page.goto(questInState('reserved'));
    await signUpBar(page).getByRole('button', { name: 'Enter the Guild Code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter the Guild Code' });
    const code = dialog.getByLabel('Guild Code');
    const join = dialog.getByRole('button', { name: 'Join Guild' });
    await code.fill('run');
    await join.click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await code.fill('nope');
    await join.click();
    const wrong = 'Sorry, that is not the correct code for this Guild.';
    await expect(page.getByRole('alert')).toContainText(wrong);
    await expect(code).toHaveValue('nope');
    await code.fill('rnrs 7q4k');
    await join.click();
    const joined = 'You have successfully joined your Guild! Now you can sign up for reserved Quests.';
    await expect(page.getByText(joined)).toBeVisible();
    await expect(signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' })).toBeVisible();
  });
});

test('a quest without an application link is read on its public page, managers run it in the console [NAV-13, OPEN-NAV-02]', async ({
  page,
}) => {
  await page.goto('/quest/open');
  await expect(page).toHaveURL(questInState('open'));
  await logInAs(page, 'staff');
  const { headers } = await page.request.get('/quest/hybrid-link', { maxRedirects: 0 }).then((answer) => ({
    headers: answer.headers(),
  }));
  expect(headers.location).toBe('/console/quest/hybrid-link');
});
