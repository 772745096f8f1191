import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs, logInThere } from './cast-log-in.ts';
import { endQuest, linkInMail } from './mailbox.ts';
import { postQuest } from './month-quest.ts';

test.use({ viewport: { width: 390, height: 844 } });

const ADDRESS = 'nadia@walkin.example';
const GUARDIAN = 'abuela@walkin.example';

async function add(page: Page, texts: Record<string, string>, age?: string) {
  await page.getByRole('button', { name: 'Add walk-in' }).click();
  const dialog = page.getByRole('dialog');
  if (age) {
    await dialog.getByLabel('Age').click();
    await page.getByRole('option', { name: age }).click();
  }
  for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Add walk-in' }).click();
  await expect(dialog).toBeHidden();
}

test('a manager adds walk-ins, a guardian agrees, and an account claims the hours by the emailed link, without scripts [CHK-08, CHK-12]', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title: 'Open door' });
  await page.goto(`/console/quests/${quest.id}/attendance`);
  await add(page, { 'First name': 'Vera', 'Last initial': 'l', 'Email (optional)': ADDRESS });
  const guardian = { 'Guardian who’s here': 'Alba Ortiz', 'Guardian’s email': GUARDIAN };
  await add(page, { 'First name': 'Teo', 'Last initial': 'O', ...guardian }, '14 to 17');
  await expect(page.getByRole('heading', { name: 'Walk-ins: 2' })).toBeVisible();
  await expect(page.getByText('14 to 17 · Guardian hasn’t answered')).toBeVisible();

  const phone = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const reader = await phone.newPage();
  const heading = reader.getByRole('main').getByRole('heading', { level: 1 });
  await reader.goto(await linkInMail(GUARDIAN, 'walk-in'));
  await expect(heading).toHaveText(/^Can Teo help at .+\?$/);
  await reader.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(reader.getByText('You agreed.')).toBeVisible();

  await reader.goto(await linkInMail(ADDRESS, 'walk-in'));
  await expect(reader.getByText(/^You can claim them from /)).toBeVisible();
  await endQuest(quest);
  await reader.reload();
  await expect(reader.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    /^\/join\?returnTo=/,
  );
  await reader.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logInThere(reader, 'gold');
  await expect(heading).toHaveText(/^Your hours at /);
  await reader.getByRole('button', { name: 'Claim hours' }).click();
  await expect(reader.getByText('Hours added.')).toBeVisible();
  await reader.goto(await linkInMail(ADDRESS, 'walk-in'));
  await expect(heading).toHaveText('This link was used already');
  await reader.goto(await linkInMail(GUARDIAN, 'walk-in'));
  await reader.locator('summary', { hasText: 'Withdraw and delete' }).click();
  await reader.getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(heading).toHaveText('Names and emails deleted');
  await phone.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Walk-ins: 0' })).toBeVisible();
  await expect(page.getByText('14 to 17 · Guardian said no')).toBeVisible();
});
