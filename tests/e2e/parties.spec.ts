import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { ask, postQuest } from './month-quest.ts';
import { signUpBar, thanksDialog } from './quest-page.ts';

const own = (page: Page) => page.locator('details', { has: page.locator('#party') });
const person = (page: Page, number: number) => page.getByRole('combobox', { name: `Person ${number}` });

test('someone brings others without a script, changes it, and the charity counts who came [HEAD-02, HEAD-04, HEAD-05]', async ({
  browser,
  page,
}) => {
  await logInAs(page, 'managers');
  const { id } = await postQuest(page, { title: 'Come together', startsInMinutes: 45 });
  await ask(page, 'mutation($id: ID!) { updateQuest(id: $id, othersMax: 3) { id } }', { id });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const phone = await context.newPage();
  await logInAs(phone, 'employees');
  await phone.goto(`/questList/1/quest/${id}`);
  await signUpBar(phone).getByRole('button', { name: 'Volunteer for this Quest!' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Ready to volunteer?' });
  await expect(person(phone, 2), 'one after the other').toBeHidden();
  await person(phone, 1).selectOption('Adult');
  await dialog.getByRole('textbox', { name: 'Person 1 First name (optional)' }).fill('Rosa');
  await person(phone, 2).selectOption('10 to 13');
  await expect(person(phone, 3)).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, sign me up!' }).click();

  await expect(thanksDialog(phone)).toContainText('With 2 others.');
  const people = phone.getByRole('region', { name: 'Volunteers' });
  await expect(people).toContainText('and 2 others');
  await expect(people).toContainText('3 of');
  await phone.goto(`/questList/1/quest/${id}`);
  await own(phone).locator('summary').filter({ hasText: 'You’re bringing 2 people' }).click();
  await expect(person(phone, 1)).toHaveValue('ADULT');
  await person(phone, 2).selectOption('No one');
  await own(phone).getByRole('button', { name: 'Save' }).click();
  await expect(own(phone)).toContainText('You’re bringing one person');
  await expect(people).toContainText('and 1 other');
  await context.close();

  await page.goto(`/console/quests/${id}/attendance`);
  await expect(page.getByText('+1: Rosa (Adult)')).toBeVisible();
  await page.getByRole('combobox', { name: /^Others who came with/ }).selectOption('0 of 1');
  await expect(page.getByText(/^Saved who came with/)).toBeVisible();
});
