import type { Page } from '@playwright/test';
import { PIER_QUEST } from './alert-people.ts';
import { expect, test } from './browser-test.ts';
import { castEmail, logInAs } from './cast-log-in.ts';
import { mailsTo } from './mailbox.ts';
import { keepPicture } from './pictures.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

const NO_MANA =
  'Pier Kitchen does not have a sufficient Mana balance to cover the cost of this broadcast. Purchasing Mana is coming soon. For now, try entering different parameters and recalculating again.';

const cost = (page: Page) => page.getByRole('region', { name: 'Cost' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('a broadcast', () => {
  test.describe.configure({ mode: 'serial' });
  // The line is cut once, to see that a failure loses nothing.
  test.use({ isPageKept: true, isLineCut: true });

  test('begins with 18 to 75, previous volunteers of six months, and email [ALE-04, ALE-05, ALE-06, ALE-07]', async ({
    page,
  }) => {
    await logInAs(page, 'pieradmin');
    await page.goto(`/console/quests/${PIER_QUEST}/show`);
    await page.getByRole('link', { name: 'Broadcast' }).click();
    await expectDefaults(page);
  });

  test('offers neighborhoods on a map and in a list, 1 to 24 months, and ages from 10 to 99 [ALE-01, ALE-02, ALE-08, ALE-09]', async ({
    page,
  }) => {
    await expectLimits(page);
  });

  test('is calculated before its review, and anew after each change [ALE-11, ALE-12]', async ({ page }) => {
    await expect(button(page, 'Review')).toBeDisabled();
    await button(page, 'Calculate').click();
    await expect(cost(page)).toContainText('1 volunteer');
    await expect(cost(page)).toContainText('0 Mana');
    await expect(button(page, 'Review')).toBeEnabled();
    await page.getByLabel('Only if they completed a quest').uncheck();
    await expect(cost(page)).toContainText('Not yet');
    await expect(button(page, 'Review')).toBeDisabled();
  });

  test('is not reviewed where Mana is missing, and says so [ALE-13, ALE-20]', async ({ page }) => {
    await button(page, 'Calculate').click();
    await expect(cost(page)).toContainText('2 volunteers');
    await expect(page.getByText(NO_MANA)).toBeVisible();
    await expect(button(page, 'Review')).toBeDisabled();
  });

  test('needs ages in their order, and a way to reach people [ALE-10, ALE-14]', async ({ page }) => {
    await expectRefusals(page);
  });

  test('staff tops up the wallet of the charity, with a reason [OPEN-ALE-01, OPEN-PERM-05]', async ({
    page,
  }) => {
    await logInAs(page, 'staff');
    await topUp(page, '25');
  });

  test('is reviewed and sent by who may, and a failure loses nothing [ALE-21, ALE-22, PERM-22]', async ({
    page,
  }) => {
    await logInAs(page, 'pieradmin');
    await sendToBoth(page);
    const told = async () => (await mailsTo(castEmail('piertried'))).map(({ text }) => text);
    await expect.poll(told, { timeout: 20_000 }).toEqual([expect.stringContaining('Supper at the pier')]);
  });

  test('is paid by the charity, and reaches nobody twice [OPEN-ALE-01, ALE-13]', async ({ page }) => {
    await page.goto(`/console/quests/${PIER_QUEST}/broadcast`);
    await expect(cost(page)).toContainText('15 Mana');
    await expectSaidAfterwards(page);
    // Both were alerted a moment ago.
    await page.getByLabel('Only if they completed a quest').uncheck();
    await button(page, 'Calculate').click();
    await expect(cost(page)).toContainText('Please select at least one volunteer.');
    await expect(button(page, 'Review')).toBeDisabled();
  });

  test('is read by staff in the audit log, with whom it was for', async ({ page }) => {
    await logInAs(page, 'staff');
    await page.goto(`/console/audit?filter=${encodeURIComponent('{"action":"alert sent"}')}`);
    const entry = page.getByRole('row', { name: /Supper at the pier/ });
    await expect(entry).toContainText('pieradmin');
    await expect(entry).toContainText('audience: Previous volunteers; 18 to 75 years old');
    await expect(entry).toContainText('volunteers: 2');
  });
});

/** Checks that the next author of an alert sees who sent the last one, and to whom. */
async function expectSaidAfterwards(page: Page): Promise<void> {
  const sent = page.getByRole('region', { name: 'Sent before' });
  await expect(sent.getByRole('listitem')).toHaveCount(1);
  await expect(sent).toContainText(', by pieradmin');
  await expect(sent).toContainText('To 2 by email, for 10 Mana.');
  await expect(sent).toContainText('For: Previous volunteers; 18 to 75 years old.');
}

async function expectDefaults(page: Page): Promise<void> {
  for (const label of ['Previous volunteers', 'Only if they completed a quest', 'Email']) {
    await expect(page.getByLabel(label, { exact: true })).toBeChecked();
  }
  await expect(page.getByLabel('New volunteers')).not.toBeChecked();
  // No service for them: not offered.
  await expect(page.getByLabel('Text message')).toHaveCount(0);
  await expect(page.getByLabel('Push notification')).toHaveCount(0);
  await expect(page.getByLabel('Minimum age')).toHaveValue('18');
  await expect(page.getByLabel('Maximum age')).toHaveValue('75');
  await expect(page.getByLabel('In the past')).toHaveValue('6');
}

async function expectLimits(page: Page): Promise<void> {
  await expect(page.getByLabel('Minimum age')).toHaveAttribute('min', '10');
  await expect(page.getByLabel('Maximum age')).toHaveAttribute('max', '99');
  await expect(page.getByLabel('In the past').getByRole('option')).toHaveCount(24);
  const neighborhoods = page.getByRole('group', { name: 'Neighborhoods' });
  const map = neighborhoods.getByRole('group', { name: 'Map of neighborhoods' });
  const onMap = map.getByRole('checkbox', { name: 'Hoboken' });
  const inList = neighborhoods.getByLabel('Hoboken').and(page.locator('input'));
  await expect(onMap).toBeVisible();
  // Nothing can be chosen on the map alone, or in the list alone.
  expect(await map.getByRole('checkbox').count()).toBe(await neighborhoods.locator('input').count());
  await onMap.click();
  await expect(inList).toBeChecked();
  await inList.uncheck();
  await expect(onMap).not.toBeChecked();
  await onMap.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(map.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(onMap).not.toBeChecked();
  await page.getByRole('button', { name: 'All neighborhoods' }).click();
  await expect(map.getByRole('checkbox', { checked: true })).toHaveCount(0);
}

async function expectRefusals(page: Page): Promise<void> {
  await page.getByLabel('Maximum age').fill('17');
  await expect(page.getByText('Maximum age should not be lower than Minimum age.')).toBeVisible();
  await expect(button(page, 'Calculate')).toBeDisabled();
  await page.getByLabel('Maximum age').fill('75');
  await page.getByLabel('Email').uncheck();
  await expect(page.getByText('Please select some options before reviewing.')).toBeVisible();
  await page.getByLabel('Email').check();
}

async function topUp(page: Page, amount: string): Promise<void> {
  await page.goto('/console/providers/pier');
  const wallet = page.getByRole('region', { name: 'Charity’s Mana' });
  await wallet.getByRole('button', { name: 'Change Mana' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Mana' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter whole Mana, not 0.');
  await dialog.getByLabel('Mana to add').fill(amount);
  await dialog.getByLabel('Reason').fill('Pilot');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(wallet).toContainText(`${amount} Mana`);
  await expect(wallet).toContainText(`+${amount} Pilot`);
}

async function sendToBoth(page: Page): Promise<void> {
  await page.goto(`/console/quests/${PIER_QUEST}/broadcast`);
  await page.getByLabel('Only if they completed a quest').uncheck();
  await button(page, 'Calculate').click();
  await expect(cost(page)).toContainText('10 Mana');
  await keepPicture(page, 'console broadcast');
  await button(page, 'Review').click();
  const dialog = page.getByRole('dialog', { name: 'Broadcast to 2 volunteers?' });
  await expect(dialog).toContainText('For: Previous volunteers; 18 to 75 years old.');
  await expect(dialog, 'DEC-50 nobody is named').not.toContainText(/pierhand|piertried/i);
  await expect(dialog).toContainText('Costs 10 Mana, leaving 15 Mana.');
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toContainText('Failed sending alerts!');
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/console\/quests\/pier-quest\/show/);
}
