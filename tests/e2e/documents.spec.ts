import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { linkInMail, mailedCode } from './mailbox.ts';
import { ask, type MonthQuest, postQuest } from './month-quest.ts';
import {
  becomeNewPerson,
  makeAccount,
  newPerson,
  ofThisTry,
  openSession,
  TEEN_BIRTH,
} from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { signUpBar } from './quest-page.ts';

const DAY_MINUTES = 24 * 60;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const open = (page: Page, { id }: MonthQuest) => page.goto(`/questList/1/quest/${id}`);

/** A quest of charity 1, in eight days. */
const postIt = (admin: Page, title: string) =>
  postQuest(admin, { title, startsInMinutes: 8 * DAY_MINUTES, spots: 9 });

async function requireWaiver(admin: Page, { id }: MonthQuest, title: string): Promise<void> {
  await admin.goto('/console/documents');
  await press(admin, 'New document');
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('I come at my own risk.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await admin.goto(`/console/quests/${id}/show`);
  const box = admin.getByRole('region', { name: 'Documents' }).getByRole('checkbox', { name: title });
  await box.check();
  await expect(admin.getByText('Saved')).toBeVisible();
  await keepPicture(admin, 'console documents of a quest');
  await admin.reload();
  await expect(box).toBeChecked();
}

/** Signs what stands on the page that is open. */
async function signAs(page: Page, name: string, button: string): Promise<void> {
  await page.getByRole('checkbox', { name: /^I agree to/ }).check();
  await page.getByLabel('Your full name').fill(name);
  await press(page, button);
}

/** Opens the guardian's own page from the newest email, and signs. */
async function signAsGuardian(page: Page, email: string, nth: number): Promise<void> {
  await page.goto(await linkInMail(email, 'guardian', nth));
  await press(page, 'Send me a code');
  await page.getByLabel('Code from our email').fill(await mailedCode(email));
  await press(page, 'Open the page');
  await keepPicture(page, 'documents for a guardian');
  await signAs(page, 'Philippa Zuckerstein', 'Sign');
}

test('an admin requires a waiver of one quest; an adult who signs it is signed up at once [WAV-01, WAV-03]', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await logInAs(admin, 'admins');
  const quest = await postIt(admin, ofThisTry('Waiver on the pier'));
  await requireWaiver(admin, quest, ofThisTry('Pier waiver'));
  await becomeNewPerson(page, 'Signer');
  await open(page, quest);
  await signUpBar(page).getByRole('link', { name: 'Read and sign' }).click();
  await keepPicture(page, 'documents to sign');
  await signAs(page, 'Wilhelmina Zuckerstein', 'Sign and sign up');
  await expect(signUpBar(page).getByRole('button', { name: 'Bail out' })).toBeVisible();
  await admin.context().close();
});

test('a guardian signs by link and the minor is on the quest; once the text changes, the minor sends a new link [WAV-04, WAV-07]', async ({
  page,
  browser,
  baseURL,
}) => {
  const [admin, guardian] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()),
  );
  if (!admin || !guardian) throw new Error('Two more pages');
  await logInAs(admin, 'admins');
  const quest = await postIt(admin, ofThisTry('Boats on the pier'));
  const save = 'mutation ($input: DocumentInput!) { saveDocument(input: $input) { id version } }';
  const words = { providerId: '1', title: ofThisTry('Boat waiver'), audience: 'minors', isForAll: false };
  const input = { ...words, text: 'Life vests on.', requiredBy: [quest.id] };
  const { saveDocument: made } = await ask<{ saveDocument: object }>(admin, save, { input });

  const teen = newPerson('Signed', { dateOfBirth: TEEN_BIRTH });
  const email = `guardian-of-${teen.username.toLowerCase()}@family.example`;
  await makeAccount(page, { ...teen, ...{ guardianName: 'Philippa Zuckerstein', guardianEmail: email } });
  await guardian.goto(await linkInMail(email, 'guardian/consent'));
  await guardian.getByLabel('Your first and last name').fill('Philippa Zuckerstein');
  await press(guardian, /^I agree/);
  await openSession(page, teen);
  await open(page, quest);
  await press(page, 'Ask your guardian');
  await expect(page.getByText('We emailed your guardian.')).toBeVisible();
  await signAsGuardian(guardian, email, 1);
  await open(page, quest);
  await expect(signUpBar(page).getByRole('button', { name: 'Bail out' })).toBeVisible();
  await expect(signUpBar(page).getByRole('button', { name: 'Ask your guardian' })).toHaveCount(0);

  await ask(admin, save, { input: { ...input, ...made, text: 'Life vests on, always.' } });
  await page.reload();
  await keepPicture(page, 'quest of a minor to sign again');
  await press(page, 'Ask your guardian');
  await expect(page.getByText('We emailed your guardian.')).toBeVisible();
  await signAsGuardian(guardian, email, 2);
  await open(page, quest);
  await expect(signUpBar(page).getByRole('button', { name: 'Bail out' })).toBeVisible();
  await expect(signUpBar(page).getByRole('button', { name: 'Ask your guardian' })).toHaveCount(0);
  await admin.context().close();
  await guardian.context().close();
});
