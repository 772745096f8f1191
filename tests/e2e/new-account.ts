import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { type InputMethod, mouse } from './input-method.ts';
import { linkInMail } from './mailbox.ts';

export type NewPerson = {
  nameFirst: string;
  nameLast: string;
  phoneNumber: string;
  dateOfBirth: string;
  emailAddress: string;
  username: string;
  password: string;
  passwordConfirmation: string;
  emergencyContactName: string;
  emergencyContactNumber: string;
};

export const PASSWORD = 'lantern on the pier';
/** No test lives so long that this person gets 18. */
export const TEEN_BIRTH = `${new Date().getUTCFullYear() - 15}-01-15`;

/** An adult whom no one else in the tests is, nor is the first try in the second: what that left lies with its own. */
export function newPerson(name: string, changes: Partial<NewPerson> = {}): NewPerson {
  const username = ofThisTry(name);
  return {
    nameFirst: 'Wilhelmina',
    nameLast: 'Zuckerstein',
    phoneNumber: '9735550142',
    dateOfBirth: '1987-06-05',
    emailAddress: `to.${username.toLowerCase()}@new.example`,
    username,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    emergencyContactName: 'Ottilie (sister)',
    emergencyContactNumber: '9735550143',
    ...changes,
  };
}

/** A name that is another one at a second try; the same outside of any test. */
export const ofThisTry = (name: string): string => `${name}${tryNow() || ''}`;

/** How often the test has run before; 0 outside of any test. */
function tryNow(): number {
  try {
    const { retry, repeatEachIndex } = test.info();
    return repeatEachIndex * 10 + retry;
  } catch {
    return 0;
  }
}

/** The inputs in the order of the form, by their labels. */
export const LABELS: Readonly<Record<keyof NewPerson, string>> = {
  nameFirst: 'First Name',
  nameLast: 'Last Name',
  phoneNumber: 'Cell Phone Number',
  dateOfBirth: 'Date of Birth',
  emailAddress: 'Email Address',
  username: 'Username',
  password: 'Password',
  passwordConfirmation: 'Confirm Password',
  emergencyContactName: 'Emergency Contact',
  emergencyContactNumber: 'Emergency Contact Number',
};

export const fieldOf = (page: Page, field: keyof NewPerson): Locator =>
  page.getByLabel(LABELS[field], { exact: true });

/** Fills in the registration form that is open. */
export async function fillIn(page: Page, person: NewPerson, hands: InputMethod = mouse): Promise<void> {
  for (const field of Object.keys(LABELS) as (keyof NewPerson)[]) {
    const isTyped = hands !== mouse && field === 'dateOfBirth';
    // A birth date is typed as month, day and year.
    const text = isTyped ? person[field].replace(/(....)-(..)-(..)/, '$2$3$1') : person[field];
    await hands.write(fieldOf(page, field), text);
  }
}

export async function submit(page: Page, hands: InputMethod = mouse): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'CREATE THIS ACCOUNT' }));
}

/** Makes an account without a visit to the form; people made outside of a test are there at its second try. */
export async function makeAccount(page: Page, person: NewPerson): Promise<void> {
  const answer = await page.request.post('/createChariteerAccount', { form: person, maxRedirects: 0 });
  const isThere = test.info().retry > 0 && answer.status() === 422;
  if (!isThere) expect(answer.status(), `${person.username} registers`).toBe(303);
  // The notice is for whoever filled in the form.
  await page.context().clearCookies();
}

/** A new person with a confirmed address, who is logged in on the page and has a place nowhere. */
export async function becomeNewPerson(page: Page, name: string): Promise<NewPerson> {
  const person = newPerson(name);
  await makeAccount(page, person);
  await confirmAddressOf(page, person.emailAddress);
  await openSession(page, person);
  return person;
}

/** Confirms an address by the link that was sent there, in a browser without a session. */
export async function confirmAddressOf(page: Page, emailAddress: string): Promise<void> {
  await page.goto(await linkInMail(emailAddress, 'verifyEmail'));
  await page.locator('button[name="confirms"]').click();
  await page.waitForURL(/\/verifiedEmail/);
}

/** Opens a session without a visit to the login page. */
export async function openSession(page: Page, { emailAddress, password }: NewPerson): Promise<void> {
  const form = { email: emailAddress, password };
  const answer = await page.request.post('/login', { form, maxRedirects: 0 });
  expect(answer.status(), `${emailAddress} logs in`).toBe(303);
}

/** Logs in by the form that is open, on the login page or in a dialog. */
export async function logInThere(
  page: Page,
  person: NewPerson,
  hands: InputMethod = mouse,
  place: Locator = page.getByRole('main'),
): Promise<void> {
  await hands.write(place.getByLabel('Email'), person.emailAddress);
  await hands.write(place.getByLabel('Password'), person.password);
  await hands.press(place.getByRole('button', { name: 'LOG IN' }));
  await page.waitForURL((url) => url.pathname !== '/login');
}
