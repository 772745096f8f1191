import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { sendCode } from './join-steps.ts';
import { askTestPort, linkInMail } from './mailbox.ts';
import { ask, postQuest } from './month-quest.ts';
import { makeAccount, newPerson, openSession } from './new-account.ts';
import { questInState, signUpBar } from './quest-page.ts';
import { CLOSED_DATE, dateOfSeries } from './series-charity.ts';

test('a visitor is led from a full quest with a closed waitlist to its next open date [JOI-18]', async ({
  page,
}) => {
  await page.goto(CLOSED_DATE);
  const bar = signUpBar(page);
  await expect(bar).toContainText('This quest is full.');
  await expect(bar.getByText('Join waitlist')).toHaveCount(0);
  await bar.getByRole('link', { name: /^See .+ instead$/ }).click();
  await expect(page).toHaveURL(dateOfSeries(5, 0));
  await expect(signUpBar(page).getByRole('link', { name: 'Volunteer for this Quest!' })).toBeVisible();
});

test('a visitor is led from one without other dates to the charity’s other quests [JOI-18]', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'managers');
  const { id } = await postQuest(page, { title: 'Full and closed', volunteers: 1, spots: 1 });
  await ask(page, 'mutation ($id: ID!) { setWaitingList(questId: $id, isOpen: false) { id } }', { id });
  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  await visit.goto(`/questList/1/quest/${id}`);
  await signUpBar(visit).getByRole('link', { name: 'See other quests here' }).click();
  await expect(visit).toHaveURL('/questList/1');
  await stranger.close();
});

test('home says that email to one’s address bounced, confirmed or not, and leads to the address [MSG-07]', async ({
  page,
}) => {
  const person = newPerson('Bounced');
  await makeAccount(page, person);
  const confirm = await linkInMail(person.emailAddress, 'verifyEmail');
  await askTestPort('/bounce', { email: person.emailAddress });
  await openSession(page, person);
  const notice = page.locator('main p', { hasText: /Our email to .+ bounced\./ });
  await page.goto('/home');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toHaveCount(0);
  await page.goto(confirm);
  await expect(page).toHaveURL(/\/verifiedEmail/);
  await page.goto('/home');
  await expect(notice).toHaveCount(0);
  await askTestPort('/bounce', { email: person.emailAddress });
  await page.reload();
  await notice.getByRole('link', { name: 'Correct the address' }).click();
  await expect(page).toHaveURL('/settings#contact');
});

test.describe(() => {
  test.use({ intendedStatuses: [410], intendedErrors: ['410 (Gone)'] });

  test('a spent joining link keeps the quest, for another code and for the login [JOI-16, ACC-36]', async ({
    page,
  }) => {
    await page.goto(questInState('open'));
    await signUpBar(page).getByRole('link', { name: 'Volunteer for this Quest!' }).click();
    const email = await sendCode(page);
    const link = new URL(await linkInMail(email, 'join/link'));
    link.searchParams.set('quest', 'open');
    const main = page.getByRole('main');
    await page.goto(link.href);
    await main.getByRole('button', { name: 'Continue' }).click();
    await page.context().clearCookies();
    await page.goto(link.href);
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(main).toContainText('That link no longer works.');
    await expect(main.getByRole('link', { name: 'Get another code' })).toHaveAttribute('href', /quest=open/);
    await main.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login?returnTo=%2Fquest%2Fopen');
  });
});
