import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { formatMonth } from '#domain/text/format.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import { expect, test } from './browser-test.ts';
import { bubbles, clickEmptyPart, dayCell, expectToast, stampTray, toolbar } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';
import { type ClockedWorld, openClockedWorld } from './clocked-world.ts';
import { ask } from './month-quest.ts';
import { keepPicture } from './pictures.ts';
import { signUpBar, takePlace } from './quest-page.ts';

// Beside the world of all other tests, whose clock no one moves.
const port = Number(process.env.E2E_PORT ?? 4517) + 2;
const baseURL = `http://127.0.0.1:${port}`;

/** A Monday morning; the quest of this journey is two days later, and the month after the next is still empty. */
const MONDAY = instantOf('2026-11-16', '10:00');
const QUEST_DAY = '2026-11-18';
const EMPTY_MONTH = '2027-01';
const TITLE = 'Peel the potatoes';
const CHARITY = 'Harbor Table Kitchen';

let world: ClockedWorld | undefined;
test.beforeAll(async () => {
  world = await openClockedWorld({ port, now: MONDAY });
});
test.afterAll(() => world?.stop());

test.use({ isLineCut: true });

test('a quest from its stamp to the hours it earned [CAL-17, ATT-07, ERR-13, OPEN-ATT-01]', async ({
  browser,
}) => {
  test.slow();
  const desk = await openBrowser(browser, { width: 1280, height: 900 });
  const manager = await desk.newPage();
  const hindrances = watchForAlerts(manager);

  await test.step('a manager of two charities begins at the first, and goes to its calendar', async () => {
    await logInAs(manager, 'managers');
    await manager.goto('/console/');
    await expect(manager.getByLabel('Pick an organization').locator('option:checked')).toHaveText(CHARITY);
    await manager.getByRole('menuitem', { name: 'Calendar' }).click();
    await expect(manager.locator('.bubble').first()).toBeVisible();
    await keepPicture(manager, 'whole life calendar');
  });

  await test.step('makes a stamp and places it as a draft, then publishes it', async () => {
    await stampTray(manager).getByRole('button', { name: 'New stamp' }).click();
    const making = manager.getByRole('dialog', { name: 'New stamp' });
    await making.getByLabel('Quest title').fill(TITLE);
    await making.getByRole('radio', { name: 'Knife' }).check();
    await keepPicture(manager, 'whole life new stamp', { isWindow: true });
    await making.getByRole('button', { name: 'Make stamp' }).click();
    await expectToast(manager, `Stamp “${TITLE}” created.`);

    await clickEmptyPart(dayCell(manager, QUEST_DAY));
    const adding = manager.getByRole('dialog', { name: `Add ${TITLE}` });
    await adding.getByLabel('Start Time').fill('17:00');
    await adding.getByLabel('End Time').fill('19:00');
    await adding.getByLabel('Location').selectOption({ label: 'Harbor Table Hall' });
    await keepPicture(manager, 'whole life add quest', { isWindow: true });
    await adding.getByRole('button', { name: 'Add Quest' }).click();
    await expectToast(manager, `Quest ${TITLE} created.`);

    await questOf(manager, QUEST_DAY, TITLE).click();
    const popover = manager.getByRole('dialog', { name: TITLE });
    await keepPicture(manager, 'whole life popover', { isWindow: true });
    await popover.getByRole('button', { name: 'Publish' }).click();
    await expectToast(manager, 'Quest has been modified.');
    await closePopover(manager, popover);
  });

  await test.step('posts the schedule of an empty month', async () => {
    for (let months = 0; months < 2; months += 1) {
      await toolbar(manager).getByRole('button', { name: 'Next month' }).click();
    }
    await expect(toolbar(manager).getByRole('heading')).toHaveText(formatMonth(EMPTY_MONTH));
    await toolbar(manager).getByRole('button', { name: 'Post Monthly Schedule' }).click();
    const review = manager.getByRole('dialog', { name: /^Post Monthly Schedule/ });
    await expect(review.getByRole('article').first()).toBeVisible();
    const count = await review.getByRole('article').count();
    expect(count).toBeGreaterThan(20);
    await keepPicture(manager, 'whole life review', { isWindow: true });
    await review.getByRole('button', { name: 'Continue' }).click();
    await manager.getByRole('button', { name: `Post ${count} Quests` }).click();
    await expectToast(manager, `Successfully created ${count} Quests!`);
    await manager.getByRole('button', { name: 'Done' }).click();
  });

  const [reserved, cancelled] = ['2027-01-04', '2027-01-06'] as const;
  const DINNER = 'Serve the evening meal';
  await test.step('reserves one of its quests for a guild and cancels another', async () => {
    await questOf(manager, reserved, DINNER).click();
    const popover = manager.getByRole('dialog', { name: DINNER, exact: true });
    await popover.getByRole('combobox', { name: 'Reserve for a guild' }).fill('ferry');
    await manager.getByRole('option', { name: 'Ferry Street Runners' }).click();
    await popover.getByRole('button', { name: 'Reserve', exact: true }).click();
    await expectToast(manager, `Quest "${DINNER}" has been reserved for Ferry Street Runners!`);
    await closePopover(manager, popover);
    await expect(questOf(manager, reserved, DINNER)).toContainText('Ferry Street Runners');

    await questOf(manager, cancelled, DINNER).click();
    await popover.getByRole('button', { name: 'Cancel Quest' }).click();
    const question = manager.getByRole('dialog', { name: `Cancel “${DINNER}”?` });
    // The regulars of the demo world.
    await expect(question).toContainText('4 signed up.');
    await keepPicture(manager, 'whole life cancel', { isWindow: true });
    await question.getByRole('button', { name: 'Cancel Quest' }).click();
    await expectToast(manager, `Quest "${DINNER}" has been Cancelled.`);
    await closePopover(manager, popover);
    await expect(questOf(manager, cancelled, DINNER)).toContainText('Canceled');
  });

  const home = await openBrowser(browser, { width: 390, height: 844 });
  const volunteer = await home.newPage();
  await test.step('a volunteer finds the published one and signs up', async () => {
    await logInAs(volunteer, 'volunteer');
    await volunteer.goto('/questList/1');
    await volunteer.getByRole('link', { name: TITLE }).first().click();
    await takePlace(volunteer);
    await expect(volunteer.getByText("You're signed up, friend!")).toBeVisible();
    await volunteer.goto('/home');
    await expect(volunteer.getByRole('region', { name: 'Your Quests' })).toContainText(TITLE);
  });
  const questId = await idOfQuest(volunteer, TITLE);

  await test.step('two days later, once it is over, a mark is made without a line and sent when it is back', async () => {
    await world?.moveTo(instantOf(QUEST_DAY, '19:10'), desk);
    const pocket = await openBrowser(browser, { width: 390, height: 844 }, instantOf(QUEST_DAY, '19:10'));
    const phone = await pocket.newPage();
    await logInAs(phone, 'managers');
    await phone.goto(`/questList/1/quest/${questId}`);
    await phone.getByRole('link', { name: 'Attendance' }).click();
    await expect(phone).toHaveURL(`/console/quests/${questId}/attendance`);
    const mark = phone.getByRole('group', { name: 'Rosa Delmar’s attendance' });
    await expect(mark).toBeVisible();
    await pocket.setOffline(true);
    await mark.getByRole('button', { name: 'Present' }).click();
    await phone.getByRole('button', { name: 'Confirm and E-Verify Volunteer Attendance' }).click();
    await expect(phone.getByText(/Saved on this device since .*: 1\./)).toBeVisible();
    await keepPicture(phone, 'whole life attendance phone');
    await pocket.setOffline(false);
    await expect(phone.getByText('Attendance saved!')).toBeVisible();
    await keepPicture(phone, 'whole life attendance saved phone');
    await pocket.close();
  });

  await test.step('the day after, hours and history of the volunteer tell it', async () => {
    await world?.moveTo(instantOf('2026-11-19', '09:00'), desk, home);
    expect(await creditsOf(volunteer, questId)).toEqual({ volunteerTime: 120, reputation: 10 });
    await volunteer.goto(`/questList/1/quest/${questId}`);
    await expect(signUpBar(volunteer)).toContainText('This Quest ended already.');
    const { getAccountInfo } = await ask<Own>(volunteer, '{ getAccountInfo { playerId } }');
    await manager.goto(`/console/chariteers/${getAccountInfo.playerId}`);
    const entry = manager.getByRole('region', { name: 'History' }).getByRole('listitem').first();
    await expect(entry).toContainText(TITLE);
    await expect(entry).toContainText('Present');
    await expect(entry).toContainText('2 hours, +10 REP');
    await keepPicture(manager, 'whole life history');
    await manager.goto(`/console/quest/${questId}`);
    await expect(manager.getByRole('region', { name: 'Volunteers' })).toContainText('Rosa DelmarPresent');
  });
  expect(hindrances, 'nothing was said by an alert of the browser').toEqual([]);
  await Promise.all([desk.close(), home.close()]);
});

async function openBrowser(
  browser: Browser,
  viewport: { width: number; height: number },
  now = MONDAY,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  await context.clock.setSystemTime(now);
  return context;
}

/** The next one opens only where the last one has gone. */
async function closePopover(page: Page, popover: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
}

const questOf = (page: Page, day: string, title: string) => bubbles(page, day).filter({ hasText: title });

/** ERR-13: what goes wrong or well is told by toasts, never by a window of the browser. */
function watchForAlerts(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  return seen;
}

async function idOfQuest(page: Page, title: string): Promise<string> {
  const { getUserData } = await ask<OwnQuests>(
    page,
    '{ getUserData { quests { quest { id eventTitle } } } }',
  );
  return getUserData.quests.find(({ quest }) => quest?.eventTitle === title)?.quest?.id ?? '';
}

async function creditsOf(page: Page, questId: string): Promise<Record<string, number>> {
  const { getAccountInfo } = await ask<Own>(page, '{ getAccountInfo { playerId } }');
  const { credits } = await ask<{ credits: { questId: string; type: string; value: number }[] }>(
    page,
    'query($id: ID!) { credits(chariteerID: $id) { questId type value } }',
    { id: getAccountInfo.playerId },
  );
  const earned = credits.filter((one) => one.questId === questId);
  return Object.fromEntries(earned.map(({ type, value }) => [type, value]));
}

type Own = { getAccountInfo: { playerId: string } };
type OwnQuests = { getUserData: { quests: { quest: { id: string; eventTitle: string } | null }[] } };
