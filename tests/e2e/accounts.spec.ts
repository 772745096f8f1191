import type { Browser, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { type InputMethod, keyboard, mouse } from './input-method.ts';
import { linkInMail } from './mailbox.ts';
import {
  fieldOf,
  fillIn,
  LABELS,
  logInThere,
  makeAccount,
  type NewPerson,
  newPerson,
  openSession,
  PASSWORD,
  submit,
  TEEN_BIRTH,
} from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { givePlaceBack, questInState, signUpBar, takePlace, thanksDialog } from './quest-page.ts';

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('a new volunteer', () => {
  test.describe('with a mouse', () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ isPageKept: true });
    const person = newPerson('WithMouse');

    test('is led from a Quest over the choice of an account to the form [NAV-08, ACC-03]', async ({
      page,
    }) => {
      await openQuest(page, mouse);
      await chooseAccount(page, mouse);
      await keepPicture(page, 'choice of an account');
      await openForm(page, mouse);
    });

    test('finds ten fields in their order, with what is told beside them [ACC-07, ACC-14, ACC-21, ACC-23]', async ({
      page,
    }) => {
      await expectForm(page);
    });

    test('registers, and is sent to the log-in and to the mail [ACC-08, ACC-29, OPEN-ACC-04]', async ({
      page,
    }) => {
      await fillIn(page, person);
      await keepPicture(page, 'registration');
      await submit(page);
      await expectRegistered(page);
    });

    test('logs in, is back at the Quest, and takes a place [ACC-37]', async ({ page }) => {
      await returnToQuest(page, mouse, person);
    });

    test('confirms the address by the link in the mail [ACC-27, ACC-43, OPEN-ACC-02]', async ({ page }) => {
      await confirmAddress(page, person);
      await keepPicture(page, 'home of a new volunteer');
    });

    test('gives the place back, which is gone from home [CON-02, TST-05]', async ({ page }) => {
      await leaveQuest(page, mouse);
    });
  });

  test('the whole way works with the keyboard alone [ACC-07, ACC-08, ACC-29, ACC-43]', async ({ page }) => {
    await goTheWholeWay(page, keyboard(page), newPerson('WithKeys'));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the whole way works without a script [JOI-07, ACC-07, ACC-08, ACC-29]', async ({ page }) => {
      await goTheWholeWay(page, mouse, newPerson('NoScript'));
    });
  });
});

test.describe('somebody of 15', () => {
  test('is asked for a guardian as soon as the birth date tells, whose link opens Quests [DEC-31, SAF-08, SAF-09, OPEN-SAF-02]', async ({
    page,
    browser,
  }) => {
    const teen = newPerson('TeenScript', { dateOfBirth: TEEN_BIRTH });
    await page.goto('/createChariteerAccount');
    const guardian = page.getByRole('group', { name: 'Parent or guardian' });
    await expect(guardian).toBeHidden();
    await fillIn(page, { ...teen, dateOfBirth: '1987-06-05' });
    await expect(guardian).toBeHidden();
    await fieldOf(page, 'dateOfBirth').fill(TEEN_BIRTH);
    await expect(guardian).toBeVisible();
    await submit(page);
    await expect(alert(page)).toContainText('Enter your guardian’s name.');
    await expect(fieldOf(page, 'password'), 'nothing was sent, so nothing is lost').toHaveValue(PASSWORD);
    await fillInGuardian(page, teen.emailAddress);
    await submit(page);
    await expect(alert(page)).toContainText('That’s your own email.');
    await expect(fieldOf(page, 'password')).toHaveValue(PASSWORD);
    await fillInGuardian(page, guardianOf(teen));
    await keepPicture(page, 'registration of a minor');
    await submit(page);
    await expect(page).toHaveURL('/login');
    await expectConsentToOpenQuests(page, browser, teen);
  });

  test('another year typed in the same browser changes nothing for 24 hours [SAF-09]', async ({ page }) => {
    const teen = newPerson('TeenAgain', { dateOfBirth: TEEN_BIRTH });
    await page.goto('/createChariteerAccount');
    await fillIn(page, teen);
    await fillIn(page, { ...teen, dateOfBirth: '1987-06-05' });
    await expect(page.getByRole('group', { name: 'Parent or guardian' })).toBeHidden();
    await submit(page);
    await expectNotice(page, 'You’re under 18');
    await expect(page.getByText('You gave this date first')).toBeVisible();
    await expect(fieldOf(page, 'dateOfBirth')).toHaveCount(0);
    await page.goto('/createChariteerAccount');
    await expect(page.getByText('You gave this date first')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, intendedStatuses: [422] });

    test('is asked in a second step that keeps everything but the password [DEC-31, SAF-08, SAF-09]', async ({
      page,
      browser,
    }) => {
      const teen = newPerson('TeenNoScript', { dateOfBirth: TEEN_BIRTH });
      await page.goto('/createChariteerAccount');
      await fillIn(page, teen);
      await submit(page);
      await expectNotice(page, 'You’re under 18');
      for (const field of Object.keys(LABELS) as (keyof NewPerson)[]) {
        const isKept = !field.startsWith('password');
        await expect(fieldOf(page, field)).toHaveValue(isKept ? teen[field] : '');
      }
      await fieldOf(page, 'password').fill(PASSWORD);
      await fieldOf(page, 'passwordConfirmation').fill(PASSWORD);
      await fillInGuardian(page, guardianOf(teen));
      await submit(page);
      await expect(page).toHaveURL('/login');
      await expectConsentToOpenQuests(page, browser, teen);
    });
  });
});

test.describe('a forgotten password', () => {
  test.use({ javaScriptEnabled: false, intendedStatuses: [422, 429] });

  test.describe('is set anew', () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ isPageKept: true });
    const person = newPerson('Forgetful');

    test('the log-in leads to a form that asks for the address [NAV-09, ACC-32, ACC-40]', async ({
      page,
    }) => {
      await makeAccount(page, person);
      await page.goto('/login');
      for (const label of ['Email', 'Password']) await expect(page.getByLabel(label)).toBeVisible();
      await page.getByRole('link', { name: /Reset it/ }).click();
      await expect(page).toHaveURL('/passwordReset');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(page.getByRole('button', { name: 'REQUEST RESET' })).toBeVisible();
    });

    test('an unknown address is told on the page, a known one gets a link [ACC-41, ACC-42, ERR-08, ERR-11]', async ({
      page,
    }) => {
      const email = page.getByLabel('Email');
      await email.fill('nobody@new.example');
      await page.getByRole('button', { name: 'REQUEST RESET' }).click();
      await expect(alert(page)).toContainText('No account uses this email. Check the spelling.');
      await expect(email).toHaveValue('nobody@new.example');
      await email.fill(person.emailAddress);
      await page.getByRole('button', { name: 'REQUEST RESET' }).click();
      await expectNotice(page, 'We emailed you a link');
    });

    test('the link sets a password that is typed twice and long enough, once [OPEN-ACC-01, ACC-16, ACC-17]', async ({
      page,
    }) => {
      const link = await linkInMail(person.emailAddress, 'passwordReset');
      await page.goto(link);
      await setPassword(page, 'new lantern', 'other lantern');
      await expect(alert(page)).toContainText("Your passwords don't match.");
      await setPassword(page, 'k7#pqx9');
      await expect(alert(page)).toContainText('Your password needs at least 8 characters.');
      await setPassword(page, 'new lantern');
      await expect(page).toHaveURL('/login');
      await expectNotice(page, 'Changed. Log in with the new one.');
      await logInThere(page, { ...person, password: 'new lantern' });
      await expect(page).toHaveURL('/home');

      await page.goto(link);
      await expect(alert(page)).toContainText('That link has expired. Ask for a new one.');
      await expect(page.getByRole('button', { name: 'REQUEST RESET' })).toBeVisible();
    });
  });

  test('after five mails in an hour the page says how long to wait [DEC-26, OPEN-ACC-08]', async ({
    page,
  }) => {
    const person = newPerson('Impatient');
    await makeAccount(page, person);
    for (let count = 0; count < 5; count += 1) {
      await page.request.post('/passwordReset', { form: { email: person.emailAddress } });
    }
    await page.goto('/passwordReset');
    await page.getByLabel('Email').fill(person.emailAddress);
    await page.getByRole('button', { name: 'REQUEST RESET' }).click();
    await expect(alert(page)).toContainText(/Wait (1 hour|\d+ minutes) and try again\./);
    await expect(page.getByLabel('Email')).toHaveValue(person.emailAddress);
  });
});

test.describe('the removal of an account', () => {
  test.use({ intendedStatuses: [422] });

  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });
  const person = newPerson('Leaver');

  test('asks a visitor to log in first, and leads back [NAV-05, ACC-44, OPEN-ACC-06]', async ({ page }) => {
    await makeAccount(page, person);
    await page.goto('/account-removal');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logInThere(page, person);
    await expect(page, 'the log-in leads back').toHaveURL('/account-removal');
  });

  test('takes the exact words only [ACC-46]', async ({ page }) => {
    await phrase(page).fill('Delete forever');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(alert(page)).toContainText('You have to type delete forever in the box!');
    await expect(phrase(page)).toHaveValue('Delete forever');
  });

  test('ends the session, says so, and forgets who was here [ACC-47, TST-03]', async ({ page }) => {
    await phrase(page).fill('delete forever');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    await expectNotice(page, 'Account deleted.');
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });

  test('can be taken back for a day, to which the log-in leads [DEC-49]', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.emailAddress);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'LOG IN' }).click();
    await expect(page).toHaveURL(/\/take-back\?token=/);
  });
});

const phrase = (page: Page) => page.getByLabel('Type “delete forever” to confirm');
const ownQuests = (page: Page) => page.getByRole('region', { name: 'Your Quests' });

/** Runs the whole journey: from a quest to an account, a spot, a confirmed address, and back. */
async function goTheWholeWay(page: Page, hands: InputMethod, person: NewPerson): Promise<void> {
  await openQuest(page, hands);
  await chooseAccount(page, hands);
  await openForm(page, hands);
  await expectForm(page);
  await fillIn(page, person, hands);
  await submit(page, hands);
  await expectRegistered(page);
  await returnToQuest(page, hands, person);
  await confirmAddress(page, person);
  await leaveQuest(page, hands);
}

async function openQuest(page: Page, hands: InputMethod): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/');
  await hands.press(main.getByRole('link', { name: 'Gatehouse of All States' }));
  await hands.press(main.getByRole('link', { name: 'State open', exact: true }));
  await expect(page).toHaveURL(questInState('open'));
}

async function chooseAccount(page: Page, hands: InputMethod): Promise<void> {
  // The quest asks for an address first; whoever wants the long form still finds it, and the way back is remembered.
  await hands.press(signUpBar(page).getByRole('link', { name: 'Volunteer for this Quest!' }));
  await page.waitForURL(/\/join\?/);
  await page.goto('/createAccount');
  await expect(page).toHaveURL('/createAccount');
}

async function openForm(page: Page, hands: InputMethod): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Staff Member', exact: true })).toHaveAttribute(
    'href',
    '/createChariteerAccount',
  );
  await hands.press(main.getByRole('link', { name: 'Volunteer', exact: true }));
  await expect(page).toHaveURL('/createChariteerAccount');
}

async function expectRegistered(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login');
  await expectNotice(page, 'Please check your email to verify your account.');
}

async function returnToQuest(page: Page, hands: InputMethod, person: NewPerson): Promise<void> {
  await logInThere(page, person, hands);
  await expect(page, 'the log-in returns to the quest').toHaveURL(questInState('open'));
  await takePlace(page, hands);
  await expect(thanksDialog(page)).toContainText('Confirm your email');
  await expect(page.getByRole('status').filter({ hasText: 'signed up' }), 'one message').toHaveCount(0);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Wilhelmina!');
  await expect(ownQuests(page).getByRole('heading', { level: 3 }).getByRole('link')).toHaveText([
    'State open',
  ]);
}

/** Leads back to home, which does not ask for it any more. */
async function confirmAddress(page: Page, person: NewPerson): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(`We sent a link to ${person.emailAddress}.`);
  await page.goto(await linkInMail(person.emailAddress, 'verifyEmail'));
  await expect(page).toHaveURL('/verifiedEmail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email has been verified!');
  await expect(main).toContainText('You can close this window now.');
  await page.goto('/home');
  await expect(main).not.toContainText('Verify your email');
}

async function leaveQuest(page: Page, hands: InputMethod): Promise<void> {
  await page.goto(questInState('open'));
  await givePlaceBack(page, hands);
  await expectNotice(page, 'You abandoned this Quest.');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ownQuests(page)).toContainText('Nothing planned yet');
}

/** A page may have other places for news, empty or of another kind. */
async function expectNotice(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
}

/** The ten fields in their order, all of them required, with what is told beside them. */
async function expectForm(page: Page): Promise<void> {
  const inputs = page.locator('form#registration input:visible');
  await expect(inputs).toHaveCount(10);
  const names = await inputs.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).name));
  expect(names).toEqual(Object.keys(LABELS));
  for (const input of await inputs.all()) await expect(input).toHaveAttribute('required');
  const told = (field: keyof NewPerson) => expect(fieldOf(page, field));
  await told('username').toHaveAccessibleDescription(/not your real name/);
  await told('emergencyContactName').toHaveAccessibleDescription(/Include how you’re related/);
  await told('emergencyContactNumber').toHaveAccessibleDescription(/not 911/);
}

const guardianOf = ({ username }: NewPerson) => `guardian-of-${username.toLowerCase()}@family.example`;

async function fillInGuardian(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name of your parent or guardian').fill('Philippa Zuckerstein');
  await page.getByLabel('Email of your parent or guardian').fill(email);
}

/** The guardian decides elsewhere, without a script and without an account. */
async function expectConsentToOpenQuests(page: Page, browser: Browser, teen: NewPerson): Promise<void> {
  await openSession(page, teen);
  await page.goto(questInState('open'));
  await expect(signUpBar(page)).toContainText('We wrote to your guardian.');
  await signUpBar(page).getByRole('link', { name: 'See the status' }).click();
  await expect(page.getByRole('heading', { name: 'We wrote to your guardian.' })).toBeVisible();

  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const guardian = await elsewhere.newPage();
  await guardian.goto(await linkInMail(guardianOf(teen), 'guardian/consent'));
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText(
    `${teen.nameFirst} asks for your consent`,
  );
  await guardian.getByLabel('Your first and last name').fill('Philippa Zuckerstein');
  await guardian.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('Thank you. Here’s what happens now.');
  await elsewhere.close();

  await page.goto(questInState('open'));
  await expect(signUpBar(page).getByRole('button')).toHaveText('Volunteer for this Quest!');
}

async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(confirmation);
  await page.getByRole('button', { name: 'SET NEW PASSWORD' }).click();
}
