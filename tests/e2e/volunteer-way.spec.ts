import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs, logInThere } from './cast-log-in.ts';
import { type InputMethod, keyboard, mouse } from './input-method.ts';
import { linkInMail } from './mailbox.ts';
import { makeAccount, newPerson, openSession } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { givePlaceBack, questInState, signUpBar, takePlace, thanksDialog } from './quest-page.ts';

/** From tests/fixtures/food-programs.json: open Wednesdays and the 2nd and 4th Sunday, 1 to 4 pm. */
const CHARITY = 'Lantern Hill Community Church';
/** Cut at the end of a clause to the 25 characters of a title. */
const QUEST_TITLE = 'Food pantry';
const LONG_DAY = /^(Sunday|Wednesday), [A-Z][a-z]+ \d{1,2}, \d{4}$/;

test('NAV-27 NAV-28 NAV-39 NAV-41 NAV-42 DIS-02 DIS-04 QL-01 QL-03 QL-04 QL-10 QL-11 QL-12 QL-16 QL-20 QD-01 QD-03 QD-04 QD-05 QD-06 QD-07 QD-08 QD-09 QD-11 QD-13 ELI-02 ACC-39 ELI-15 CON-01 CON-03 QD-20 TST-04 ELI-05 CON-02 TST-05 OPEN-QL-01 OPEN-QL-04 a visitor finds an imported charity, logs in on a quest, takes a place and gives it back', async ({
  page,
}) => {
  await goTheWay(page, mouse, { as: 'volunteer', nth: 0, pictures: true });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('QD-13 QD-20 ACC-39 CON-03 the whole way works without a script', async ({ page }) => {
    await goTheWay(page, mouse, { as: 'gold', nth: 1 });
  });
});

test('QL-20 QD-20 ACC-39 CON-03 the whole way works with the keyboard alone', async ({ page }) => {
  await goTheWay(page, keyboard(page), { as: 'guildadmin', nth: 2 });
});

test('TST-01 a success notice goes after 10 seconds, or sooner when dismissed', async ({ page }) => {
  await logInAs(page, 'volunteer');
  await openCharity(page, mouse);
  await page.getByRole('article').nth(3).getByRole('link').click();
  await takePlace(page);
  await givePlaceBack(page);
  const notice = page.getByRole('status').getByText('You abandoned this Quest.');
  await setAgeOfNotice(notice, 9_999);
  await expect(notice).toBeVisible();
  await setAgeOfNotice(notice, 10_002);
  await expect(notice).toBeHidden();

  await takePlace(page);
  await givePlaceBack(page);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('You abandoned this Quest.')).toBeHidden();
});

test.describe('without a confirmed address', () => {
  // A second link so soon.
  test.use({ intendedStatuses: [429] });

  test('who cannot be reached by mail is told so before and after a sign-up, and how to change it', async ({
    page,
  }) => {
    const person = newPerson('UnheardOne');
    await makeAccount(page, person);
    await openSession(page, person);
    await page.goto(questInState('unheard'));
    await signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ready to volunteer?' });
    await expect(dialog).toContainText(`Your address ${person.emailAddress} is not confirmed.`);
    await expect(dialog).toContainText('Should this Quest be moved or cancelled, we could not tell you.');
    await dialog.getByRole('button', { name: 'Yes, sign me up!' }).click();
    await expect(thanksDialog(page)).toContainText('No mail reaches you yet');
    await thanksDialog(page).getByRole('button', { name: 'Send a new link' }).click();
    await expect(page).toHaveURL(questInState('unheard'));
    await expect(page.getByRole('alert')).toContainText('We sent you a link less than an hour ago.');

    await givePlaceBack(page);
    await page.goto(await linkInMail(person.emailAddress, 'verifyEmail'));
    await page.goto(questInState('unheard'));
    await takePlace(page);
    await expect(thanksDialog(page)).toBeVisible();
    await expect(page.getByText('No mail reaches you yet')).toHaveCount(0);
  });
});

test.describe('somebody else was quicker', () => {
  test.use({ intendedStatuses: [422] });

  test('TST-02 ERR-23 ELI-07 QST-15 whoever comes second to the last place is told so, and the notice stays', async ({
    page,
    browser,
  }) => {
    await logInAs(page, 'gold');
    await page.goto('/questList/every-state/quest/contested');
    const second = await (await browser.newContext({ timezoneId: 'Asia/Tokyo' })).newPage();
    await logInAs(second, 'guildadmin');
    await second.goto('/questList/every-state/quest/contested');

    await takePlace(page);
    await expect(page.getByText("You're signed up, friend!")).toBeVisible();
    await takePlace(second);

    const alert = second
      .getByRole('alert')
      .getByText('ERROR! Sorry, this Quest already has enough volunteers. Please choose another Quest.');
    await expect(alert).toBeVisible();
    await expect(signUpBar(second)).toHaveText('This Quest is full.');
    expect(await second.evaluate(() => document.getAnimations().length), 'nothing will take it away').toBe(0);
    await second.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toBeHidden();
    await second.context().close();

    await givePlaceBack(page);
    await expect(signUpBar(page).getByRole('button')).toHaveText('Volunteer for this Quest!');
  });

  test('ERR-22 TST-02 a second sign-up from another window of the same person changes nothing', async ({
    page,
    context,
  }) => {
    await logInAs(page, 'employees');
    await page.goto('/questList/every-state/quest/open');
    const other = await context.newPage();
    await other.goto('/questList/every-state/quest/open');
    await takePlace(page);
    await takePlace(other);
    await expect(other.getByRole('alert')).toContainText("you're already signed up", { ignoreCase: true });
    await expect(signUpBar(other).getByRole('button')).toHaveText('Bail out');
    await givePlaceBack(other);
    await expect(other.getByText('You abandoned this Quest.')).toBeVisible();
  });
});

type Way = {
  as: string;
  /** Which of the charity's coming quests. */
  nth: number;
  pictures?: boolean;
};

async function goTheWay(page: Page, hands: InputMethod, { as, nth, pictures }: Way): Promise<void> {
  const keep = (name: string) => (pictures ? keepPicture(page, name) : undefined);
  await openCharity(page, hands, keep);
  const card = page.getByRole('article').nth(nth);
  await expectOpenCard(page, card);
  // The charity opens once a day, so the days and the cards stand in the same order.
  const day = await page.getByRole('heading', { level: 2, name: LONG_DAY }).nth(nth).textContent();
  await hands.press(card.getByRole('link'));

  await expectQuestPage(page, day ?? '');
  const quest = page.url();
  await expect(signUpBar(page)).toContainText('Please log in to volunteer for this Quest.');
  await expect(signUpBar(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/createAccount',
  );
  await keep('quest-visitor');
  await hands.press(signUpBar(page).getByRole('button', { name: 'Log in' }));
  await logInThere(page, as, page.getByRole('dialog', { name: 'Log in' }), hands);

  await expect(page, 'the log-in returns to the quest').toHaveURL(quest);
  await takePlace(page, hands);
  await expect(thanksDialog(page)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Volunteers' }).getByRole('link', { name: as }),
  ).toHaveAttribute('href', /^\/chariteer-fun-profile\/[\w-]+$/);
  await keep('quest-signed-up');

  await hands.press(page.getByRole('link', { name: `All Quests of ${CHARITY}` }));
  await expect(card.getByRole('img', { name: 'You’re on it' })).toBeVisible();
  await expect(card).toContainText('9 spots left');
  await keep('quest-list-signed-up');
  await hands.press(card.getByRole('link'));
  await givePlaceBack(page, hands);
  await expect(page.getByRole('status').filter({ hasText: 'You abandoned this Quest.' })).toBeVisible();
  await expect(signUpBar(page).getByRole('button')).toHaveText('Volunteer for this Quest!');
  await keep('quest-given-back');
}

async function openCharity(
  page: Page,
  hands: InputMethod,
  keep: (name: string) => Promise<void> | undefined = () => undefined,
): Promise<void> {
  await page.goto('/');
  if (new URL(page.url()).pathname === '/home') {
    await hands.press(page.getByRole('link', { name: 'All charities' }));
  } else {
    await expectSplash(page);
    await keep('splash');
  }
  const district = page.getByRole('region', { name: 'The Charities of The Bronx, NY' });
  await hands.press(district.getByRole('link', { name: CHARITY }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHARITY);
  await expect(page.getByRole('main')).toContainText('Food pantry in the Bronx.');
  await expect(page.getByRole('link', { name: 'Download iOS App' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download Android App' })).toBeVisible();
  await keep('quest-list');
}

async function expectSplash(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/createAccount',
  );
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(main.getByRole('link', { name: /App Store/ })).toHaveAttribute(
    'href',
    'https://example.org/app/ios',
  );
  await expect(main.getByRole('link', { name: /Google Play/ })).toHaveAttribute(
    'href',
    'https://example.org/app/android',
  );
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d Chariteers · Version 0\.1\.149/);
}

async function expectOpenCard(page: Page, card: Locator): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: LONG_DAY }).first()).toBeVisible();
  await expect(card.locator('time')).toHaveText([
    /^\s*(Sun|Wed)\s+[A-Z][a-z]{2}\s+\d+\s*$/,
    '1:00 pm',
    '4:00 pm',
  ]);
  await expect(card.getByRole('img', { name: 'Open' })).toBeVisible();
  await expect(card.getByRole('img', { name: '0 of 10 spots filled' })).toBeVisible();
  await expect(card).toContainText('10 spots left');
  await expect(card.getByRole('heading')).toHaveText(QUEST_TITLE);
}

async function expectQuestPage(page: Page, day: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(QUEST_TITLE);
  await expect(main.getByRole('img', { name: 'Food Quest' })).toBeVisible();
  const details = page.getByRole('region', { name: 'Details' });
  for (const text of [
    day,
    '1:00 pm – 4:00 pm',
    '18 East 401st Street, Bronx, NY 10451',
    'All ages are welcome.',
  ]) {
    await expect(details).toContainText(text);
  }
  for (const empty of ['Supervisor', 'Equipment', 'Prerequisite hours'])
    await expect(details.getByRole('term').filter({ hasText: empty }), 'what is empty').toHaveCount(0);
  await expect(main.locator('b', { hasText: `Food pantry: ${CHARITY}` })).toBeVisible();
}

/** Moves the notice's own clock: waiting ten seconds would prove no more. */
async function setAgeOfNotice(notice: Locator, milliseconds: number): Promise<void> {
  await notice.evaluate((_element, time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time;
  }, milliseconds);
}
