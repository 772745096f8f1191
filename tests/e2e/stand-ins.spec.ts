import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { keyboard } from './input-method.ts';
import { ask, type MonthQuest, postQuest, signUpFor } from './month-quest.ts';
import { becomeNewPerson, logInThere, type NewPerson, openSession } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { DOUBLE_BOOKED, HANDED_ON, placesQuest } from './places-people.ts';
import { signUpBar, thanksDialog } from './quest-page.ts';

const WORD = 'My sister is visiting';
const own = (page: Page) => page.getByRole('dialog', { name: 'Can’t make it?' });
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Can’t make it?' });
const request = (page: Page, words: string) => page.getByRole('main').getByRole('button', { name: words });
const wanted = (page: Page) => page.getByRole('region', { name: 'Sub needed' });

/** The page, narrow by day and wide by night. */
async function keepLooks(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await keepPicture(page, `${name} narrow`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await keepPicture(page, `${name} wide`);
  await page.emulateMedia({ colorScheme: 'light' });
}

test.describe('a place that changes hands', () => {
  test.describe.configure({ mode: 'serial' });
  // A word that is refused, a link that is spent or ended.
  test.use({ intendedErrors: ['422', '410'] });
  // Told again, it is about another quest: nothing of the first telling is in its way.
  const titles = ['Pears to sort', 'Plums to sort', 'Figs to sort'];
  const titled = () => titles[test.info().retry % titles.length] ?? '';
  let quest: MonthQuest | null = null;
  // No one of the cast: where they are by then hangs on the hour.
  let asker: NewPerson;
  let taker: NewPerson;
  const path = () => `/questList/1/quest/${quest?.id}`;

  test.afterAll(async ({ browser }) => {
    if (!quest) return;
    const office = await (await browser.newContext()).newPage();
    await logInAs(office, 'managers');
    const cancel = 'mutation($id: ID!) { updateQuest(id: $id, publishingStatus: Cancelled) { id } }';
    await ask(office, cancel, { id: quest.id });
    await office.context().close();
  });

  test('somebody on a Quest looks for a stand-in by keys alone, and keeps the place meanwhile [SWP-01]', async ({
    browser,
    page,
  }) => {
    const office = await (await browser.newContext()).newPage();
    await logInAs(office, 'managers');
    quest = await postQuest(office, { title: titled(), startsInMinutes: 60 * 50 });
    await office.context().close();
    asker = await becomeNewPerson(page, 'PlaceGiver');
    await signUpFor(page, quest);
    await page.goto(path());
    const hands = keyboard(page);
    await hands.press(opener(page));
    await expect(own(page)).toContainText('It’s your spot until a sub takes it.');
    await hands.press(own(page).getByText('Find a sub', { exact: true }));
    await hands.write(own(page).getByLabel('Add a note'), `${WORD}, 201 555 0143`);
    await keepLooks(page, 'quest asking for a stand-in');
    await hands.press(own(page).getByRole('button', { name: 'Ask for a sub' }));
    await expect(own(page).getByLabel('Add a note'), 'nothing is typed twice').toHaveValue(
      `${WORD}, 201 555 0143`,
    );
    await expect(own(page)).toContainText('People under 18 can read this');
    await own(page).getByLabel('Add a note').fill(WORD);
    await hands.press(own(page).getByRole('button', { name: 'Ask for a sub' }));
    await expect(page.getByText('Possible subs see it now.')).toBeVisible();
    await hands.press(request(page, 'You asked for a sub.'));
    await expect(own(page)).toContainText('You asked for a sub.');
    await expect(own(page)).toContainText(WORD);
    await expect(own(page).getByRole('button', { name: 'Bail out' })).toBeVisible();
    await keepLooks(page, 'quest with a stand-in wanted by oneself');
  });

  test('another one sees it at home and on the Quest, and takes the place by keys alone [SWP-02, SWP-03]', async ({
    page,
  }) => {
    taker = await becomeNewPerson(page, 'PlaceTaker');
    await page.goto('/home');
    const home = page.getByRole('region', { name: 'Can you fill in?' });
    const item = home.getByRole('listitem').filter({ hasText: titled() });
    await expect(item).toContainText(WORD);
    await expect(item).not.toContainText(asker.username);
    await keepLooks(page, 'home with stand-ins wanted');
    await page.goto(path());
    await expect(wanted(page)).toContainText(WORD);
    await keepLooks(page, 'quest with a stand-in wanted');
    const hands = keyboard(page);
    await hands.press(wanted(page).getByRole('link', { name: 'Fill in' }));
    await expect(page.getByRole('heading', { name: 'Take over a spot' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(WORD);
    await expect(main).not.toContainText(asker.username);
    await expect(main).toContainText(titled());
    await keepLooks(page, 'page of a place to take over');
    await hands.press(main.getByRole('button', { name: 'Take the spot' }));
    await page.waitForURL((url) => url.pathname === path());
    await expect(thanksDialog(page)).toBeVisible();
    await page.goto(path());
    await expect(wanted(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Bail out' })).toBeVisible();
  });

  test('who left reads «Handed over» in the history, and nobody bailed out [SWP-05: screens]', async ({
    page,
  }) => {
    await openSession(page, asker);
    const row = page.getByRole('listitem').filter({ hasText: titled() });
    await page.goto('/history');
    await expect(row).toContainText('Handed over');
    await logInAs(page, 'managers');
    await page.goto(path());
    await expect(page.getByRole('list', { name: 'Not on this Quest anymore' })).toHaveCount(0);
  });

  test('a link is made, opened by a visitor, and takes one person to the place after the log-in [SWP-04]', async ({
    browser,
    page,
  }) => {
    await openSession(page, taker);
    await page.goto(path());
    const hands = keyboard(page);
    await hands.press(opener(page));
    await hands.press(own(page).getByText('Give it to someone you know'));
    await hands.write(own(page).getByLabel('Their email address'), asker.emailAddress);
    await hands.press(own(page).getByRole('button', { name: 'Make a link' }));
    await expect(page.getByText('Emailed. The link is here, too.')).toBeVisible();
    await hands.press(request(page, 'You made a link for your sub.'));
    const address = await own(page).getByLabel('A link for one person').inputValue();
    await keepLooks(page, 'quest with a link to a place');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Your own spot' })).toBeVisible();

    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await other.goto(address);
    await expect(other.getByRole('main')).toContainText('Someone can’t make it');
    await keepLooks(other, 'page of a link to a place for a visitor');
    await other.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    expect(other.url(), 'the token stays in its own address').not.toContain('token');
    await logInThere(other, asker);
    await expect(other.getByRole('main')).toContainText('Someone can’t make it');
    await expect(other.getByRole('main')).not.toContainText(taker.username);
    await other.getByRole('button', { name: 'Take the spot' }).click();
    await other.waitForURL((url) => url.pathname === path());
    const { status } = await other.request.get(address).then((one) => ({ status: one.status() }));
    expect(status).toBe(410);
    await other.goto(address);
    await expect(other.getByRole('main')).toContainText('Someone was faster.');
    await keepLooks(other, 'page of a link that is spent');
    await other.context().close();
  });

  test('its owner ends a link on the Quest’s page [SWP-04: ending]', async ({ page }) => {
    await openSession(page, asker);
    await page.goto(path());
    await opener(page).click();
    await own(page).getByText('Give it to someone you know').click();
    await own(page).getByRole('button', { name: 'Make a link' }).click();
    const address = await own(page).getByLabel('A link for one person').inputValue();
    await own(page).getByRole('button', { name: 'End this link' }).click();
    await expect(own(page).getByLabel('A link for one person')).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This spot isn’t on offer anymore' })).toBeVisible();
  });
});

test('who takes a place over gives the other one up with it [WAI-15, SWP-03: parts: two places at one time]', async ({
  page,
}) => {
  await logInAs(page, DOUBLE_BOOKED.stepsIn);
  await page.goto(placesQuest('clash-wanted'));
  await wanted(page).getByRole('link', { name: 'Fill in' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('with Places House');
  await expect(main).toContainText(/You’re on Sort the pantry on \w+, .* 9:00 am – 12:00 pm\./);
  const giveUp = main.getByRole('checkbox', { name: 'Give up Sort the pantry for this one' });
  const take = main.getByRole('button', { name: 'Take the spot' });
  await keepLooks(page, 'page of a place to take over at the time of another one');
  // The browser asks for it first.
  await take.click();
  await expect(giveUp).toBeFocused();
  const form = { id: HANDED_ON, action: '', providerId: '', questId: '' };
  const answer = await page.request.post('/stand-in', { form });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain('Check the box to give up the other Quest.');
  await giveUp.check();
  await take.click();
  await page.waitForURL((url) => url.pathname === placesQuest('clash-wanted'));
  await expect(thanksDialog(page)).toContainText('You gave up Sort the pantry for it.');
  await page.goto(placesQuest('clash-held'));
  await expect(signUpBar(page)).not.toContainText('You’re on this Quest.');
});

test('a charity switches stand-ins off on the page of a stamp, by keys alone [SWP-06]', async ({ page }) => {
  await logInAs(page, 'admins');
  const { createStamp } = await ask<{ createStamp: { id: string } }>(
    page,
    'mutation { createStamp(input: { providerId: "1", stampTitle: "Quiet shift", eventTitle: "Quiet shift" }) { id } }',
  );
  await page.goto(`/console/stamps/${createStamp.id}`);
  const card = page.getByRole('region', { name: 'Subs' });
  const allow = card.getByRole('switch', { name: 'People can give their spot to a sub' });
  await expect(allow).toBeChecked();
  await keepLooks(page, 'console stand-ins of a stamp');
  await allow.focus();
  await page.keyboard.press('Space');
  await expect(allow).not.toBeChecked();
  const allowsStandIns = async () => {
    const { stampPlaces } = await ask<{ stampPlaces: { allowsStandIns: boolean } }>(
      page,
      'query($id: ID!) { stampPlaces(stampId: $id) { allowsStandIns } }',
      { id: createStamp.id },
    );
    return stampPlaces.allowsStandIns;
  };
  await expect.poll(allowsStandIns).toBe(false);
  await ask(page, 'mutation($id: ID!) { deleteStamp(id: $id) { id } }', { id: createStamp.id });
});
