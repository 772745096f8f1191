import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { postQuest } from './month-quest.ts';
import { keepPicture } from './pictures.ts';

const PHONE = { width: 320, height: 700 };

test.describe('with a small phone and without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('a volunteer ends that a charity reaches them, and allows it again [SAF-07]', async ({ page }) => {
    await logInAs(page, 'gold');
    await page.goto('/settings#others');
    await page.getByRole('link', { name: 'Charities that can reach you' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charities that can reach you');
    // Charities 1 and 2 are those that other journeys look at.
    const ending = page.getByRole('button', { name: /^End it: (?!Harbor Table|Second Stitch)/ }).first();
    const charity = (await ending.getAttribute('aria-label'))?.replace('End it: ', '') ?? '';
    const row = rowOf(page, charity);
    await expect(row).toContainText(/It can reach you until \w+day, /);
    await ending.click();
    await expect(page.getByText('They can’t reach you anymore.')).toBeVisible();
    await expect(row).toContainText('Ended, until you sign up there again.');
    await keepPicture(page, 'charities that can reach you phone');
    await row.getByRole('button', { name: `Allow it again: ${charity}` }).click();
    await expect(page.getByText('They can reach you again.')).toBeVisible();
    await expect(row.getByRole('button', { name: `End it: ${charity}` })).toBeVisible();
  });

  test('a form that is none of the page, or of a charity that is not listed, changes nothing [SAF-07]', async ({
    page,
  }) => {
    await logInAs(page, 'gold');
    const post = (form: Record<string, string>) =>
      page.request.post('/settings/charities', { form, maxRedirects: 0 });
    expect((await post({ action: 'sell', charity: '1' })).status()).toBe(303);
    const refused = await post({ action: 'end', charity: 'nothing' });
    expect(refused.status()).toBe(422);
    expect(await refused.text()).toContain('Error: Charities that can reach you');
  });
});

test('an emergency contact is opened at the door, and not before it is asked for [SAF-07]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title: 'Somebody fell', volunteers: 1 });
  const name = quest.volunteers[0]?.name ?? '';
  await logInAs(page, 'frontdeskstaff');
  const texts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) texts.push(await response.text().catch(() => ''));
  });
  await page.goto(`/console/quests/${quest.id}/attendance`);
  await page.getByRole('button', { name: `${name}’s emergency contact` }).click();
  const dialog = page.getByRole('dialog', { name: `${name}’s emergency contact` });
  await expect(dialog).toContainText('we record that you looked, and tell them');
  expect(texts.join(' ')).not.toContain('Charles');
  await dialog.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /^tel:\d{10}$/);
  await keepPicture(page, 'console emergency contact');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a trusted minor finds no ranking in the console, and the rest of the role [SAF-13]', async ({
  page,
}) => {
  await logInAs(page, 'trustedminors');
  await page.goto('/console/chariteers?tab=leaderboard');
  await expect(page.getByText('For adults')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/console\/calendar/);
});

const rowOf = (page: Page, charity: string) => page.getByRole('listitem').filter({ hasText: charity });
