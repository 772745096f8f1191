import { expect, test } from './browser-test.ts';
import { castEmail, DEMO_PASSWORD, logInAs, logInThere } from './cast-log-in.ts';
import { ask, postQuest, signUpFor } from './month-quest.ts';

test.use({ viewport: { width: 768, height: 1024 }, intendedStatuses: [401, 422] });

test('a manager opens a kiosk, which checks people in by their birthday, adds one and closes by a manager’s login alone, without scripts [CHK-07]', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title: 'Kiosk at the door', startsInMinutes: 5 });
  const phone = await browser.newContext({ baseURL: baseURL ?? '' });
  const own = await phone.newPage();
  await logInAs(own, 'kitchenmanagers');
  await signUpFor(own, quest);
  type Details = { ownDetails: { username: string; dateOfBirth: string } };
  const { ownDetails } = await ask<Details>(own, '{ ownDetails { username dateOfBirth } }');
  const { username, dateOfBirth } = ownDetails;
  const [, month = '', day = ''] = dateOfBirth.split('-');
  await phone.close();

  await page.goto(`/console/quests/${quest.id}/attendance`);
  await page.getByRole('button', { name: 'Open kiosk' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('PIN to close it').fill('4821');
  await dialog.getByRole('button', { name: 'Open kiosk' }).click();
  await page.waitForURL('**/kiosk');

  const cookies = (await page.context().cookies()).filter(({ name }) => name.endsWith('kiosk'));
  const tablet = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: { width: 768, height: 1024 },
  });
  await tablet.addCookies(cookies);
  const kiosk = await tablet.newPage();
  await kiosk.goto('/about');
  await expect(kiosk).toHaveURL(/\/kiosk$/);
  await kiosk.getByRole('link', { name: username }).click();
  const heading = kiosk.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(username);
  const type = async (typed: string) => {
    await kiosk.getByLabel('Month').fill(month);
    await kiosk.getByLabel('Day').fill(typed);
    await kiosk.getByRole('button', { name: 'Check in' }).click();
  };
  await type('Oct');
  await expect(kiosk.getByText('Enter a number from 1 to 31.')).toBeVisible();
  await type(day === '01' ? '02' : '01');
  await expect(kiosk.getByText('That’s not your birthday. 2 tries left.')).toBeVisible();
  await kiosk.reload();
  await expect(kiosk.getByText('tries left')).toHaveCount(0);
  const names = kiosk.waitForResponse((answer) => /\/kiosk$/.test(answer.url()));
  await type(day);
  expect((await names).headers().refresh).toBe('8;url=/kiosk?ask=names');
  await expect(kiosk.getByRole('status')).toHaveText(`${username}, you’re checked in`);
  await expect(kiosk.getByRole('link', { name: username })).toContainText('Here');
  await expect(kiosk.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
  await kiosk.reload();
  await expect(kiosk.getByRole('status')).toHaveCount(0);
  await kiosk.getByRole('link', { name: username }).click();
  await expect(kiosk.getByRole('status')).toHaveText('You’re checked in');
  await expect(kiosk.getByLabel('Month')).toHaveCount(0);
  await kiosk.getByRole('button', { name: 'Español' }).click();
  await expect(kiosk).toHaveURL(/\/es\/kiosk\?/);
  await kiosk.getByRole('link', { name: 'Volver a los nombres' }).click();
  await expect(kiosk).toHaveURL(/:\d+\/kiosk$/);

  await kiosk.getByRole('link', { name: 'I’m not on the list' }).click();
  await kiosk.getByLabel('First name').fill('Nadia');
  await expect(kiosk.getByLabel('Guardian’s email')).toBeHidden();
  await kiosk.getByLabel('Age', { exact: true }).selectOption('14 to 17');
  await expect(kiosk.getByLabel('Guardian’s email')).toBeVisible();
  await kiosk.getByRole('button', { name: 'Add me' }).click();
  await expect(kiosk.getByRole('alert')).toContainText('Enter your guardian’s name.');
  await kiosk.reload();
  await expect(kiosk.getByLabel('First name')).toHaveValue('');
  await kiosk.getByLabel('First name').fill('Nadia');
  await kiosk.getByLabel('Last initial').fill('o');
  await kiosk.getByLabel('Age', { exact: true }).selectOption('18 and up');
  await kiosk.getByRole('button', { name: 'Add me' }).click();
  await expect(kiosk.getByRole('status')).toHaveText('You’re on the list. Welcome!');

  await kiosk.getByRole('link', { name: 'Close kiosk' }).click();
  await kiosk.getByLabel('Kiosk PIN').fill('1111');
  await kiosk.getByRole('button', { name: 'Close kiosk' }).click();
  await expect(kiosk.getByText('Wrong PIN.')).toBeVisible();
  await kiosk.getByRole('link', { name: 'Log in' }).click();
  const form = kiosk.getByRole('main');
  await form.getByLabel('Email').fill(castEmail('volunteer'));
  await form.getByLabel('Password').fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'LOG IN' }).click();
  await expect(kiosk.getByText('Only whoever takes attendance can log in here.')).toBeVisible();
  await logInThere(kiosk, 'managers');
  await expect(kiosk).toHaveURL(new RegExp(`/console/quests/${quest.id}/attendance`));
  const left = (await tablet.cookies()).map(({ name }) => name);
  expect(left).toContain('session');
  expect(left).not.toContain('kiosk');
  await tablet.close();

  await page.context().clearCookies();
  await logInAs(page, 'managers');
  await page.goto(`/console/quests/${quest.id}/attendance`);
  await expect(page.getByRole('button', { name: 'Present', pressed: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Walk-ins: 1' })).toBeVisible();
});
