import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { linkInMail, mailsTo } from './mailbox.ts';
import { fieldOf, fillIn, makeAccount, newPerson, openSession, PASSWORD, submit } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { givePlaceBack, questInState, takePlace } from './quest-page.ts';

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click();
const notice = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, intendedStatuses: [422] });

  test('somebody corrects name, number, languages, contact and birth date, and nothing typed is lost [SAF-30]', async ({
    page,
  }) => {
    const person = newPerson('MovedHouse');
    await makeAccount(page, person);
    await openSession(page, person);
    await page.goto('/settings#about-you');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your details');
    await keepPicture(page, 'own details');

    const about = card(page, 'Name, number, and languages');
    await fieldOf(page, 'nameLast').fill('Lindqvist');
    await fieldOf(page, 'phoneNumber').fill('973555');
    await about.getByLabel('Spanish').check();
    await press(about, 'Save');
    await expect(about.getByRole('alert')).toContainText('Your phone number must have 10 digits.');
    await expect(fieldOf(page, 'nameLast')).toHaveValue('Lindqvist');
    await expect(fieldOf(page, 'phoneNumber')).toHaveValue('973555');
    await expect(about.getByLabel('Spanish')).toBeChecked();
    await fieldOf(page, 'phoneNumber').fill('9735550199');
    await press(about, 'Save');
    await notice(page, 'Saved.');
    await expect(fieldOf(page, 'nameLast')).toHaveValue('Lindqvist');
    await expect(about.getByLabel('Spanish')).toBeChecked();
    await expect(about.getByLabel('Arabic')).not.toBeChecked();

    const birth = card(page, 'Date of birth');
    await fieldOf(page, 'dateOfBirth').fill(`${new Date().getUTCFullYear() - 15}-01-15`);
    await press(birth, 'Correct date');
    await expect(birth.getByRole('alert')).toContainText('Only our staff can move you past 13 or 18.');
    await fieldOf(page, 'dateOfBirth').fill('1988-06-05');
    await press(birth, 'Correct date');
    await expect(birth).toContainText('June 5, 1988');
    await expect(birth).toContainText('You already corrected it.');
  });

  test('charities where one is on a quest hear of a corrected emergency contact, without the contact [SAF-30]', async ({
    page,
  }) => {
    const person = newPerson('NewContact');
    await makeAccount(page, person);
    await openSession(page, person);
    const quest = questInState('open');
    await page.goto(quest);
    await takePlace(page);
    await page.goto('/settings#about-you');
    await fieldOf(page, 'emergencyContactName').fill('Sunniva (aunt)');
    await fieldOf(page, 'emergencyContactNumber').fill('9735550188');
    await press(card(page, 'Emergency contact'), 'Save contact');
    await notice(page, 'Saved. We told the charities');
    await expect(fieldOf(page, 'emergencyContactName')).toHaveValue('Sunniva (aunt)');
    await page.goto(quest);
    await givePlaceBack(page);
  });

  test('another address of mail asks for the password, waits for its link, and is then the log-in [SAF-30]', async ({
    page,
  }) => {
    const person = newPerson('NewAddress');
    const wanted = { ...person, emailAddress: `elsewhere.${person.emailAddress}` };
    await makeAccount(page, person);
    await openSession(page, person);
    await page.goto('/settings#log-in');
    const email = card(page, 'Email address');
    await email.getByLabel('New Email Address').fill(wanted.emailAddress);
    await email.getByLabel('Password').fill('wrong');
    await press(email, 'Send link');
    await expect(email.getByRole('alert')).toContainText('Wrong password.');
    await expect(email.getByLabel('New Email Address')).toHaveValue(wanted.emailAddress);
    await email.getByLabel('Password').fill(PASSWORD);
    await press(email, 'Send link');
    await notice(page, 'We sent a link there.');
    await expect(email).toContainText(`We emailed ${wanted.emailAddress}.`);
    await keepPicture(page, 'own details with a new address');

    await page.goto(await linkInMail(wanted.emailAddress, 'verifyEmail'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email has been verified!');
    await page.context().clearCookies();
    await openSession(page, wanted);
    await expect
      .poll(async () => (await mailsTo(person.emailAddress)).map(({ text }) => text).join(), {
        timeout: 20_000,
      })
      .toContain('Log in with the new one from now on.');
  });

  test('mails go to another address as soon as its link was opened, and the log-in stays as it was [API-38]', async ({
    page,
  }) => {
    const person = newPerson('MailsElsewhere');
    const elsewhere = `elsewhere.${person.emailAddress}`;
    await makeAccount(page, person);
    await openSession(page, person);
    await page.goto('/settings#messages');
    const contact = card(page, 'Where we email you');
    await expect(contact).toContainText(`Now: ${person.emailAddress}`);
    await contact.getByLabel('Email address for our messages').fill('elsewhere');
    await press(contact, 'Send emails there');
    await expect(contact.getByRole('alert')).toBeVisible();
    await expect(contact.getByLabel('Email address for our messages')).toHaveValue('elsewhere');
    await contact.getByLabel('Email address for our messages').fill(elsewhere);
    await press(contact, 'Send emails there');
    await notice(page, 'open our link there');
    await expect(contact).toContainText(`Now: ${elsewhere}, not confirmed yet.`);
    await expect(contact).toContainText(`We emailed ${elsewhere}.`);
    await page.goto(await linkInMail(elsewhere, 'verifyEmail'));
    await page.goto('/settings#messages');
    await expect(contact).toContainText(`Now: ${elsewhere}.`);
    await page.context().clearCookies();
    await openSession(page, person);
  });

  test('a new password takes the present one, keeps this browser logged in and ends every other session', async ({
    page,
    browser,
  }) => {
    const person = newPerson('NewPassword');
    await makeAccount(page, person);
    await openSession(page, person);
    const elsewhere = await (await browser.newContext()).newPage();
    await openSession(elsewhere, person);
    await page.goto('/settings#log-in');
    const password = card(page, 'Password');
    const words = 'herons over the bay';
    const typeIn = async (present: string) => {
      await password.getByLabel('Present Password').fill(present);
      await password.getByLabel('New Password', { exact: true }).fill(words);
      await password.getByLabel('Confirm Password').fill(words);
      await press(password, 'Change password');
    };
    await typeIn('wrong');
    await expect(password.getByRole('alert')).toContainText('Wrong password.');
    await expect(password.getByLabel('New Password', { exact: true })).toHaveValue('');
    await typeIn(PASSWORD);
    await notice(page, 'Changed. You’re logged out everywhere else.');
    await expect(page.getByRole('heading', { level: 1 }), 'still logged in').toHaveText('Your details');
    await elsewhere.goto('/settings');
    await expect(elsewhere).toHaveURL(/\/login/);
    await elsewhere.context().close();
    await page.context().clearCookies();
    await openSession(page, { ...person, password: words });
  });

  test('a user name that is one’s own last name or address is refused at its field, with the reason [SAF-06]', async ({
    page,
  }) => {
    const person = newPerson('Zuckerstein1');
    await page.goto('/createChariteerAccount');
    await expect(fieldOf(page, 'username')).toHaveAccessibleDescription(/not your real name/);
    await fillIn(page, person);
    await submit(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('leave out your last name');
    await expect(fieldOf(page, 'username')).toHaveValue('Zuckerstein1');
    await expect(fieldOf(page, 'username')).toHaveAccessibleDescription(/leave out your last name/);
    await expect(fieldOf(page, 'emailAddress')).toHaveValue(person.emailAddress);
  });

  test.describe('a stranger who tries passwords', () => {
    test.use({ intendedStatuses: [422, 429] });

    test('ten wrong log-ins stop nobody who has logged in from this browser before [SAF-23]', async ({
      page,
      browser,
    }) => {
      const person = newPerson('NotLockedOut');
      await makeAccount(page, person);
      await openSession(page, person);
      await page.request.post('/logout');
      const stranger = await browser.newContext();
      for (let count = 0; count < 11; count += 1) {
        const form = { email: person.emailAddress, password: 'wrong' };
        await stranger.request.post('/login', { form, maxRedirects: 0 });
      }
      const refused = await stranger.request.post('/login', {
        form: { email: person.emailAddress, password: 'wrong' },
        maxRedirects: 0,
      });
      expect(refused.status()).toBe(429);
      expect(await refused.text()).toContain('Or set a new password');
      await stranger.close();
      await openSession(page, person);
    });
  });
});

test('staff moves a date of birth over an age, on the page of the account [SAF-30]', async ({ page }) => {
  const person = newPerson('WrongYear');
  await makeAccount(page, person);
  await logInAs(page, 'staff');
  await page.goto('/console/accounts');
  await page.getByRole('searchbox').fill('wrongyear');
  await page.getByRole('link', { name: person.username }).click();
  const born = card(page, 'Date of birth');
  await born.getByLabel('Born').fill('1850-01-01');
  await born.getByRole('button', { name: 'Save date of birth' }).click();
  await expect(born).toContainText('You must be 10 to 120 years old');
  await born.getByLabel('Born').fill('2009-06-05');
  await keepPicture(page, 'console date of birth');
  await born.getByRole('button', { name: 'Save date of birth' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Date of birth saved.' })).toBeVisible();
  await page.reload();
  await expect(born.getByLabel('Born')).toHaveValue('2009-06-05');
});
