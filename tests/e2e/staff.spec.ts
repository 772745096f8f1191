import type { APIRequestContext, Page, Route } from '@playwright/test';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { expect, test } from './browser-test.ts';
import { castEmail, logInAs } from './cast-log-in.ts';
import { linkInMail, mailsTo } from './mailbox.ts';
import { makeAccount, newPerson, openSession } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { questInState } from './quest-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody tr');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function openAs(page: Page, name: string, path: string): Promise<void> {
  await logInAs(page, name);
  await page.goto(`/console/${path}`);
}

test('the pages of the product are in the menu of its staff, and closed to everybody else [DEC-05, OPEN-PERM-05]', async ({
  page,
}) => {
  await openAs(page, 'staff', 'settings');
  for (const name of [
    'Charities',
    'Requests',
    'Districts',
    'Accounts',
    'Staff',
    'Emails',
    'Audit log',
    'Supply FAQ',
    'Settings',
  ]) {
    await menu(page).getByRole('menuitem', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(name);
  }
  for (const name of ['admins', 'provider']) {
    await logInAs(page, name);
    await page.goto('/console/providers');
    await expect(heading(page)).toHaveText('Access denied');
    await expect(menu(page).getByRole('menuitem', { name: 'Charities' })).toHaveCount(0);
  }
});

test('the switch offers staff hidden charities too [DEC-05, OPEN-DIS-02]', async ({ page }) => {
  await openAs(page, 'staff', 'quests');
  await page.getByRole('combobox', { name: 'Pick an organization' }).fill('friends of the nar');
  await page.getByRole('option', { name: 'Friends of the Narrows (hidden)' }).click();
  await expect(page.getByRole('link', { name: 'Home: public quest list' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Pick an organization' })).toHaveValue(
    'Friends of the Narrows',
  );
});

test('staff finishes the draft of an importer, and it appears on the public site [OPEN-DIS-02, ENT-13, ENT-14, ENT-15]', async ({
  page,
  request,
}) => {
  const draft = 'Lantern Hill Community Garden Inc';
  await openAs(page, 'staff', 'providers');
  await page.getByRole('searchbox', { name: 'Part of the name' }).fill('lantern hill');
  await expect(rows(page, 'Charities')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Visibility' }).click();
  await page.getByRole('option', { name: 'Hidden' }).click();
  await expect(rows(page, 'Charities')).toHaveCount(1);
  await expect(rows(page, 'Charities')).toContainText('Importer irs-organizations');
  await keepPicture(page, 'console hidden charities');
  await page.getByRole('link', { name: draft }).click();
  await expect(heading(page)).toHaveText(draft);
  const publicPage = (await page.getByRole('link', { name: 'Public page' }).getAttribute('href')) ?? '';
  expect((await request.get(publicPage)).status(), 'hidden').toBe(404);

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern Hill Garden');
  await page.getByRole('textbox', { name: 'Mission' }).fill('Tomatoes for the whole block.');
  await page.getByRole('button', { name: 'Add location' }).click();
  const place = page.getByRole('group', { name: 'Location 1' });
  await place.getByLabel('Location name').fill('The garden');
  await page.getByRole('button', { name: 'Add location' }).click();
  await page.getByRole('group', { name: 'Location 2' }).getByLabel('Location name').fill('The shed');
  await page.getByRole('group', { name: 'Location 2' }).getByLabel('Address').fill('2 Lantern Hill');
  await page.getByRole('button', { name: 'Move up: Location 2' }).click();
  await page.getByRole('button', { name: 'Add age policy' }).click();
  const policy = page.getByRole('group', { name: 'Policy 1' });
  await policy.getByLabel('Policy name').fill('Gardeners');
  await policy.getByLabel('Youngest with an adult').fill('20');
  await page.getByRole('switch', { name: 'Visible to everyone' }).check();
  await save(page).click();
  await expect(policy.getByText('At least 20, the age with an adult.')).toBeVisible();
  await expect(page.getByText('Enter the address.')).toBeVisible();
  await keepPicture(page, 'console charity with errors');

  await policy.getByLabel('Youngest with an adult').fill('8');
  await policy.getByLabel('Youngest alone').fill('14');
  await expect(policy).toContainText('Ages 8 and up. Below the age of 14 with adult supervision.');
  const garden = page.getByRole('group', { name: 'Location 2' });
  await expect(garden.getByLabel('Location name'), 'nothing typed is lost').toHaveValue('The garden');
  await garden.getByLabel('Address').fill('1 Lantern Hill');
  await save(page).click();
  await expect(toast(page, 'Lantern Hill Garden saved, visible to everyone.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Location 1' }).getByLabel('Location name')).toHaveValue(
    'The shed',
  );
  await expect(page.getByRole('group', { name: 'Policy 1' }).getByLabel('Youngest alone')).toHaveValue('14');

  await expectShown(request, publicPage);
});

async function expectShown(visitor: APIRequestContext, publicPage: string): Promise<void> {
  expect((await visitor.get(publicPage)).status()).toBe(200);
  const splash = await (await visitor.get('/')).text();
  expect(splash).toContain('Lantern Hill Garden');
  expect(splash).toContain(publicPage);
}

test('a new charity starts hidden, and its people get an account without a password [ACC-02, OPEN-DIS-02]', async ({
  page,
}) => {
  await openAs(page, 'staff', 'providers');
  await page.getByRole('link', { name: 'New charity' }).click();
  await page.getByRole('button', { name: 'Add charity' }).click();
  await expect(page.getByText('Enter the charity’s name.')).toBeVisible();
  await expect(page.getByText('Choose a district.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Pier Choir');
  await page.getByRole('combobox', { name: 'District' }).click();
  await page.getByRole('option', { name: 'Weehawken' }).click();
  await page.getByRole('button', { name: 'Add charity' }).click();
  await expect(heading(page)).toHaveText('Pier Choir');
  await expect(page.getByText('Ready? Turn on')).toBeVisible();

  await page.getByRole('link', { name: 'New charity account' }).click();
  const choir = newPerson('PierChoir');
  await expect(page.getByRole('combobox', { name: 'Charity' })).toHaveValue('Pier Choir');
  await expect(page.locator('input[type=password]'), 'staff types no password').toHaveCount(0);
  await page.getByRole('textbox', { name: 'Username' }).fill('managers');
  await page.getByRole('textbox', { name: 'Email address' }).fill(choir.emailAddress);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText(/username/i);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(choir.emailAddress);
  await page.getByRole('textbox', { name: 'Username' }).fill(choir.username);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page)).toHaveText(choir.username);
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText('Pier Choir');
  expect(await linkInMail(choir.emailAddress, 'passwordReset')).toContain('/passwordReset?token=');
});

test('staff bans an account and its session ends, lifts the ban, and sets a subscription [ENT-38, ERR-05, ACC-49, OPEN-ACC-07]', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson('ToBeBanned');
  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await makeAccount(theirs, person);
  await openSession(theirs, person);
  await theirs.goto('/home');
  await expect(theirs).toHaveURL('/home');

  await openAs(page, 'staff', 'accounts');
  await page.getByRole('searchbox', { name: 'Username, email or name' }).fill('tobebanned@new');
  await rows(page, 'Accounts').getByRole('link', { name: person.username }).click();
  await expect(heading(page)).toHaveText(person.username);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Silver' }).click();
  await page.getByRole('button', { name: 'Save subscription' }).click();
  await expect(toast(page, 'Subscription saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Ban account' }).click();
  const dialog = page.getByRole('dialog', { name: `Ban ${person.username}?` });
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(dialog).toContainText('Say why.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Writes advertisements to volunteers.');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  const ban = page.getByRole('region', { name: 'Ban' });
  await expect(ban).toContainText('Reason: Writes advertisements to volunteers.');
  await keepPicture(page, 'console banned account');

  await theirs.goto('/home');
  await expect(theirs, 'the session has ended').toHaveURL(/\/login/);
  const form = theirs.getByRole('main');
  await form.getByLabel('Email').fill(person.emailAddress);
  await form.getByLabel('Password').fill(person.password);
  await form.getByRole('button', { name: 'LOG IN' }).click();
  await expect(form.getByRole('alert')).toContainText('No account uses this email.');
  await ban.getByRole('button', { name: 'Lift ban' }).click();
  await expect(ban.getByRole('button', { name: 'Ban account' })).toBeVisible();
  await openSession(theirs, person);
  await theirs.close();

  await page.getByRole('link', { name: 'This account in the audit log' }).click();
  const log = rows(page, 'Audit log');
  await expect(log.filter({ hasText: 'Account banned' })).toContainText(`account ${person.username}`);
  await expect(log.filter({ hasText: 'Account unbanned' })).toHaveCount(1);
  await expect(log.filter({ hasText: 'Subscription' })).toContainText('subscriptionStatus: silver');
});

test('staff adds a person, who sets a password by the mailed link and finds these pages; removed, the rights end at once [ONB-06]', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = newPerson('colleague').emailAddress;
  await openAs(page, 'staff', 'staff');
  const people = page.getByRole('list', { name: 'Staff' }).getByRole('listitem');
  await expect(people.filter({ hasText: `, ${castEmail('staff')}` })).toContainText('You');
  await page.getByRole('link', { name: 'Add someone' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill('no address');
  await page.getByRole('button', { name: 'Add to staff' }).click();
  await expect(page.getByText('That doesn’t look like an email address.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email address' }).fill(address);
  await page.getByRole('button', { name: 'Add to staff' }).click();
  await expect(toast(page, `${address} is on the staff`)).toBeVisible();
  const added = people.filter({ hasText: address });
  await expect(added).toContainText('No password yet');

  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await theirs.goto(await linkInMail(address, 'passwordReset'));
  await theirs.getByLabel('New Password').fill('a colleague of the pier');
  await theirs.getByLabel('Confirm Password').fill('a colleague of the pier');
  await theirs.getByRole('button', { name: 'SET NEW PASSWORD' }).click();
  await expect(theirs).not.toHaveURL(/passwordReset|login/);
  await theirs.goto('/console/');
  await expect(menu(theirs).getByRole('menuitem', { name: 'Staff', exact: true })).toBeVisible();

  await page.reload();
  await expect(added).not.toContainText('No password yet');
  await keepPicture(page, 'console staff of two');
  await added.getByRole('button', { name: /^Remove staff\d/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from staff' }).click();
  await expect(toast(page, 'is off the staff')).toBeVisible();
  await expect(added).toHaveCount(0);
  await theirs.goto('/console/accounts');
  await expect(theirs.getByRole('button', { name: 'LOG IN' }), 'logged out at once').toBeVisible();
  await theirs.close();

  await people.getByRole('button', { name: 'Remove staff from staff' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave staff?' })).toContainText('Your account stays.');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.goto('/console/audit');
  const log = rows(page, 'Audit log');
  await expect(log.filter({ hasText: 'Staff added' }).first()).toContainText('withLink: true');
  await expect(log.filter({ hasText: 'Staff removed' }).first()).toContainText('account staff1');
});

test('a list whose answer arrives together with the menu is shown, and does not load for ever', async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  const hold = async (route: Route) => {
    const response = await route.fetch();
    held.push(() => route.fulfill({ response }));
    if (held.length === 2) for (const release of held) await release();
  };
  await page.route('**/StaffMenu*.js', hold);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('auditPage') ? hold(route) : route.continue(),
  );
  await openAs(page, 'staff', 'audit');
  await expect(page.getByRole('menuitem', { name: 'Audit log' })).toBeVisible();
  await expect(rows(page, 'Audit log').first()).toBeVisible();
});

test('staff sees what kind of mail failed and why, and sends it again [SAF-18, OPEN-ENT-01]', async ({
  page,
}) => {
  await openAs(page, 'staff', 'outbox');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Failed' }).click();
  const mail = page.getByRole('listitem').filter({ hasText: 'f…@demo.example' });
  await expect(mail).toContainText('Quest changed');
  await expect(mail).toContainText('The email server won’t take it (552).');
  await expect(page.getByRole('main')).not.toContainText('A seat is free again');
  await keepPicture(page, 'console failed mail');
  await mail.getByRole('button', { name: 'Send again: Quest changed to f…@demo.example' }).click();
  await expect(toast(page, 'Sending to f…@demo.example again.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo('full-mailbox@demo.example')).length, { timeout: 20_000 })
    .toBe(1);
});

test('staff sees that the mail server takes mails, and sends all again that have failed', async ({
  page,
}) => {
  await openAs(page, 'staff', 'outbox');
  const server = page.getByRole('region', { name: 'Email server' });
  await expect(server).toContainText('Last email accepted');
  await expect(server).toContainText('Failed emails: 2.');
  await keepPicture(page, 'console mail server');
  await server.getByRole('button', { name: 'Send all again' }).click();
  const question = page.getByRole('dialog', { name: 'Send all again (2)?' });
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await server.getByRole('button', { name: 'Send all again' }).click();
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, 'Sending again: 2.')).toBeVisible();
  await expect(server).not.toContainText('could not be sent');
  for (const name of ['left-behind', 'long-gone']) {
    await expect
      .poll(async () => (await mailsTo(`${name}@demo.example`)).length, { timeout: 20_000 })
      .toBe(1);
  }
});

test('staff moves the Veil of Time, not into the past, and lets it move on by itself [DEC-13, OPEN-ADQ-01]', async ({
  page,
}) => {
  await openAs(page, 'staff', 'settings');
  const day = page.getByLabel('Last day for quests');
  const veil = page.getByRole('region', { name: 'Veil of Time' });
  const before = await day.inputValue();
  const later = `${Number(before.slice(0, 4)) + 2}-06-30`;
  await day.fill('2020-01-01');
  await save(page).click();
  await expect(veil).toContainText('The Veil of Time can’t be in the past.');
  await day.fill(later);
  await save(page).click();
  await expect(veil).toContainText(`June 30, ${later.slice(0, 4)}`);
  await veil.getByRole('button', { name: 'Use the end of the 12th month' }).click();
  await expect(day).toHaveValue(before);
});

test('staff chooses the year of the contest, or lets it move on by itself [DEC-16, CTS-01, CTS-02, OPEN-CTS-01]', async ({
  page,
  request,
}) => {
  await openAs(page, 'staff', 'contests');
  const contest = page.getByRole('region', { name: 'On the site' });
  const year = contest.getByLabel('Contest year');
  const set = contest.getByRole('button', { name: 'Set year' });
  const before = await year.inputValue();
  const shown = async () => await (await request.get('/contest')).text();
  expect(await shown()).toContain(`March 1 to 31, ${before}`);
  const later = String(Number(before) + 2);
  await year.fill('1999');
  await set.click();
  await expect(contest).toContainText('Choose a year from');
  await year.fill(later);
  await set.click();
  await expect(contest).toContainText(`March 31, ${later}`);
  expect(await shown()).toContain(`March 1 to 31, ${later}`);
  const thisYear = newYorkDay(Date.now()).slice(0, 4);
  // Before the end of March the contest of this year is the next one, and no other that is over may be chosen.
  if (before > thisYear) {
    await year.fill(thisYear);
    await set.click();
    await expect(contest).toContainText(`March 31, ${thisYear}`);
    expect(await shown(), 'what guilds have served together').toMatch(/Guilds served \d+ hours?/);
  }
  await contest.getByRole('button', { name: 'Use the next March that isn’t over' }).click();
  await expect(year).toHaveValue(before);
  expect(await shown()).toContain(`March 1 to 31, ${before}`);
});

test('staff writes the questions that supply requests show [OPEN-QD-01, QD-12]', async ({
  page,
  request,
}) => {
  const shown = async () => await (await request.get(questInState('feast'))).text();
  await openAs(page, 'staff', 'supply-faq');
  await page.getByRole('button', { name: 'Add question' }).click();
  const added = page.getByRole('group', { name: 'Question 4' });
  await added.getByLabel('Question').fill('Where do I park?');
  await save(page).click();
  await expect(added).toContainText('Write the answer.');
  await added.getByLabel('Answer').fill('Behind the church.');
  await page.getByRole('button', { name: 'Move up: Question 4' }).click();
  await save(page).click();
  await expect(toast(page, 'Questions saved.')).toBeVisible();
  expect(await shown()).toMatch(/How much food.*Where do I park\?.*Behind the church\..*food safety/s);
  await page.getByRole('button', { name: 'Restore the first three' }).click();
  await expect(added).toHaveCount(0);
  expect(await shown()).not.toContain('Where do I park?');
  expect(await (await request.get(questInState('open'))).text()).not.toContain('FAQ');
});

test('staff changes a district, and keeps what was typed when a number is wrong [ENT-12, OPEN-DIS-01]', async ({
  page,
}) => {
  await openAs(page, 'staff', 'districts');
  await rows(page, 'Districts').getByRole('link', { name: 'Waltham' }).click();
  await expect(page.getByLabel('Noun')).toHaveValue('Charities');
  await page.getByLabel('Zoom').fill('40');
  await save(page).click();
  await expect(page.getByText('Enter 0 to 22.')).toBeVisible();
  await expect(page.getByLabel('Zoom')).toHaveValue('40');
  await page.getByLabel('Zoom').fill('12.5');
  await save(page).click();
  await expect(toast(page, ' saved.')).toBeVisible();
  await rows(page, 'Districts').getByRole('link', { name: 'Waltham' }).click();
  await expect(page.getByLabel('Zoom')).toHaveValue('12.5');
});
