import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { monthFromNow, openCalendar } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';
import { measureTexts } from './text-boxes.ts';

const WIDTHS = [1280, 1024, 900, 768, 600, 320];
const CLEAN = { overlapping: [], broken: [], tooWide: 0 };

test('CAL-08 CAL-10 in the calendar no text lies over another and no word is broken, from phone to desk', async ({
  page,
}) => {
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName !== 'CalendarMonth') return route.continue();
    const answer = await route.fetch();
    const json = await answer.json();
    for (const quest of json.data.getSpecificQuests) {
      // As wide as they come: half past eleven, a count of two digits, a long word beside the icon.
      if (quest.startedAt) quest.startedAt = quest.startedAt.replace(/T.*/, 'T16:30:00.000Z');
      Object.assign(quest, { eventTitle: 'Lunch Neighborhood', takenCount: 44, resourceMaxNumber: 75 });
    }
    return route.fulfill({ response: answer, json });
  });
  await openCalendar(page, { as: 'managers', organization: '1', month: monthFromNow(1) });
  await expectCleanAt(page, async (width) => {
    await expect(page.locator('.month-grid')).toHaveCount(width >= 1024 ? 1 : 0);
    await expect(page.locator('.bubble').filter({ hasText: 'Neighborhood' }).first()).toBeVisible();
  });
});

for (const { list, as, path } of [
  { list: 'the quests', as: 'managers', path: '/console/quests' },
  { list: 'the volunteers', as: 'managers', path: '/console/chariteers' },
  { list: 'the training records', as: 'managers', path: '/console/chariteers?tab=orientations' },
  { list: 'the accounts', as: 'staff', path: '/console/accounts' },
  { list: 'the charities', as: 'staff', path: '/console/providers' },
]) {
  test(`${list}, from phone to desk: no text over another, no word broken, nothing too wide`, async ({
    page,
  }) => {
    await logInAs(page, as);
    await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
    await page.goto(path);
    const row = page.getByRole('main').locator('a, [role="button"], button').nth(8);
    await expect(row).toBeVisible();
    await expectCleanAt(page, () => expect(page.getByRole('progressbar')).toHaveCount(0));
  });
}

/** Measured until it holds: the page takes a moment to draw itself anew. */
async function expectCleanAt(page: Page, isDrawn: (width: number) => Promise<unknown>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await isDrawn(width);
    await expect.poll(() => measureTexts(page), { message: `at ${width} px` }).toEqual(CLEAN);
  }
}
