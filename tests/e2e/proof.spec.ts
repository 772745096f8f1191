import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { DEMO_PASSWORD, logInAs } from './cast-log-in.ts';
import { keyboard } from './input-method.ts';
import { linkInMail, mailsTo, makeProofStale } from './mailbox.ts';
import {
  confirmAddressOf,
  logInThere,
  makeAccount,
  newPerson,
  openSession,
  PASSWORD,
} from './new-account.ts';
import { keepPicture } from './pictures.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, intendedStatuses: [403, 422] });

  test('closing an account asks for the password, goes on with what was typed, and is taken back at the log-in [SAF-25, DEC-49, TST-03]', async ({
    page,
  }) => {
    const person = newPerson('Goer');
    await makeAccount(page, person);
    await openSession(page, person);
    await makeProofStale(page);
    const hands = keyboard(page);
    await page.goto('/account-removal');
    await expect(main(page)).toContainText('You have 24 hours to change your mind.');
    await hands.write(page.getByLabel('Type “delete forever” to confirm'), 'delete forever');
    await hands.press(button(page, 'Delete my account'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it really you?');
    await expect(main(page)).toContainText('Nothing is lost. We’ll get what you sent next.');
    await keepPicture(page, 'proof');
    await hands.write(page.getByLabel('Password'), 'not the password');
    await hands.press(button(page, 'Continue'));
    await expect(main(page).getByRole('alert')).toContainText('That’s not right.');
    await page.getByLabel('Password').fill(PASSWORD);
    await hands.press(button(page, 'Continue'));
    await expect(page, 'nothing has to be typed twice').toHaveURL('/');
    await expect(page.getByText('Account deleted.')).toBeVisible();

    await page.goto('/login');
    await logInThere(page, person, hands);
    await expect(page).toHaveURL(/\/take-back\?token=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take your account back?');
    await expect(main(page)).toContainText('erase everything personal on');
    await keepPicture(page, 'take an account back');
    await hands.press(button(page, 'Take it back'));
    await expect(page).toHaveURL('/login');
    await expect(main(page)).toContainText('Your account is back. Log in.');
    await logInThere(page, person, hands);
    await expect(page).toHaveURL('/home');
  });

  test('who has no password gets a code by mail, and the page goes on [SAF-25]', async ({ page }) => {
    const person = newPerson('Coder');
    await makeAccount(page, person);
    await openSession(page, person);
    await makeProofStale(page, { hasPassword: false });
    await page.goto('/calendar-feed');
    await button(page, 'Make a private link').click();
    await expect(main(page)).toContainText(`We’ll send a code to ${person.emailAddress}`);
    await button(page, 'Send me a code').click();
    await expect(main(page)).toContainText(`We sent a code to ${person.emailAddress}`);
    const codes = async () =>
      (await mailsTo(person.emailAddress)).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
    await expect.poll(async () => (await codes()).length).toBe(1);
    await page.getByLabel('Code from our email').fill((await codes())[0] ?? '');
    await keepPicture(page, 'proof by a code');
    await button(page, 'Continue').click();
    await expect(main(page)).toContainText('Here’s your link');
  });
});

test('an address of mail is put back by the link in the mail to the former one [SAF-25]', async ({
  page,
}) => {
  const person = newPerson('Mover');
  await makeAccount(page, person);
  await confirmAddressOf(page, person.emailAddress);
  await openSession(page, person);
  const next = `moved.${person.emailAddress}`;
  const form = { section: 'email', emailAddress: next, currentPassword: PASSWORD };
  await page.request.post('/settings', { form });
  await page.goto(await linkInMail(next, 'verifyEmail'));
  const link = await linkInMail(person.emailAddress, 'undo-address');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Put your address back?');
  await expect(main(page)).toContainText('This logs everyone out.');
  await keepPicture(page, 'put an address back');
  await button(page, 'Put my address back').click();
  await expect(page).toHaveURL('/passwordReset');
  await expect(main(page)).toContainText('Your email is back.');
  await expect((await page.request.get('/settings', { maxRedirects: 0 })).status(), 'logged out').toBe(303);
  await expect.poll(async () => linkInMail(person.emailAddress, 'passwordReset')).toContain('token=');
  const again = await page.request.get(new URL(link).pathname + new URL(link).search);
  expect(again.status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is back');
  await expect(main(page)).toContainText('You put it back on');
  await expect(main(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await keepPicture(page, 'used link to put an address back');
});

test.describe('in the console', () => {
  test('a role asks for the password over the page, which stays as it is, and goes on by itself [SAF-25]', async ({
    page,
  }) => {
    await logInAs(page, 'admins');
    await page.goto('/console/groups');
    await main(page).getByRole('button', { name: 'Invite someone' }).first().click();
    const form = page.getByRole('dialog').first();
    await form.getByLabel('Username').fill('proofseeker');
    await form.getByLabel('Role').selectOption('captains');
    await makeProofStale(page);
    await form.getByRole('button', { name: 'Invite' }).click();
    const question = page.getByRole('dialog', { name: 'Is it really you?' });
    await expect(question).toContainText('and this continues.');
    await expect(question.getByLabel('Password')).toBeFocused();
    await keepPicture(page, 'console proof', { isWindow: true });
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(question.getByRole('alert')).toContainText('That’s not right.');
    await question.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(main(page).getByText('proofseeker')).toBeVisible();
  });

  test('who would rather not give it finds the page as it was, and nothing done [SAF-25]', async ({
    page,
  }) => {
    await logInAs(page, 'admins');
    await page.goto('/console/groups');
    await main(page).getByRole('button', { name: 'Invite someone' }).first().click();
    const form = page.getByRole('dialog').first();
    await form.getByLabel('Username').fill('proofshunner');
    await form.getByLabel('Role').selectOption('captains');
    await makeProofStale(page);
    await form.getByRole('button', { name: 'Invite' }).click();
    const question = page.getByRole('dialog', { name: 'Is it really you?' });
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Confirm that it’s you. Nothing was changed.')).toBeVisible();
    await expect(form.getByLabel('Username')).toHaveValue('proofshunner');
  });
});
