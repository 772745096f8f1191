import type { Locator, Page } from '@playwright/test';
import { instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { newBrowser, startPushService } from '../support/push-service.ts';
import { startTextService, TEXT_FROM } from '../support/text-service.ts';
import { PIER_QUEST } from './alert-people.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { type ClockedWorld, openClockedWorld } from './clocked-world.ts';
import { expectFocusIsKept, keyboard, tabTo } from './input-method.ts';
import { ask } from './month-quest.ts';
import { keepPicture } from './pictures.ts';
import { takePlace, thanksDialog } from './quest-page.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

// A world with a service of texts, at an address with a name, where no journey has sent anything before.
const port = Number(process.env.E2E_PORT ?? 4517) + 5;
const baseURL = `http://localhost:${port}`;
/** At noon: news waits at night. */
const NOON = instantOf(newYorkDay(Date.now()), '12:00');
const TITLE = 'Supper at the pier';

const browser = newBrowser('pierhand');
let pushes: Awaited<ReturnType<typeof startPushService>>;
let texts: Awaited<ReturnType<typeof startTextService>>;
let world: ClockedWorld | undefined;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cost = (page: Page) => page.getByRole('region', { name: 'Cost' });
const box = (page: Page | Locator, name: string) => page.getByRole('checkbox', { name, exact: true });

test.use({ baseURL });

test.describe('a broadcast from the console to the telephone, by keys alone', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });

  test.beforeAll(async () => {
    texts = await startTextService();
    pushes = await startPushService();
    const settings = { PUBLIC_ORIGIN: baseURL, PUSH_SERVICE_PORT: String(pushes.port), ...texts.env };
    world = await openClockedWorld({ port, now: NOON, settings });
  });
  test.afterAll(async () => {
    await world?.stop();
    await pushes.stop();
    await texts.stop();
  });

  test('a volunteer agrees to texts and proves the number [MSG-18: by keys]', async ({ page }) => {
    await logInAs(page, 'pierhand');
    await page.goto('/settings/messages');
    await proveNumber(page);
  });

  test('ticks what comes by which way, saves, and is told so [MSG-10: by keys]', async ({ page }) => {
    await addBrowser(page);
    await page.goto('/settings/messages');
    await expect(page.getByRole('columnheader')).toHaveText(['Kind of message', 'Email', 'Text', 'Push']);
    const keys = keyboard(page);
    for (const name of ['News by Text', 'News by Push']) {
      await keys.tick(box(page, name));
      await expect(box(page, name)).toBeChecked();
    }
    await keepPicture(page, 'choices by keys');
    await keys.press(button(page, 'Save'));
    await expect(page.getByRole('status').getByText('Saved.')).toBeVisible();
    await expect(box(page, 'News by Text')).toBeChecked();
    await expect(box(page, 'News by Push')).toBeChecked();
  });

  test('a manager goes from the quest through filters, list and map of neighborhoods [ALE-01, ALE-03: by keys]', async ({
    page,
  }) => {
    await liveInHoboken(page);
    await topUp(page);
    await logInAs(page, 'pieradmin');
    await page.goto(`/console/quests/${PIER_QUEST}/show`);
    await keyboard(page).press(page.getByRole('link', { name: 'Broadcast' }));
    await chooseFilters(page);
    await chooseHoboken(page);
  });

  test('calculates, and anew after a change, without losing the place [ALE-11, ALE-12: by keys]', async ({
    page,
  }) => {
    await calculate(page, '1 volunteer');
    await expect(cost(page)).toContainText('6 Mana');
    // No one who speaks Spanish has been here.
    await keyboard(page).tick(box(page, 'Speaks Spanish'));
    await expect(cost(page)).toContainText('Not yet');
    await calculate(page, 'Please select at least one volunteer.');
    await keyboard(page).tick(box(page, 'Speaks Spanish'));
    await calculate(page, '1 volunteer');
  });

  test('reviews, goes back, reviews again and sends [ALE-13, ALE-22: by keys]', async ({ page }) => {
    await reviewAndSend(page);
  });

  test('the push service and the text service have it [ALE-16, ALE-17, MSG-16, MSG-17: a broadcast from the console]', async () => {
    await expect.poll(() => [pushes.received.length, texts.received.length]).toEqual([1, 1]);
    const [pushed] = pushes.received;
    if (!pushed) throw new Error('Nothing was pushed');
    expect(browser.read(pushed)).toMatchObject({
      title: TITLE,
      link: `${baseURL}/questList/pier/quest/${PIER_QUEST}`,
    });
    expect(texts.received).toMatchObject([{ to: '+12015550188', from: TEXT_FROM }]);
    expect(texts.received[0]?.body).toMatch(/^Pier Kitchen: .*\/q\/[0-9A-Z]{8}$/);
  });

  test('the quest shows who was reached, by which ways, and what it cost [OPEN-ALE-01: by every way]', async ({
    page,
  }) => {
    await keyboard(page).press(page.getByRole('link', { name: 'Broadcast' }));
    const sent = page.getByRole('region', { name: 'Sent before' });
    await expect(sent.getByRole('listitem')).toHaveCount(1);
    await expect(sent).toContainText('To 1 by email, text and push, for 6 Mana.');
    await expect(sent).toContainText('Hoboken');
    await keepPicture(page, 'console broadcast sent by every way');
  });

  test('the link in the text leads to the quest, where a place is taken; the manager reads who came of it [MSG-19: the link of a broadcast]', async ({
    page,
  }) => {
    await logInAs(page, 'pierhand');
    const [link = ''] = /\S+\/q\/[0-9A-Z]{8}$/.exec(texts.received[0]?.body ?? '') ?? [];
    await page.goto(link.replace(/^(?!http)/, 'http://'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE);
    await takePlace(page, keyboard(page));
    await expect(thanksDialog(page)).toBeVisible();
    await logInAs(page, 'pieradmin');
    await page.goto(`/console/quests/${PIER_QUEST}/show`);
    await expect(page.getByRole('main')).toContainText('Pier hand');
  });
});

/** A code comes by text, and is entered. */
async function proveNumber(page: Page): Promise<void> {
  const keys = keyboard(page);
  const card = page.getByRole('region', { name: 'Text messages' });
  await keys.write(card.getByLabel('Your own mobile number'), '201 555 0188');
  await keys.tick(card.getByRole('checkbox', { name: /I agree to get text messages/ }));
  await keys.press(card.getByRole('button', { name: 'Text me a code' }));
  await expect(card).toContainText('We sent a code to (201) 555-0188');
  await expect.poll(() => texts.received.length).toBe(1);
  const code = /\d{6}/.exec(texts.received.pop()?.body ?? '')?.[0] ?? '';
  await keys.write(card.getByLabel('The code we texted you'), code);
  await keys.press(card.getByRole('button', { name: 'Confirm' }));
  await expect(card).toContainText('Text messages go to (201) 555-0188');
}

/** What the page does after a press of “Turn on”, with a browser whose messages this test can read. */
async function addBrowser(page: Page): Promise<void> {
  const add = 'mutation($input: PushSubscriptionInput!) { addPushSubscription(input: $input) { id } }';
  await ask(page, add, { input: browser.input });
}

async function liveInHoboken(page: Page): Promise<void> {
  const { districts } = await ask<{ districts: { id: string; name: string }[] }>(
    page,
    '{ districts { id name } }',
  );
  const hoboken = districts.find(({ name }) => name === 'Hoboken')?.id;
  const choose =
    'mutation($ids: [ID!]!) { updateChariteer(id: "pierhand", favoriteDistrictsList: $ids) { id } }';
  await ask(page, choose, { ids: [hoboken] });
}

/** Staff shows the charity to everyone, and gives it Mana. */
async function topUp(page: Page): Promise<void> {
  await logInAs(page, 'staff');
  await ask(page, 'mutation { updateProvider(input: { id: "pier", isVisible: true }) { id } }');
  await ask(
    page,
    'mutation { topUpWallet(providerId: "pier", amount: 25, reason: "Pilot", seenMana: 0) { mana } }',
  );
}

async function chooseFilters(page: Page): Promise<void> {
  const keys = keyboard(page);
  await keys.tick(box(page, 'New volunteers'));
  await expect(box(page, 'New volunteers')).toBeChecked();
  await page.keyboard.press('Space');
  await keys.write(page.getByLabel('Maximum age'), '80');
  await expect(page.getByLabel('Maximum age')).toHaveValue('80');
  for (const way of ['Text message', 'Push notification']) {
    await keys.tick(box(page, way));
    await expect(box(page, way)).toBeChecked();
  }
}

/** On the map by arrows and space; the list says the same, and takes it back and gives it again. */
async function chooseHoboken(page: Page): Promise<void> {
  const group = page.getByRole('group', { name: 'Neighborhoods' });
  const map = group.getByRole('group', { name: 'Map of neighborhoods' });
  const onMap = box(map, 'Hoboken');
  const inList = group.getByLabel('Hoboken').and(page.locator('input'));
  await tabTo(page, map.locator('[role=checkbox][tabindex="0"]'));
  await goOnMap(page, onMap);
  await page.keyboard.press('Space');
  await expect(onMap).toBeFocused();
  await expect(inList).toBeChecked();
  await keyboard(page).tick(inList);
  await expect(onMap).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(onMap).toBeChecked();
  await keyboard(page).press(button(page, 'All neighborhoods'));
  await expect(onMap).not.toBeChecked();
  await expectFocusIsKept(page);
  await keyboard(page).tick(inList);
}

/** Moves to a target on the map with arrow keys only, starting at the first item. */
async function goOnMap(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowDown']) {
    await page.keyboard.press(key);
    if (await isThere()) return tabTo(page, target);
  }
  throw new Error('The arrows do not lead there');
}

async function calculate(page: Page, found: string): Promise<void> {
  await keyboard(page).press(cost(page).getByRole('button', { name: /^Calculate/ }));
  await expect(cost(page)).toContainText(found);
  await expectFocusIsKept(page);
}

async function reviewAndSend(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Broadcast to 1 volunteer?' });
  await keyboard(page).press(button(page, 'Review'));
  await expect(dialog).toContainText('by email, text and push');
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeFocused();
  await keyboard(page).press(dialog.getByRole('button', { name: 'Back' }));
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Review')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Costs 6 Mana, leaving 19 Mana.');
  await keyboard(page).press(dialog.getByRole('button', { name: 'Send' }));
  await expect(page.getByText('Sent successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/console\/quests\/pier-quest\/show/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
