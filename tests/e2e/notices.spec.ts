import type { Locator, Page } from '@playwright/test';
import { instantOf } from '#domain/time/new-york-time.ts';
import { expect, test } from './browser-test.ts';
import { bubbles, monthFromNow, openCalendar } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';
import { coveredControls } from './covered-controls.ts';
import { ask } from './month-quest.ts';
import { keepPicture } from './pictures.ts';
import { questInState, signUpBar } from './quest-page.ts';

const SIZES = [
  { name: 'a phone', width: 390, height: 700 },
  { name: 'a wide window', width: 1280, height: 720 },
] as const;

const CREATE = `mutation($by: ID!, $start: DateTime!, $end: DateTime!, $place: ID, $guild: ID) {
  createQuest(providerId: "2", postedById: $by, eventTitle: "Wind yarn", publishingStatus: Published,
    startedAt: $start, endedAt: $end, locationId: $place, reservedGuildId: $guild) { id } }`;

/** The second Wednesday (3) or Thursday (4) of a month. */
function weekdayOf(month: string, weekday: number): string {
  const days = [8, 9, 10, 11, 12, 13, 14].map((day) => `${month}-${String(day).padStart(2, '0')}`);
  return days.find((day) => new Date(day).getUTCDay() === weekday) ?? '';
}

/** A published quest that is reserved for a guild. */
async function addReservedQuest(page: Page, day: string): Promise<void> {
  const { getAccountInfo, provider, guilds } = await ask<{
    getAccountInfo: { playerId: string };
    provider: { approvedLocations: { id: string }[] };
    guilds: { id: string; name: string }[];
  }>(
    page,
    '{ getAccountInfo { playerId } provider(id: "2") { approvedLocations { id } } guilds { id name } }',
  );
  await ask(page, CREATE, {
    by: getAccountInfo.playerId,
    start: new Date(instantOf(day, '10:00')).toISOString(),
    end: new Date(instantOf(day, '12:00')).toISOString(),
    place: provider.approvedLocations[0]?.id,
    guild: guilds.find(({ name }) => name === 'Ferry Street Runners')?.id,
  });
}

for (const { name, ...size } of SIZES) {
  test(`toasts of the console cover no control of what is open, on ${name} [ERR-13]`, async ({ page }) => {
    const month = monthFromNow(10);
    const day = weekdayOf(month, size.width < 600 ? 3 : 4);
    await openCalendar(page, { as: 'managers', organization: '2', month });
    await addReservedQuest(page, day);
    await page.setViewportSize(size);
    await page.reload();
    await bubbles(page, day).click();
    const summary = page.getByRole('dialog', { name: 'Wind yarn', exact: true });
    const release = summary.getByRole('button', { name: 'Release Reservation' });
    await refuseOnce(page, 'ReleaseReservation');
    await release.click();
    // A refusal stays until it is dismissed, over whatever opens next.
    const refusal = page.locator('.MuiAlert-root').filter({ hasText: REFUSAL });
    await expect(refusal).toBeVisible();
    await release.click();
    await expect(page.getByRole('status').filter({ hasText: 'has been released.' })).toBeVisible();
    await expect(summary.getByRole('button', { name: 'Cancel Quest' })).toBeVisible();
    expect(await coveredControls(page)).toEqual([]);
    await keepPicture(page, `console toast beside a quest ${size.width}`, { isWindow: true });

    await summary.getByRole('button', { name: 'Cancel Quest' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel “Wind yarn”?' });
    await expect(question).toBeVisible();
    await expect.poll(() => coveredControls(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await summary.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: /, account of / }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect.poll(() => coveredControls(page)).toEqual([]);
    await page.getByRole('menuitem').first().press('Escape');
    await expect(refusal).toBeVisible();

    await page.getByRole('button', { name: 'New stamp' }).click();
    const stamp = page.getByRole('dialog', { name: 'New stamp' });
    await expect(stamp.getByRole('radio').first()).toBeVisible();
    await expect.poll(() => coveredControls(page)).toEqual([]);
    await expect(refusal).toBeVisible();
    await keepPicture(page, `console toast over a dialog ${size.width}`, { isWindow: true });
  });

  test(`notices of the site cover no control of what is open, on ${name} [ERR-13]`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    await logInAs(page, 'volunteer');
    const openWithToast = async () => {
      await page.context().addCookies([{ name: 'flash', value: 'other-account', url: baseURL }]);
      await page.goto(questInState('open'));
      await expect(page.locator('dialog.toast')).toBeVisible();
    };
    await openWithToast();
    await page.getByRole('banner').locator('summary:visible').first().press('Enter');
    await expect(page.locator('.menu[open] > .panel')).toBeVisible();
    expect(await coveredControls(page)).toEqual([]);
    await page.evaluate(() => document.querySelector('new-version')?.removeAttribute('hidden'));
    expect(await coveredControls(page)).toEqual([]);
    await keepPicture(page, `toast below the menu ${size.width}`, { isWindow: true });

    await openWithToast();
    // As a refused form brings it.
    await page.evaluate(() => document.querySelector('dialog.dialog')?.setAttribute('open', ''));
    await expect(page.locator('dialog.dialog[open]')).toBeVisible();
    await expect(page.locator('dialog.toast')).toBeInViewport({ ratio: 1 });
    expect(await coveredControls(page)).toEqual([]);
    await keepPicture(page, `toast beside a dialog ${size.width}`, { isWindow: true });
  });
}

test.describe('without a connection', () => {
  test.use({ isLineCut: true, viewport: { width: 390, height: 460 } });

  /** Opens the sign-up dialog once it is alive. */
  const openDialog = async (page: Page) => {
    await signUpBar(page).getByRole('button').first().click();
    const dialog = page.locator('dialog.dialog:modal');
    await expect(dialog).toBeVisible();
    return dialog;
  };
  /** Expects the notice in the dialog, whole, above its title and over nothing. */
  const expectInDialog = async (page: Page, dialog: Locator) => {
    const notice = dialog.locator('offline-notice');
    await expect(notice).toBeInViewport({ ratio: 1 });
    const [box, title, around] = await Promise.all(
      [notice, dialog.getByRole('heading', { level: 2 }), dialog].map((one) => one.boundingBox()),
    );
    if (!box || !title || !around) throw new Error('something has no box');
    expect(box.y, 'inside the dialog').toBeGreaterThanOrEqual(around.y);
    expect(box.y + box.height, 'above the title').toBeLessThanOrEqual(title.y);
    expect(await coveredControls(page)).toEqual([]);
  };

  test('the notice of the lost connection takes its own place in a dialog [ERR-13]', async ({ page }) => {
    await logInAs(page, 'volunteer');
    await page.goto(questInState('open'));
    const dialog = await openDialog(page);
    // Down where its actions are, the top is out of sight.
    await page.setViewportSize({ width: 390, height: 220 });
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(dialog.getByRole('heading', { level: 2 })).not.toBeInViewport();
    await page.context().setOffline(true);
    await expectInDialog(page, dialog);
    await keepPicture(page, 'offline notice in a dialog', { isWindow: true });
    await page.context().setOffline(false);
    await expect(dialog.locator('offline-notice')).toBeHidden();
  });

  test('a dialog opened without a connection takes the notice, and gives it back [ERR-13]', async ({
    page,
  }) => {
    await logInAs(page, 'volunteer');
    await page.goto(questInState('open'));
    await openDialog(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.dialog:modal')).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(page.locator('offline-notice')).toBeInViewport({ ratio: 1 });
    await expectInDialog(page, await openDialog(page));
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.dialog:modal')).toHaveCount(0);
    await expect(page.locator('offline-notice')).toBeInViewport({ ratio: 1 });
  });
});

const REFUSAL = 'UNKNOWN ERROR!';

/** Lets the API refuse an operation the next time, which stays on the screen. */
async function refuseOnce(page: Page, operation: string): Promise<void> {
  let isRefused = false;
  await page.route('**/graphql', async (route) => {
    if (isRefused || !route.request().postData()?.includes(operation)) return route.fallback();
    isRefused = true;
    const errors = [{ message: 'x', extensions: { code: 'UNKNOWN' } }];
    await route.fulfill({ json: { data: null, errors } });
  });
}
