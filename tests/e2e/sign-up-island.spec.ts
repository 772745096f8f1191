import type { Page } from '@playwright/test';
import { questPageTexts } from '#domain/texts/generated/quest-page.ts';
import { signUpTexts } from '#domain/texts/generated/sign-up.ts';
import { timeClashTexts } from '#domain/texts/generated/time-clash.ts';
import { verdictsTexts } from '#domain/texts/generated/verdicts.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { postQuest, signUpFor } from './month-quest.ts';
import { makeAccount, newPerson, openSession } from './new-account.ts';
import { questInState, signUpBar, takePlace, thanksDialog } from './quest-page.ts';
import { dateOfSeries } from './series-charity.ts';

const ready = (page: Page) => page.getByRole('dialog', { name: 'Ready to volunteer?' });
const send = (page: Page) => ready(page).getByRole('button', { name: 'Yes, sign me up!' });

/** A quest of its own, on whose page someone new stands with the dialog open and alive. */
async function openDialog(page: Page, name: string, days: number, spots = 20): Promise<string> {
  await logInAs(page, 'managers');
  const { id } = await postQuest(page, { title: `Island ${name}`, startsInMinutes: 60 * 24 * days, spots });
  await page.context().clearCookies();
  await enterAs(page, `${name}${test.info().retry}`);
  const here = `/questList/1/quest/${id}`;
  await page.goto(here);
  await signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }).click();
  await expect(ready(page).locator('astro-island[ssr]')).toHaveCount(0);
  return here;
}

async function enterAs(page: Page, name: string): Promise<void> {
  const person = newPerson(name);
  await makeAccount(page, person);
  await openSession(page, person);
}

test('signs up without leaving the page, which knows of the spot at once [DSC-20, CON-01]', async ({
  page,
}) => {
  await openDialog(page, 'InPlace', 13);
  await expect(ready(page)).toContainText('20 spots left');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await send(page).press('Enter');
  await expect(thanksDialog(page)).toBeVisible();
  await expect(thanksDialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(ready(page)).toBeHidden();
  await expect(page).toHaveTitle(/^You're signed up, friend! · Island InPlace/);
  await page.keyboard.press('Escape');
  await expect(thanksDialog(page)).toBeHidden();
  await expect(signUpBar(page)).toContainText('You’re on this Quest.');
  await expect(signUpBar(page).getByRole('button', { name: 'Bail out' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Volunteers' })).toContainText('InPlace');
  await expect(page.getByRole('main')).toContainText('19 spots left');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /calendar/i })
      .first(),
  ).toBeVisible();
  expect(loads, 'no page was loaded').toEqual([]);
  // What came with the answer is alive, too.
  await page.keyboard.press('Enter');
  const bail = page.getByRole('dialog', { name: 'Can’t make it?' });
  await bail.getByRole('button', { name: 'Bail out' }).click();
  await expect(page.getByText('You abandoned this Quest.')).toBeVisible();
});

test('sends one sign-up for two presses on a slow line [DSC-20]', async ({ page }) => {
  const here = await openDialog(page, 'TwoTaps', 14);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(here)) sent += 1;
  });
  await send(page).dblclick();
  await expect(thanksDialog(page)).toBeVisible();
  expect(sent).toBe(1);
});

test.describe('with a cut line', () => {
  test.use({ isLineCut: true, intendedErrors: ['ERR_FAILED', 'ERR_INTERNET_DISCONNECTED'] });

  test('says that the line is cut, keeps what was chosen, and signs up once it is back [DSC-20]', async ({
    page,
  }) => {
    const here = await openDialog(page, 'CutLine', 15);
    const choice = ready(page).getByRole('checkbox', { name: /Show my username/ });
    await choice.uncheck();
    await page.route(`**${here}`, (route) => route.abort());
    await send(page).click();
    await expect(ready(page).getByRole('alert')).toContainText('We lost the connection');
    await expect(ready(page).getByRole('alert')).toBeFocused();
    await expect(choice).not.toBeChecked();
    await page.unroute(`**${here}`);
    await send(page).click();
    await expect(thanksDialog(page)).toBeVisible();
  });

  test('thanks for a sign-up whose answer was lost [DSC-20]', async ({ page }) => {
    const here = await openDialog(page, 'LostAnswer', 16);
    await page.route(`**${here}`, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    await send(page).click();
    await expect(ready(page).getByRole('alert')).toContainText('We lost the connection');
    await page.unroute(`**${here}`);
    await send(page).click();
    await expect(thanksDialog(page)).toBeVisible();
  });
});

test.describe('without a session', () => {
  test.use({ intendedStatuses: [401] });

  test('leads to the login where the session has ended, with the form along [DSC-20, NAV-25]', async ({
    page,
  }) => {
    await openDialog(page, 'LoggedOut', 17);
    await page.context().clearCookies();
    await send(page).click();
    await expect(page.locator('input[type="hidden"][name="action"][value="sign-up"]')).toHaveCount(1);
  });
});

test.describe('something came up meanwhile', () => {
  test.use({ intendedStatuses: [422] });

  test('asks in the reader’s language about a place taken at that time, without a reload [DSC-20, WAI-15]', async ({
    page,
  }) => {
    await logInAs(page, 'managers');
    const at = { startsInMinutes: 60 * 24 * 20 };
    const wanted = await postQuest(page, { title: 'Island wanted', ...at });
    const held = await postQuest(page, { title: 'Island held', ...at });
    await page.context().clearCookies();
    await enterAs(page, `Meanwhile${test.info().retry}`);
    await page.goto(`/es/questList/1/quest/${wanted.id}`);
    const t = signUpTexts('es');
    const bar = page.getByRole('region', { name: questPageTexts('es').signUp });
    const dialog = page.getByRole('dialog', { name: t.ready });
    await bar.getByRole('button', { name: verdictsTexts('es').open }).click();
    await expect(dialog.locator('astro-island[ssr]')).toHaveCount(0);
    await signUpFor(page, held);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await dialog.getByRole('button', { name: t.signMeUp }).click();
    await expect(dialog).toContainText('A esa hora ya tienes otra Misión.');
    await expect(dialog).toContainText(timeClashTexts('es').sayWhich);
    await dialog.getByRole('checkbox', { name: 'Dejar Island held por esta' }).check();
    await dialog.getByRole('button', { name: t.signMeUp }).click();
    await expect(page.getByText('Por esta Misión dejaste Island held.')).toBeVisible();
    expect(loads, 'no page was loaded').toBe(0);
  });

  test('shows the waitlist where someone else took the last spot meanwhile [DSC-20, ELI-07]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const here = await openDialog(page, 'LastSpot', 18, 1);
    await expect(ready(page)).toContainText('Last spot!');
    const other = await browser.newContext({ baseURL });
    const faster = await other.newPage();
    await enterAs(faster, `FasterOne${test.info().retry}`);
    await faster.goto(here);
    await takePlace(faster);
    await expect(thanksDialog(faster)).toBeVisible();
    await other.close();
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('already has enough volunteers');
    await expect(ready(page)).toHaveCount(0);
    await expect(signUpBar(page)).toContainText('This Quest is full.');
    await signUpBar(page).getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(signUpBar(page)).toContainText('You’re #1 on the waitlist.');
  });
});

test('signs up for more dates of the series in the same dialog, and tells of each [DSC-10, DSC-20]', async ({
  page,
}) => {
  await enterAs(page, `ManyDates${test.info().retry}`);
  await page.goto(dateOfSeries(5, 0));
  await signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }).click();
  await ready(page).locator('summary').click();
  const boxes = ready(page).getByRole('group', { name: 'Dates' }).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await send(page).click();
  await expect(thanksDialog(page)).toContainText('Your dates: 3 of 3');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'More dates' })).toContainText('Your dates: 3 of 3');
  for (const [date, says] of [
    [1, 'You’re on this Quest.'],
    [2, 'Volunteer for this Quest!'],
    [3, 'You’re on this Quest.'],
  ] as const) {
    await page.goto(dateOfSeries(5, date));
    await expect(signUpBar(page)).toContainText(says);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signs up for more dates of the series with the same form [DSC-10, DSC-20]', async ({ page }) => {
    await enterAs(page, `PlainDates${test.info().retry}`);
    await page.goto(dateOfSeries(5, 4));
    await signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }).click();
    await ready(page).locator('summary').click();
    await ready(page).getByRole('group', { name: 'Dates' }).getByRole('checkbox').first().check();
    await send(page).click();
    await expect(thanksDialog(page)).toContainText('Your dates: 2 of 2');
  });
});

test('asks for no script before the button is touched [DSC-14, DSC-20]', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/(SignUp|client)\.[^/]+\.js/.test(request.url())) scripts.push(request.url());
  });
  await logInAs(page, 'volunteer');
  await page.goto(questInState('unheard'));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }).click();
  await expect(ready(page).locator('astro-island[ssr]')).toHaveCount(0);
  expect(scripts.length).toBeGreaterThan(1);
});
