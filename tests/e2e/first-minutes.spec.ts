import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { ask, postQuest } from './month-quest.ts';

const FIELD = 'The first fifteen minutes';
const LINES = ['Ring at the side door.', 'Ask for Ann.'];
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Quest' });
const field = (page: Page) => dialog(page).getByLabel(FIELD);
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true });

test('are written by keys alone and read in the console and on the site [DSC-18: the first fifteen minutes]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  const { id } = await postQuest(page, { title: 'First time here', startsInMinutes: 60 * 26 });
  await page.goto(`/console/quests/${id}/show`);
  const facts = page.getByRole('region', { name: 'Details' });
  await expect(facts, 'nobody has said it yet').toContainText(`${FIELD}Not set`);
  await page.goto(`/console/quests/${id}/edit`);
  await field(page).fill('x'.repeat(301));
  await expect(dialog(page).getByText('Keep the first fifteen minutes to 300 characters.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await field(page).fill('');
  await expect(dialog(page).getByText('who to ask for. 0 of 300 characters')).toBeVisible();
  await field(page).focus();
  await page.keyboard.type(LINES[0] ?? '');
  await page.keyboard.press('Enter');
  await page.keyboard.type(LINES[1] ?? '');
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await save(page).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quest has been modified.')).toBeVisible();
  await page.goto(`/console/quests/${id}/show`);
  for (const line of LINES) await expect(facts).toContainText(line);
  await page.goto(`/questList/1/quest/${id}`);
  const told = page.getByRole('region', { name: FIELD }).getByRole('paragraph');
  expect(await told.innerText(), 'line by line').toBe(LINES.join('\n'));
});

test('of two editors the second sees both texts by the name of the field [API-15: the first fifteen minutes]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  const { id } = await postQuest(page, { title: 'Two beginnings', startsInMinutes: 60 * 26 });
  await page.goto(`/console/quests/${id}/edit`);
  await field(page).fill('Use the back door.');
  await ask(page, 'mutation($id: ID!) { updateQuest(id: $id, firstMinutes: "Ring twice.") { id } }', { id });
  await save(page).click();
  const choice = dialog(page).getByRole('radiogroup', { name: FIELD });
  await expect(choice).toContainText('Now: Ring twice.');
  await expect(choice).toContainText('Yours: Use the back door.');
  await choice.getByRole('radio', { name: 'Now: Ring twice.' }).check();
  await dialog(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a stamp says how it begins [OPEN-STM-01: making one]', async ({ page }) => {
  await logInAs(page, 'managers');
  await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
  await page.goto('/console/stamps/create');
  await page.getByLabel('Stamp name').fill('Welcome stamp');
  await page.getByLabel('Quest title').fill('Welcome everybody');
  await page.getByLabel(FIELD).fill(LINES.join('\n'));
  await page.getByRole('button', { name: 'Create stamp' }).click();
  await expect(page.getByText('Stamp “Welcome stamp” created.')).toBeVisible();
  const { stamps } = await ask<{ stamps: { stampTitle: string; firstMinutes: string }[] }>(
    page,
    '{ stamps: getSpecificQuests(input: { specificProvider: "1", isTemplate: true }) { stampTitle firstMinutes } }',
  );
  const made = stamps.find(({ stampTitle }) => stampTitle === 'Welcome stamp');
  expect(made?.firstMinutes).toBe(LINES.join('\n'));
});
