import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { ageSessions, breakNewRecords, linkInMail, mendNewRecords } from './mailbox.ts';
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
import { outlineOf } from './valid-html.ts';

/** Forms as they would come without a script, each with a problem. */
const REFUSED_FORMS: readonly { as: string | null; path: string; form: Record<string, string> }[] = [
  { as: 'new', path: '/noob', form: { emergencyContactName: '' } },
  { as: 'gold', path: '/account-removal', form: { confirmation: 'delete' } },
  {
    as: null,
    path: '/createChariteerAccount',
    form: { ...newPerson('Nobody'), dateOfBirth: TEEN_BIRTH, guardianName: '' },
  },
  { as: null, path: '/createChariteerAccount', form: { ...newPerson('Nobody'), dateOfBirth: TEEN_BIRTH } },
  { as: null, path: '/createChariteerAccount', form: {} },
  { as: null, path: '/passwordReset', form: { email: '' } },
  { as: null, path: '/passwordReset?token=x', form: { password: PASSWORD } },
  { as: null, path: '/verifyEmail?token=x', form: {} },
  { as: null, path: '/login', form: { email: 'x', password: 'y' } },
];

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('the choice leads people and charities on, forms elsewhere open beside it [ACC-04, ACC-05, ACC-06, NAV-08]', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: 'All account types' }).click();
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  await expect(links).toHaveText([
    'Volunteer',
    'Staff Member',
    'Charity',
    'Church',
    'Religious Ministry',
    'Diocese (opens in a new tab)',
    'School (opens in a new tab)',
    'Business (opens in a new tab)',
  ]);
  const diocese = links.filter({ hasText: 'Diocese' });
  await expect(diocese).toHaveAttribute('href', 'https://example.org/forms/diocese');
  await expect(diocese).toHaveAttribute('target', '_blank');
  await expect(diocese).toHaveAttribute('rel', 'noopener');
  await links.filter({ hasText: 'Charity' }).click();
  await expect(page).toHaveURL('/createProviderAccount');
  await expect(page.getByRole('link', { name: 'Start the survey' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible();
});

test('numbers keep nothing but ten digits, typed or pasted [ACC-12, ACC-13]', async ({ page }) => {
  await page.goto('/createChariteerAccount');
  for (const field of ['phoneNumber', 'emergencyContactNumber'] as const) {
    const input = fieldOf(page, field);
    await input.pressSequentially('(973) 555-01429');
    await expect(input).toHaveValue('9735550142');
    await paste(page, input, '+1 (201) 555-0199');
    await expect(input).toHaveValue('2015550199');
    await input.fill('(201) 555-0188');
    await expect(input, 'filled in as a whole').toHaveValue('2015550188');
    await input.fill('٢٠١٥٥٥٠١٩٩');
    await expect(input, 'from an Arabic keyboard').toHaveValue('2015550199');
    await expect(input, 'again as long as before').toHaveAttribute('maxlength', '10');
    await input.press('End');
    await input.pressSequentially('7');
    await expect(input).toHaveValue('2015550199');
  }
});

test('what people have elsewhere can be pasted into every field, the repeated password too', async ({
  page,
}) => {
  await page.goto('/createChariteerAccount');
  const fields = page.locator('form#registration input:visible');
  expect(await fields.count()).toBe(10);
  // As password managers and audits ask: whether the page takes the paste away.
  const prevented = await fields.evaluateAll((inputs) =>
    inputs.filter(
      (input) => !input.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })),
    ),
  );
  expect(prevented).toEqual([]);
  for (const field of ['emailAddress', 'username', 'password', 'passwordConfirmation'] as const) {
    await paste(page, fieldOf(page, field), 'pasted99');
    await expect(fieldOf(page, field)).toHaveValue('pasted99');
  }
});

test('nothing is sent with a problem; the summary takes the focus and leads to each input [ACC-09, ACC-16]', async ({
  page,
}) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.goto('/createChariteerAccount');
  await submit(page);
  await expect(alert(page)).toBeFocused();
  const links = alert(page).getByRole('link');
  await expect(links).toHaveText(
    Object.values(LABELS).map((label) => `${label}: Please fill out this field.`),
  );
  await links.filter({ hasText: 'Username' }).press('Enter');
  await expect(fieldOf(page, 'username')).toBeFocused();
  await expect(fieldOf(page, 'username')).toHaveAttribute('aria-invalid', 'true');
  await expect(fieldOf(page, 'username')).toHaveAccessibleDescription(/Please fill out this field\./);

  await fillIn(page, newPerson('Unsent', { passwordConfirmation: 'another' }));
  await submit(page);
  await expect(links).toHaveText([
    "Your passwords don't match. Please check them again. Both password boxes must be identical.",
  ]);
  await expect(fieldOf(page, 'username')).not.toHaveAttribute('aria-invalid');
  expect(posts).toBe(0);
});

test.describe('what the server refuses', () => {
  test.use({ intendedStatuses: [422, 429, 503] });

  test('a taken name or address is told at its input, and only the password is to be typed again [ERR-02, ERR-03, ACC-20]', async ({
    page,
  }) => {
    const taken = newPerson('TakenName');
    await makeAccount(page, taken);
    await page.goto('/createChariteerAccount');
    await fillIn(page, {
      ...taken,
      username: taken.username.toUpperCase(),
      emailAddress: 'free@new.example',
    });
    await submit(page);
    await expect(alert(page)).toContainText('That username is taken. Choose another.');
    await expect(alert(page)).toContainText('Enter your password again.');
    await expect(page).toHaveTitle(/^Error: /);
    await expect(fieldOf(page, 'username')).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, 'emergencyContactName')).toHaveValue(taken.emergencyContactName);
    await expect(fieldOf(page, 'dateOfBirth')).toHaveValue(taken.dateOfBirth);
    await expect(fieldOf(page, 'password')).toHaveValue('');
    await fillIn(page, { ...taken, username: 'FreeName' });
    await submit(page);
    await expect(alert(page)).toContainText('That email is taken. Choose another.');
    await expect(fieldOf(page, 'emailAddress')).toHaveAttribute('aria-invalid', 'true');
  });

  test('a bad link offers another one, a used one says that all is well [OPEN-ACC-02, ACC-36]', async ({
    page,
  }) => {
    const person = newPerson('Verifier');
    await page.goto('/verifyEmail?token=nonsense');
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(alert(page)).toContainText('That link didn’t work. Log in');

    await makeAccount(page, person);
    await openSession(page, person);
    await page.goto('/home');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(alert(page)).toContainText(/already sent a link.*try again in (1 hour|\d+ minutes)/);
    const link = await linkInMail(person.emailAddress, 'verifyEmail');
    await page.goto(link);
    await expect(page).toHaveURL('/verifiedEmail');
    await page.goto(link);
    await expect(alert(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page, 'there is nothing left to confirm').toHaveURL('/verifiedEmail');
  });

  test('a scanner that opens a link confirms nothing, and whoever comes after a used link keeps login and quest [ACC-36]', async ({
    page,
    request,
  }) => {
    const person = newPerson('Wanderer');
    await makeAccount(page, person);
    const link = new URL(await linkInMail(person.emailAddress, 'verifyEmail'));
    link.searchParams.set('quest', 'open');
    expect((await request.get(link.href)).status()).toBe(200);
    await openSession(page, person);
    await page.goto('/home');
    await expect(page.getByRole('main')).toContainText('Verify your email');
    await page.context().clearCookies();
    await page.goto(link.href);
    const logIn = page.getByRole('main').getByRole('link', { name: 'Log in' });
    await expect(logIn, 'without a press').toHaveAttribute('href', '/login?returnTo=%2Fquest%2Fopen');
    for (const round of ['first', 'again']) {
      await page.goto(link.href);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(page.getByRole('heading', { level: 1 }), round).toHaveText(
        'Your email has been verified!',
      );
    }
    await page.context().clearCookies({ name: 'verified' });
    await page.reload();
    await logIn.click();
    await logInThere(page, person);
    await expect(page).toHaveURL(/\/quest\/open$/);
  });

  test.describe('who has no volunteer record', () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ isPageKept: true });
    let person: NewPerson;
    const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed' });

    test('reads what is known of them, and whom to write to [NAV-03, OPEN-NAV-01, HOME-04, HOME-05]', async ({
      page,
    }) => {
      person = newPerson('NoRecordYet');
      await registerUserOnly(page, person);
      await page.goto('/noob');
      await expect(page).toHaveURL('/login?returnTo=%2Fnoob');
      await openSession(page, person);
      await page.goto('/home');
      await expect(page).toHaveURL('/noob');
      const facts = page.getByRole('region', { name: 'Is this right?' });
      for (const fact of [
        person.username,
        person.emailAddress,
        'Wilhelmina',
        'Zuckerstein',
        '(973) 555-0142',
        'June 5, 1987',
      ]) {
        await expect(facts).toContainText(fact);
      }
      await expect(facts.getByRole('definition').last()).toHaveText(/^\d{2}$/);
      await expect(facts).toContainText('Email help@example.org');
    });

    test('is asked for an emergency contact, which 911 is not [OPEN-HOME-04]', async ({ page }) => {
      await fieldOf(page, 'emergencyContactName').fill('Ottilie (sister)');
      await fieldOf(page, 'emergencyContactNumber').fill('911');
      await proceed(page).click();
      await expect(alert(page)).toContainText('cannot be an emergency service such as 911');
    });

    test('is told when it fails, with a button to try again [ERR-12]', async ({ page }) => {
      await fieldOf(page, 'emergencyContactNumber').fill('9735550143');
      await breakNewRecords(person.username);
      await proceed(page).click();
      await expect(alert(page)).toContainText('UNKNOWN ERROR! An unexpected error occurred.');
      await mendNewRecords();
      await expect(alert(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    });

    test('proceeds to the welcome, and is not asked again [HOME-03, HOME-06, OPEN-NAV-01]', async ({
      page,
    }) => {
      await alert(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL('/home');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Wilhelmina!');
      await expect(page.getByRole('main')).toContainText('You can drop out of events if your plans change.');
      await page.goto('/noob');
      await expect(page, 'the record exists now').toHaveURL('/home');
    });
  });

  test('a charity’s account has no form, and a sent one deletes nothing [ACC-45]', async ({ page }) => {
    await logInAs(page, 'provider');
    await page.request.post('/account-removal', { form: { confirmation: 'delete forever' } });
    await page.goto('/account-removal');
    await expect(page.getByRole('main')).toContainText('You can’t delete charity accounts here.');
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  for (const { as, path, form } of REFUSED_FORMS) {
    const who = `${as ?? 'a visitor'} at ${path} with ${Object.keys(form).length} fields`;
    test(`axe and html-validate find nothing in the form that came back to ${who}`, async ({ page }) => {
      if (as) await logInAs(page, as);
      await expectSound(page, path, form);
    });
  }
});

test('the home of somebody who runs charities leads to their quests [NAV-06, HOME-01, HOME-02, OPEN-HOME-02]', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page).toHaveURL('/login?returnTo=%2Fhome');
  await logInAs(page, 'managers');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Marta!');
  const main = page.getByRole('main');
  await expect(main).not.toContainText('Choose a charity and sign up for a Quest.');
  const charities = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Charities' });
  await expect(charities).toHaveAttribute('href', '/charityList');
  const organizations = page.getByRole('region', { name: 'Organizations you manage' }).getByRole('link');
  await expect(organizations).toHaveText(['Harbor Table Kitchen', 'Second Stitch Clothing Room']);
  await organizations.first().click();
  await expect(page).toHaveURL('/questList/1');
});

test('an old client that asks for a fresh load gets the address without the query [NAV-26]', async ({
  page,
}) => {
  await page.goto('/?forceReload=true');
  await expect(page).toHaveURL('/');
});

test('a session that is extended keeps its cookie on pages with cookies of their own [OPEN-ACC-08]', async ({
  page,
  baseURL,
}) => {
  const person = newPerson('LongSession');
  await makeAccount(page, person);
  await openSession(page, person);
  await ageSessions(person.emailAddress, 16);
  await page.context().addCookies([{ name: 'flash', value: 'signed-up', url: baseURL }]);
  const answer = await page.request.get('/home');
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(cookies.map(({ value }) => value.split('=')[0]).sort()).toEqual(['flash', 'session']);
  await ageSessions(person.emailAddress, 16);
  const ended = await page.request.post('/logout', { maxRedirects: 0 });
  const sessions = ended.headersArray().filter(({ value }) => value.startsWith('session='));
  expect(sessions.map(({ value }) => value)).toEqual([expect.stringContaining('Max-Age=0')]);
});

/** Pastes with the keyboard as people do: copies from one field and replaces the content of another. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  const source = fieldOf(page, 'nameLast');
  await source.fill(text);
  await source.press('ControlOrMeta+a');
  await source.press('ControlOrMeta+c');
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+v');
}

/** Registers step by step as other clients do, without the volunteer record. */
async function registerUserOnly(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  const query = `mutation ($email: String!, $password: String!, $username: String!) {
    registerUser(email: $email, password: $password, username: $username) { entityToken }
  }`;
  const { emailAddress: email, password, username } = person;
  const answer = await page.request.post('/graphql', {
    data: { query, variables: { email, password, username } },
  });
  const { data } = (await answer.json()) as { data: { registerUser: { entityToken: string } } };
  const defaults = `mutation ($firstName: String!, $lastName: String!, $phoneNumber: String!, $dob: Date!) {
    giveNewChariteerAccountDefaultValues(firstName: $firstName, lastName: $lastName, phoneNumber: $phoneNumber, dob: $dob) {
      nameFirst
    }
  }`;
  const { nameFirst: firstName, nameLast: lastName, phoneNumber, dateOfBirth: dob } = person;
  await page.request.post('/graphql', {
    headers: { authorization: data.registerUser.entityToken },
    data: { query: defaults, variables: { firstName, lastName, phoneNumber, dob } },
  });
}

/** Sends the form and looks at the page that comes back. */
async function expectSound(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  const html = await answer.text();
  const { results } = await new HtmlValidate({ extends: ['html-validate:recommended'] }).validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(await outlineOf(page, html)).toEqual([]);
  await page.goto('/');
  await page.route('**/refused', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto('/refused');
  await expect(page.locator('[autofocus]').or(page.getByRole('alert')).first()).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(
      violations.map(({ id }) => id),
      `at ${width} px`,
    ).toEqual([]);
  }
}
