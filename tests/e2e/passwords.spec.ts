import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { linkInMail } from './mailbox.ts';
import { fieldOf, fillIn, LABELS, makeAccount, type NewPerson, newPerson, submit } from './new-account.ts';
import { SHORT_PASSWORD, SHORT_PASSWORD_EMAIL } from './password-people.ts';
import { keepPicture } from './pictures.ts';

const COMMON = 'That password is too easy to guess. Choose another.';
const OF_OWNER = 'Your name and email are easy to guess. Choose another password.';
const HINT = 'At least 8 characters.';
const LONG_HINT = 'At least 12 characters.';

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('a registration', () => {
  test.use({ intendedStatuses: [422] });

  test('says the rule before, the reason while one types and after, at the password; nothing else that was typed is lost [JOI-16, SAF-28]', async ({
    page,
  }) => {
    const person = newPerson('FrequentWord');
    await page.goto('/createChariteerAccount');
    const password = fieldOf(page, 'password');
    await expect(password).toHaveAccessibleDescription(HINT);
    await expect(password).toHaveAttribute('minlength', '8');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAttribute('passwordrules', 'minlength: 8; maxlength: 200;');

    const twice = (text: string) => ({ ...person, password: text, passwordConfirmation: text });
    await fillIn(page, twice('zuckerstein-87'));
    const strength = page.locator('password-strength');
    await expect(strength, 'said before it is sent').toHaveText(OF_OWNER, { useInnerText: true });
    await submit(page);
    await expect(alertOf(page)).toContainText(OF_OWNER);
    await expect(password, 'told by the page itself, it is kept').toHaveValue('zuckerstein-87');
    await keepPicture(page, 'registration with the own name as password');

    await fillIn(page, twice('sunshine12'));
    await submit(page);
    await expect(alertOf(page)).toContainText(COMMON);
    await expect(password).toHaveAccessibleDescription(new RegExp(COMMON));
    await expect(page.getByRole('link', { name: COMMON })).toHaveAttribute('href', '#password');
    for (const field of Object.keys(LABELS) as (keyof NewPerson)[]) {
      await expect(fieldOf(page, field)).toHaveValue(field.startsWith('password') ? '' : person[field]);
    }
    await keepPicture(page, 'registration with a frequent password');

    await password.fill(person.password);
    await expect(strength).toHaveText('Good password.', { useInnerText: true });
    await fieldOf(page, 'passwordConfirmation').fill(person.password);
    await submit(page);
    await expect(page).toHaveURL('/login');
  });

  test('a password is pasted, and none of the list of frequent ones comes to the browser [SAF-28]', async ({
    page,
    context,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/createChariteerAccount');
    await page.evaluate(() =>
      navigator.clipboard.writeText('herons over the bay, and a lantern on the pier'),
    );
    await fieldOf(page, 'password').focus();
    await page.keyboard.press('Control+V');
    await expect(fieldOf(page, 'password')).toHaveValue('herons over the bay, and a lantern on the pier');
    const all = (await Promise.all(scripts)).join();
    expect(all, 'the script of the form is among them').toContain('registration-form');
    expect(all).not.toMatch(/qwertyuiop|iloveyou|trustno1/);
  });
});

test.describe('a new password by the link of a mail', () => {
  test.use({ javaScriptEnabled: false, intendedStatuses: [422] });

  test('is held against names and frequent ones, and the link stays good [SAF-28]', async ({ page }) => {
    const person = newPerson('NewByMail');
    await makeAccount(page, person);
    await page.request.post('/passwordReset', { form: { email: person.emailAddress } });
    await page.goto(await linkInMail(person.emailAddress, 'passwordReset'));
    const field = page.getByLabel('New Password', { exact: true });
    await expect(field).toHaveAccessibleDescription(
      /^At least 8 characters, or 12 if you work for a charity\./,
    );
    await keepPicture(page, 'a new password by mail');
    const set = async (password: string) => {
      await field.fill(password);
      await page.getByLabel('Confirm Password').fill(password);
      await page.getByRole('button', { name: 'SET NEW PASSWORD' }).click();
    };
    await set('sunshine12');
    await expect(field).toHaveAccessibleDescription(new RegExp(COMMON));
    await set('newbymail!');
    await expect(field).toHaveAccessibleDescription(new RegExp(OF_OWNER));
    await set(person.password);
    await expect(field).toHaveAccessibleDescription(/That’s your current password/);
    await set('k7#pqx9z');
    await expect(page).toHaveURL('/login');
  });
});

test.describe('an account with rights', () => {
  test.use({ intendedStatuses: [422] });

  test('is asked for 12 characters on «Your details» [SAF-28]', async ({ page }) => {
    await logInAs(page, 'boardmembers');
    await page.goto('/settings#password');
    const field = page.getByLabel('New Password', { exact: true });
    await expect(field).toHaveAccessibleDescription(LONG_HINT);
    await expect(field).toHaveAttribute('minlength', '12');
    await page.getByLabel('Present Password').fill('wrong, and not asked');
    await field.fill('k7#pqx9z-mu');
    await page.getByLabel('Confirm Password').fill('k7#pqx9z-mu');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(field).toHaveAccessibleDescription(
      /Your password needs at least 12 characters: your account/,
    );
    await keepPicture(page, 'a password too short for rights');
  });

  test('goes on with a shorter one, and is asked kindly at home and in the console [DEC-38, SAF-28]', async ({
    page,
  }) => {
    const form = { email: SHORT_PASSWORD_EMAIL, password: SHORT_PASSWORD };
    expect((await page.request.post('/login', { form, maxRedirects: 0 })).status()).toBe(303);
    await page.goto('/home');
    const notice = page.getByRole('main').getByText('Choose a longer password');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose a new one' })).toHaveAttribute(
      'href',
      '/settings#password',
    );
    await keepPicture(page, 'home asks for a longer password');

    await page.goto('/console/calendar');
    const asked = page.getByRole('alert').filter({ hasText: 'Choose a longer password' });
    await expect(asked).toContainText('at least 12 characters');
    await expect(asked.getByRole('link')).toHaveAttribute('href', '/settings#password');
    await keepPicture(page, 'console asks for a longer password');
    await asked.getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(asked).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(asked, 'not again in this tab').toHaveCount(0);
  });

  test('nobody else is asked [DEC-38]', async ({ page }) => {
    await logInAs(page, 'managers');
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    await expect(page.getByText('Choose a longer password')).toHaveCount(0);
  });
});
