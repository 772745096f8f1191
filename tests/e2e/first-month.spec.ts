import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { mailsTo } from './mailbox.ts';
import { keepPicture } from './pictures.ts';

const SECONDS_A_TAP = 2;
const CHARACTERS_A_SECOND = 4;
const ADDRESS = 'ana@house-of-soup.example';
const PASSWORD = 'ladles and spoons for all';

/** Counts of two people on the way to a charity's first month. */
function twoPeople() {
  const count = { taps: 0, characters: 0 };
  return {
    count,
    seconds: () => count.taps * SECONDS_A_TAP + count.characters / CHARACTERS_A_SECOND,
    async press(place: Locator) {
      count.taps += 1;
      await place.click();
    },
    async write(place: Locator, text: string) {
      count.taps += 1;
      count.characters += text.length;
      await place.fill(text);
    },
    /** Choice in a select: one tap opens it, one chooses. */
    async choose(place: Locator, label: string) {
      count.taps += 2;
      await place.selectOption({ label });
    },
  };
}

/** The link in the newest email to the applicant that has one. */
async function linkTo(page: string, parameter: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const texts = (await mailsTo(ADDRESS)).map(({ text }) => text);
      link =
        texts
          .map((text) => new RegExp(`${page}\\?${parameter}=\\S+`).exec(text)?.[0] ?? '')
          .findLast(Boolean) ?? '';
      return link;
    })
    .toContain(`${page}?${parameter}=`);
  return link;
}

async function askToJoin(applicant: Page, hands: ReturnType<typeof twoPeople>): Promise<void> {
  await applicant.goto('/createProviderAccount');
  const form = applicant.getByRole('main');
  await hands.write(form.getByLabel('Name of your charity'), 'House of Soup');
  await hands.choose(form.getByLabel('District'), 'Hoboken');
  await hands.write(form.getByLabel('Where you are'), '1 Main Street, Hoboken, NJ 07030');
  await hands.write(form.getByLabel('Your name'), 'Ana Müller');
  await hands.write(form.getByLabel('Your email address'), ADDRESS);
  await hands.write(form.getByLabel('Your phone number'), '(201) 555-0142');
  await hands.write(form.getByLabel('What your volunteers do'), 'Eight people serve dinner on Fridays.');
  await hands.press(form.getByRole('checkbox', { name: 'Serve a meal' }));
  await hands.write(form.getByLabel('When you need people'), 'Fridays, 5 to 8 pm');
  await keepPicture(applicant, 'charity request');
  await hands.press(form.getByRole('button', { name: 'Ask to join' }));
  await expect(form).toContainText('We got your request');
  await applicant.goto(await linkTo('/createProviderAccount', 'request'));
  await expect(form).toContainText('We have your request');
  await keepPicture(applicant, 'charity request progress');
}

async function accept(staff: Page, hands: ReturnType<typeof twoPeople>): Promise<void> {
  await logInAs(staff, 'staff');
  await staff.goto('/console/');
  const queue = staff.getByRole('region', { name: 'Waiting for staff' });
  await expect(queue.getByRole('listitem').first()).toBeVisible();
  await keepPicture(staff, 'console staff queue');
  await hands.press(queue.getByRole('link', { name: /want.? to join$/ }));
  await expect(staff.getByRole('button', { name: 'Accept House of Soup' })).toBeVisible();
  await keepPicture(staff, 'console requests to answer');
  await hands.press(staff.getByRole('button', { name: 'Accept House of Soup' }));
  const dialog = staff.getByRole('dialog', { name: 'Set up House of Soup' });
  await expect(dialog.getByLabel('Contact person')).toHaveValue('Ana Müller');
  await expect(dialog.getByRole('combobox', { name: 'District' })).toHaveText('Hoboken');
  await expect(dialog.getByRole('checkbox', { name: 'Serve a meal' })).toBeChecked();
  await keepPicture(staff, 'console accept a charity');
  await hands.press(dialog.getByRole('button', { name: 'Create and email' }));
  await expect(staff.getByText('House of Soup is set up. We emailed them.')).toBeVisible();
  await expect(staff.getByRole('heading', { name: 'House of Soup' })).toHaveCount(0);
}

async function postFirstMonth(charity: Page, hands: ReturnType<typeof twoPeople>): Promise<void> {
  await charity.goto(await linkTo('/passwordReset', 'token'));
  await hands.write(charity.getByLabel('New Password'), PASSWORD);
  await hands.write(charity.getByLabel('Confirm Password'), PASSWORD);
  await hands.press(charity.getByRole('button', { name: 'SET NEW PASSWORD' }));
  await charity.waitForURL('**/console/');
  const steps = charity.getByRole('region', { name: 'Your first month' });
  await expect(steps.getByRole('link')).toHaveCount(1);
  await keepPicture(charity, 'console first steps');
  await hands.press(steps.getByRole('link', { name: 'Say when it happens' }));
  const times = charity.getByRole('dialog');
  await keepPicture(charity, 'console first times');
  await hands.press(times.getByRole('button', { name: 'Friday' }));
  await hands.write(times.getByLabel('From'), '17:00');
  await hands.write(times.getByLabel('To'), '20:00');
  await hands.press(times.getByRole('button', { name: 'Save' }));
  await hands.press(charity.getByRole('main').getByRole('link', { name: /^Post / }));
  await hands.press(charity.getByRole('button', { name: 'Continue' }));
  await hands.press(charity.getByRole('button', { name: /^Post \d+ Quests?$/ }));
  await expect(charity.getByText(/ is posted$/)).toBeVisible();
}

test('from a charity’s survey to its first posted month takes two people at most 40 taps and 10 minutes [ONB-01, ONB-03, ONB-04]', async ({
  page: staff,
  browser,
  baseURL,
}) => {
  const applicant = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const hands = twoPeople();
  await askToJoin(applicant, hands);
  await accept(staff, hands);
  await postFirstMonth(applicant, hands);
  expect(hands.count.taps).toBeLessThanOrEqual(40);
  expect(hands.seconds()).toBeLessThanOrEqual(600);

  await applicant.goto('/console/');
  const last = applicant.getByRole('region', { name: 'Your first month' });
  await last.getByRole('link', { name: 'Invite a second person' }).click();
  await expect(applicant).toHaveURL(/\/console\/groups/);
  await applicant.goto('/charityList');
  await expect(applicant.getByRole('link', { name: /House of Soup/ }).first()).toBeVisible();
  await applicant.context().close();
});
