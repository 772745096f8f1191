import { expect, test } from './browser-test.ts';
import { expectToast } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';
import { keepPicture } from './pictures.ts';

test.describe.configure({ mode: 'serial' });

test('a message to somebody under 18 cannot hold a telephone number: the reason stands at the field, what was typed stays, and what was sent is kept for admins [SAF-12]', async ({
  page,
}) => {
  await logInAs(page, 'lockadmin');
  await page.goto('/console/quests/lock-quest/attendance');
  await page.getByRole('button', { name: 'Options for Lock young' }).click();
  const dialog = page.getByRole('dialog', { name: 'Options for Lock young' });
  await dialog.getByRole('radio', { name: 'Remove from this Quest' }).check();
  const message = dialog.getByLabel('Message to the volunteer');
  await message.fill('Call me: 201 555 01 71');
  await dialog.getByRole('button', { name: 'BOOT' }).click();
  await expect(message).toHaveAccessibleDescription(/Take out this phone number: “[^”]+”/);
  await expect(message).toHaveValue('Call me: 201 555 01 71');
  await keepPicture(page, 'console message to the young refused', { isWindow: true });
  await message.fill('Please rest, and come to room 12 at 10:30.');
  await dialog.getByRole('button', { name: 'BOOT' }).click();
  await expect(page.getByText('You booted this Chariteer.')).toBeVisible();

  await page.goto('/console/chariteers');
  await page.getByRole('tab', { name: 'Safety' }).click();
  const written = page.getByRole('region', { name: 'Messages with minors' });
  await expect(written.getByRole('listitem')).toHaveCount(1);
  await expect(written).toContainText('lockadmin to lockyoung');
  await expect(written).toContainText('Please rest, and come to room 12 at 10:30.');
  await expect(written).toContainText('Removed from a quest');
  await expect(written).toContainText('for two years');
});

test('somebody under 18 in a role finds no «Safety», adds no draft in the calendar and makes none of a quest [SAF-13, DEC-51]', async ({
  page,
}) => {
  const add = page.getByRole('button', { name: /^Add quest/i });
  const statuses = page.getByRole('combobox', { name: 'Status' }).getByRole('option');
  await logInAs(page, 'lockadmin');
  await page.goto('/console/calendar');
  await expect(add.first()).toBeVisible();
  await page.goto('/console/quests/lock-later/edit');
  await expect(statuses).toHaveText(['Draft', 'Published', 'Unlisted']);

  await logInAs(page, 'lockheir');
  await page.goto('/console/quests/lock-later/edit');
  await expect(statuses).toHaveText(['Published', 'Unlisted']);
  await page.goto('/console/calendar');
  await expect(page.getByRole('button', { name: 'Oil the lock' }).first()).toBeVisible();
  await expect(add).toHaveCount(0);
  await page.goto('/console/chariteers');
  await expect(page.getByRole('tab')).toHaveText(['Orientations']);
});

test('who shares a telephone with somebody blocked is a question; the answer blocks, and a block is lifted [SAF-15]', async ({
  page,
}) => {
  await logInAs(page, 'lockadmin');
  await page.goto('/console/chariteers?tab=safety');
  const question = page.getByRole('region', { name: 'Same person?' });
  await expect(question).toContainText('They share a phone number with someone you blocked.');
  // Who has not signed up there has no name, and no one unseen is blocked.
  const stranger = 'Someone not with you yet';
  const isOther = question.getByRole('button', { name: /is someone else$/ });
  await expect(isOther).toHaveCount(2);
  await expect(question).not.toContainText('lockphone');
  await expect(question.getByRole('button', { name: /is the same person: block$/ })).toHaveCount(1);
  await question.getByRole('button', { name: `${stranger} is someone else` }).click();
  await expectToast(page, 'We won’t ask again.');
  await expect(isOther).toHaveCount(1);
  await expect(question).toContainText('You blocked lockrude on');
  await expect(question).toContainText('“Shouted at the cook”');
  await expect(question).not.toContainText('Lock phone');
  await keepPicture(page, 'console safety');
  await question.getByRole('button', { name: /lockcousin.* is the same person: block$/ }).click();
  await expectToast(page, 'Blocked.');
  await expect(question).toContainText('No questions.');
  const blocked = page.getByRole('region', { name: 'Blocked volunteers' });
  const row = blocked.getByRole('listitem').filter({ hasText: 'Recognized' });
  await expect(row).toContainText('Lock cousin');

  await blocked.getByRole('button', { name: 'Unblock Lock rude' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('Lock rude can sign up again.')).toBeVisible();
  await expect(blocked).toContainText('No one is blocked.');
});
