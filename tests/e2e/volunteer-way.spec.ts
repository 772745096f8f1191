import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { type InputMethod, keyboard, mouse } from './input-method.ts';
import { linkInMail } from './mailbox.ts';
import { logInThere, makeAccount, type NewPerson, newPerson, openSession } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { givePlaceBack, questInState, signUpBar, takePlace, thanksDialog } from './quest-page.ts';

/** Charity of tests/fixtures/food-programs.json: open Wednesdays and the 2nd and 4th Sunday, 1 to 4 pm. */
const CHARITY = 'Lantern Hill Community Church';
/** Cut at the end of a clause to the 25 characters of a title. */
const QUEST_TITLE = 'Food pantry';
const LONG_DAY = /^(Sunday|Wednesday), [A-Z][a-z]+ \d{1,2}, \d{4}$/;

test.describe('a visitor on the way to an imported charity', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });

  const way: Way = { as: newPerson('OnTheirWay'), nth: 0 };
  let day = '';

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    await makeAccount(page, way.as);
    await page.close();
  });

  test('finds on the splash page how to join, to log in, and both apps [NAV-27, NAV-28, NAV-39]', async ({
    page,
  }) => {
    await page.goto('/');
    await expectSplash(page);
    await keepPicture(page, 'splash');
  });

  test('reads version and copyright in the footer [NAV-41, NAV-42]', async ({ page }) => {
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d Chariteers · Version \d+\.\d+\.\d+/);
  });

  test('finds the charity in its district, with its mission and both apps [DIS-02, DIS-04, QL-01, QL-03]', async ({
    page,
  }) => {
    await openCharity(page, mouse);
    await expectCharity(page);
    await keepPicture(page, 'quest-list');
  });

  test('reads day, times, filled places and title of a Quest [QL-04, QL-10, QL-11, OPEN-QL-04]', async ({
    page,
  }) => {
    await expectOpenCard(page, cardOf(page, way));
    day = await dayOf(page, way);
  });

  test('reads how many places it has left [QL-12, OPEN-QL-01]', async ({ page }) => {
    await expect(cardOf(page, way)).toContainText('10 spots left');
  });

  test('opens the Quest, which says when and where, and leads back [QL-20, QD-01, QD-03, QD-04]', async ({
    page,
  }) => {
    await mouse.press(cardOf(page, way).getByRole('link'));
    await expectQuestPage(page, day);
    await expect(wayBack(page)).toHaveAttribute('href', /^\/questList\/[\w-]+$/);
  });

  test('reads what it is about and who may come, and nothing of what is empty [QD-05, QD-08]', async ({
    page,
  }) => {
    await expectDescription(page);
  });

  test('is asked to log in or to sign up [QD-13, ELI-02]', async ({ page }) => {
    await expectLogInPrompt(page);
    await keepPicture(page, 'quest-visitor');
  });

  test('logs in on the page itself, and is offered a place there [ACC-39, ELI-15]', async ({ page }) => {
    await logInOnQuest(page, mouse, way);
    await expect(signUpBar(page).getByRole('button')).toHaveText('Volunteer for this Quest!');
  });

  test('takes the place after a question, and is thanked [CON-03, QD-20, TST-04]', async ({ page }) => {
    await takePlace(page);
    await expect(thanksDialog(page)).toBeVisible();
  });

  test('stands among the volunteers and in the list, and may bail out [CON-01, QD-11, ELI-05]', async ({
    page,
  }) => {
    await expect(ownEntry(page, way)).toHaveAttribute('href', /^\/chariteer-fun-profile\/[\w-]+$/);
    await keepPicture(page, 'quest-signed-up');
    await goBackToList(page, mouse, way);
    await keepPicture(page, 'quest-list-signed-up');
    await mouse.press(cardOf(page, way).getByRole('link'));
    await expect(signUpBar(page).getByRole('button')).toHaveText('Bail out');
  });

  test('gives the place back, which is open again [CON-02, TST-05]', async ({ page }) => {
    await leaveQuest(page, mouse);
    await keepPicture(page, 'quest-given-back');
    await mouse.press(wayBack(page));
    await expect(cardOf(page, way)).toContainText('10 spots left');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole way works without a script [QD-13, QD-20, ACC-39, CON-03]', async ({ page }) => {
    await goTheWay(page, mouse, { as: newPerson('WithoutScript'), nth: 1 });
  });
});

test('the whole way works with the keyboard alone [QL-20, QD-20, ACC-39, CON-03]', async ({ page }) => {
  await goTheWay(page, keyboard(page), { as: newPerson('ByKeysAlone'), nth: 2 });
});

test('a success notice goes after 10 seconds, or sooner when dismissed [TST-01]', async ({ page }) => {
  const person = newPerson('NoticeReader');
  await makeAccount(page, person);
  await openSession(page, person);
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
    await expect(dialog).toContainText(`Open our link at ${person.emailAddress}`);
    await expect(dialog).toContainText('so we can tell you of changes.');
    await dialog.getByRole('button', { name: 'Yes, sign me up!' }).click();
    await expect(thanksDialog(page)).toContainText('Confirm your email');
    await thanksDialog(page).getByRole('button', { name: 'Send a new link' }).click();
    await expect(page).toHaveURL(questInState('unheard'));
    await expect(page.getByRole('alert')).toContainText('We already sent a link.');

    await givePlaceBack(page);
    await page.goto(await linkInMail(person.emailAddress, 'verifyEmail'));
    await page.goto(questInState('unheard'));
    await takePlace(page);
    await expect(thanksDialog(page)).toBeVisible();
    await expect(page.getByText('Confirm your email')).toHaveCount(0);
  });
});

test.describe('somebody else was quicker', () => {
  test.use({ intendedStatuses: [422] });

  test('whoever comes second to the last place is told so, and the notice stays [TST-02, ERR-23, ELI-07, QST-15]', async ({
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
    await expect(signUpBar(second)).toContainText('This Quest is full.');
    await expect(signUpBar(second).getByText('Join the waitlist')).toBeVisible();
    expect(await second.evaluate(() => document.getAnimations().length), 'nothing will take it away').toBe(0);
    await second.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toBeHidden();
    await second.context().close();

    await givePlaceBack(page);
    await expect(signUpBar(page).getByRole('button')).toHaveText('Volunteer for this Quest!');
  });

  test('a second sign-up from another window of the same person changes nothing [ERR-22, TST-02]', async ({
    page,
    context,
  }) => {
    await logInAs(page, 'employees');
    await page.goto('/questList/every-state/quest/open');
    const other = await context.newPage();
    await other.goto('/questList/every-state/quest/open');
    await takePlace(page);
    await takePlace(other);
    await expect(other.getByRole('alert')).toContainText('You’re already on this Quest.');
    await expect(signUpBar(other).getByRole('button')).toHaveText('Bail out');
    await givePlaceBack(other);
    await expect(other.getByText('You abandoned this Quest.')).toBeVisible();
  });
});

type Way = {
  /** Someone who is nowhere else at that time: where the cast has places hangs on the hour and on other journeys. */
  as: NewPerson;
  /** Which of the charity's coming quests. */
  nth: number;
};

const cardOf = (page: Page, { nth }: Way) => page.getByRole('article').nth(nth);
const wayBack = (page: Page) => page.getByRole('link', { name: `All Quests of ${CHARITY}` });
const ownEntry = (page: Page, { as }: Way) =>
  page.getByRole('region', { name: 'Volunteers' }).getByRole('link', { name: as.username });

/** Runs the whole journey: from the list of charities to a spot on a quest and back. */
async function goTheWay(page: Page, hands: InputMethod, way: Way): Promise<void> {
  await makeAccount(page, way.as);
  await openCharity(page, hands);
  await expectOpenCard(page, cardOf(page, way));
  const day = await dayOf(page, way);
  await hands.press(cardOf(page, way).getByRole('link'));
  await expectQuestPage(page, day);
  await expectLogInPrompt(page);
  await logInOnQuest(page, hands, way);
  await takePlace(page, hands);
  await expect(thanksDialog(page)).toBeVisible();
  await expect(ownEntry(page, way)).toBeVisible();
  await goBackToList(page, hands, way);
  await hands.press(cardOf(page, way).getByRole('link'));
  await leaveQuest(page, hands);
}

async function openCharity(page: Page, hands: InputMethod): Promise<void> {
  await page.goto('/');
  if (new URL(page.url()).pathname === '/home') await page.goto('/charityList');
  await hands.press(page.getByRole('main').getByRole('link', { name: CHARITY }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHARITY);
  await showAll(page, hands);
}

/** A list opens with two weeks, in which this charity has few Quests. */
async function showAll(page: Page, hands: InputMethod): Promise<void> {
  await hands.press(page.getByRole('link', { name: /^Show all \d+$/ }));
}

async function expectCharity(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toContainText('Food pantry in the Bronx.');
  await expect(page.getByRole('link', { name: 'Download iOS App' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download Android App' })).toBeVisible();
}

/** The charity opens once a day, so the days and the cards stand in the same order. */
async function dayOf(page: Page, { nth }: Way): Promise<string> {
  return (await page.getByRole('heading', { level: 2, name: LONG_DAY }).nth(nth).textContent()) ?? '';
}

async function expectLogInPrompt(page: Page): Promise<void> {
  await expect(signUpBar(page)).toContainText('It takes half a minute.');
  await expect(signUpBar(page).getByRole('link', { name: 'Volunteer for this Quest!' })).toHaveAttribute(
    'href',
    /^\/join\?quest=/,
  );
}

async function logInOnQuest(page: Page, hands: InputMethod, { as }: Way): Promise<void> {
  const quest = page.url();
  await hands.press(signUpBar(page).getByRole('button', { name: 'Log in' }));
  await logInThere(page, as, hands, page.getByRole('dialog', { name: 'Log in' }));
  await expect(page, 'the log-in returns to the quest').toHaveURL(quest);
}

/** The list shows at a glance who has a place. */
async function goBackToList(page: Page, hands: InputMethod, way: Way): Promise<void> {
  await hands.press(wayBack(page));
  await showAll(page, hands);
  await expect(cardOf(page, way).getByRole('img', { name: 'You’re on it' })).toBeVisible();
  await expect(cardOf(page, way)).toContainText('9 spots left');
}

async function leaveQuest(page: Page, hands: InputMethod): Promise<void> {
  await givePlaceBack(page, hands);
  await expect(page.getByRole('status').filter({ hasText: 'You abandoned this Quest.' })).toBeVisible();
  await expect(signUpBar(page).getByRole('button')).toHaveText('Volunteer for this Quest!');
}

async function expectSplash(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/join');
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(footer.getByRole('link', { name: /App Store/ })).toHaveAttribute(
    'href',
    'https://example.org/app/ios',
  );
  await expect(footer.getByRole('link', { name: /Google Play/ })).toHaveAttribute(
    'href',
    'https://example.org/app/android',
  );
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Sign Up' })).toBeVisible();
}

async function expectOpenCard(page: Page, card: Locator): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: LONG_DAY }).first()).toBeVisible();
  // The day is the heading's to say.
  await expect(card.locator('.date')).toHaveCount(0);
  await expect(card.locator('.time')).toHaveText('1:00 pm – 4:00 pm');
  await expect(card.getByRole('img', { name: '0 of 10 spots filled' })).toBeVisible();
  await expect(card.getByRole('heading')).toHaveText(QUEST_TITLE);
}

async function expectQuestPage(page: Page, day: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(QUEST_TITLE);
  await expect(main.getByRole('img', { name: 'Food Quest' })).toBeVisible();
  const details = page.getByRole('region', { name: 'Details' });
  for (const text of [day, '1:00 pm – 4:00 pm', '18 East 401st Street, Bronx, NY 10451'])
    await expect(details).toContainText(text);
}

async function expectDescription(page: Page): Promise<void> {
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('All ages are welcome.');
  for (const empty of ['Supervisor', 'Equipment', 'Prerequisite hours'])
    await expect(details.getByRole('term').filter({ hasText: empty }), 'what is empty').toHaveCount(0);
  await expect(page.getByRole('main').locator('b', { hasText: `Food pantry: ${CHARITY}` })).toBeVisible();
}

/** Moves the notice's own clock: waiting ten seconds would prove no more. */
async function setAgeOfNotice(notice: Locator, milliseconds: number): Promise<void> {
  await notice.evaluate((_element, time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time;
  }, milliseconds);
}
