import { expect, test } from './browser-test.ts';
import { linkInMail, mailsTo } from './mailbox.ts';
import { newPerson } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { questInState, signUpBar } from './quest-page.ts';

test('a young person’s place is held, the guardian reads which quest it is and agrees by the link, and both are told [JOI-06, JOI-18: site]', async ({
  page,
}) => {
  // Others than at a first try, whose account is there.
  const young = newPerson('kit.byron').emailAddress;
  const guardian = newPerson('anna.byron').emailAddress;
  await page.goto(questInState('open'));
  await page.getByRole('link', { name: 'Volunteer for this Quest!' }).click();
  await page.getByLabel('Email').fill(young);
  await page.getByRole('button', { name: 'code' }).click();
  await expect(page.getByText(/^We’re holding your spot until \d{1,2}:\d\d [ap]m\.$/)).toBeVisible();
  await expect(page.getByText(/^About (9|10) minutes left\.$/)).toBeVisible();
  const codes = async () => (await mailsTo(young)).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  await page.getByLabel('Code').fill((await codes()).at(-1) ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByLabel('First Name').fill('Kit');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Date of Birth').fill('2011-02-03');
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button').last().click();
  await page.locator('[name=guardianName]').fill('Anna Byron');
  await page.locator('[name=guardianEmail]').fill(guardian);
  await page.getByRole('main').getByRole('button').last().click();
  await expect(signUpBar(page)).toContainText('for your guardian to agree');
  await keepPicture(page, 'place held for a guardian');

  await page.context().clearCookies();
  await page.goto(await linkInMail(guardian, 'guardian/consent'));
  await expect(page.getByRole('heading', { name: /^Where .* wants to go$/ })).toBeVisible();
  await expect(page.getByText(/^We’re holding the spot until /)).toBeVisible();
  await keepPicture(page, 'guardian reads which quest');
  await page.getByLabel('Your first and last name').fill('Anna Byron');
  await page.getByRole('button', { name: /^I agree/ }).click();
  for (const [email, told] of [
    [young, 'Your guardian agreed. You can sign up for quests and join guilds now.'],
    [young, 'You’re in.'],
    [guardian, 'You’re in.'],
  ] as const) {
    const isTold = async () => (await mailsTo(email)).some(({ text }) => text.includes(told));
    await expect.poll(isTold, { message: `${email}: ${told}`, timeout: 20_000 }).toBe(true);
  }
});
