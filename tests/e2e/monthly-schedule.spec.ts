import type { Page } from '@playwright/test';
import { formatLongDate, formatMonth } from '#domain/text/format.ts';
import { daysOfMonth, weekdayOf } from '#domain/time/new-york-time.ts';
import { expect, test } from './browser-test.ts';
import { bubbles, expectToast, monthFromNow, openCalendar, toolbar } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';
import { keepPicture } from './pictures.ts';

const SORTING = 'Sort and fold donations';
const WEDNESDAY = 3;
const review = (page: Page) => page.getByRole('dialog', { name: /^Post Monthly Schedule/ });
const postMonth = (page: Page) => toolbar(page).getByRole('button', { name: 'Post Monthly Schedule' });
const wednesdayOf = (month: string, nth: number) =>
  daysOfMonth(month).filter((day) => weekdayOf(day) === WEDNESDAY)[nth] ?? '';

test.describe('the monthly schedule', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });

  const month = monthFromNow(2);
  const [first, second] = [wednesdayOf(month, 0), wednesdayOf(month, 1)];
  const edited = (page: Page) => review(page).getByRole('region', { name: formatLongDate(second) });
  /** How many quests the stamps of the month come to. */
  let count = 0;

  test('shows the Quests of the month before it is posted [CAL-24, MSC-02]', async ({ page }) => {
    await openCalendar(page, { as: 'managers', organization: '2', month });
    await postMonth(page).click();
    await expect(review(page)).toContainText(formatMonth(month));
    count = await review(page).getByRole('article').count();
    expect(count).toBeGreaterThan(3);
    await expect(review(page)).toContainText(`To post: ${count}`);
  });

  test('leaves out what is not wanted, and moves an end to the next day [MSC-02, MSC-03, MSC-09]', async ({
    page,
  }) => {
    const of = (what: string) => `${what} ${SORTING} on ${formatLongDate(first)}`;
    await review(page)
      .getByRole('button', { name: of('Leave out') })
      .click();
    await expect(review(page).getByRole('button', { name: of('Put back') })).toHaveText('Put back');
    await edited(page).getByLabel('From').fill('22:00');
    await edited(page).getByLabel('To').fill('01:00');
    await expect(edited(page)).toContainText('next day');
    await expect(review(page)).toContainText(`To post: ${count - 1}`);
    await keepPicture(page, 'console monthly schedule');
  });

  test('asks before it throws the work away [MSC-04]', async ({ page }) => {
    await review(page).getByRole('button', { name: 'Close' }).click();
    const warning = page.getByRole('dialog', { name: 'Discard this schedule?' });
    await warning.getByRole('button', { name: 'Keep working' }).click();
    await expect(edited(page).getByLabel('From')).toHaveValue('22:00');
  });

  test('is posted after a question, without what was left out [MSC-01, MSC-05, MSC-08, TST-12]', async ({
    page,
  }) => {
    await review(page).getByRole('button', { name: 'Continue' }).click();
    const question = page.getByRole('dialog', { name: `Post ${count - 1} Quests?` });
    await question.getByRole('button', { name: `Post ${count - 1} Quests` }).click();
    await expectToast(page, `Successfully created ${count - 1} Quests!`, { canUndo: true });
    const success = page.getByRole('dialog', { name: `${formatMonth(month)} is posted` });
    await success.getByRole('button', { name: 'Done' }).click();
  });

  test('stands published on its days at once [MSC-13, QST-17]', async ({ page }) => {
    await expect(bubbles(page, second)).toContainText('Published10:00 pm');
    await expect(bubbles(page, first)).toHaveCount(0);
  });

  test('is marked as posted or moved the next time, and only what was left out is open [OPEN-MSC-03, DEC-72]', async ({
    page,
  }) => {
    await postMonth(page).click();
    await review(page)
      .getByText(/Already posted: \d+/)
      .click();
    const posted = review(page).getByRole('article').filter({ hasText: 'Already posted' });
    await expect(posted).toHaveCount(count - 2);
    await expect(posted.first().getByRole('button')).toHaveCount(0);
    await review(page).getByText('Moved: 1').click();
    await expect(edited(page)).toContainText(`Moved to ${formatLongDate(second)}, 10:00 pm`);
    await expect(review(page).getByRole('button', { name: /^Leave out / })).toHaveCount(1);
    await keepPicture(page, 'console monthly schedule again');
  });

  test('says so when nothing is left to post [MSC-10]', async ({ page }) => {
    const open = review(page).getByRole('button', { name: /^Leave out / });
    await open.first().click();
    await review(page).getByRole('button', { name: 'Continue' }).click();
    await expect(review(page).getByRole('alert')).toHaveText(
      "ERROR! You didn't select any Quests to create. Please select at least one Quest to create.",
    );
    await review(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(review(page)).toBeHidden();
  });
});

test('an error keeps the review open with everything typed [MSC-14, MSC-11, ERR-31, ERR-30]', async ({
  page,
}) => {
  const answers = [
    {
      errors: [{ message: 'Item 1: Bad', extensions: { code: 'BAD_USER_INPUT', statusCode: 400, item: 1 } }],
    },
    { errors: [{ message: 'Internal', extensions: { code: 'INTERNAL', statusCode: 500 } }] },
    { data: { createQuestsFromTemplates: [] } },
  ];
  await page.route('**/graphql', async (route) => {
    const isPosting = route.request().postDataJSON().operationName === 'PostMonthlySchedule';
    if (isPosting) await route.fulfill({ json: answers.shift() });
    else await route.continue();
  });
  const month = monthFromNow(3);
  await openCalendar(page, { as: 'managers', organization: '2', month });
  await postMonth(page).click();
  const edited = review(page).getByRole('region', { name: formatLongDate(wednesdayOf(month, 1)) });
  await edited.getByLabel('From').fill('11:05');
  for (const text of [
    ': Item 1: Bad',
    'email support at help@example.org',
    "ERROR! We couldn't create any Quests. Please try again.",
  ]) {
    await review(page).getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^Post \d+ Quests$/ }).click();
    await expect(review(page).getByRole('alert')).toContainText(text);
    await expect(edited.getByLabel('From')).toHaveValue('11:05');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden();
  }
  await expect(page.getByRole('dialog', { name: /is posted$/ })).toHaveCount(0);
});

test('a month that a colleague posts at the same moment is posted once, and the review says so [OPEN-MSC-03, MSC-11]', async ({
  page,
}) => {
  await openCalendar(page, { as: 'managers', organization: '2', month: monthFromNow(9) });
  await page.route('**/graphql', async (route) => {
    const data = route.request().postDataJSON();
    if (data.operationName === 'PostMonthlySchedule') await page.request.post('/graphql', { data });
    await route.continue();
  });
  await postMonth(page).click();
  await review(page).getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Post \d+ Quests$/ }).click();
  await expect(review(page).getByRole('alert')).toContainText("couldn't create any Quests");
  const items = await review(page).getByRole('article').count();
  await expect(review(page).getByText('Already posted', { exact: true })).toHaveCount(items);
});

test('the print view holds the month, the charity and where to sign up [CAL-26]', async ({ page }) => {
  const month = monthFromNow(1);
  await openCalendar(page, { as: 'managers', organization: '1', month });
  const shown = await page.locator('.fc-day:not(.fc-day-other) .bubble.is-published').count();
  await toolbar(page).getByRole('link', { name: 'Print Schedule' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatMonth(month));
  await expect(page.locator('.print-quest')).toHaveCount(shown);
  await expect(page.getByRole('article')).toContainText('Harbor Table Kitchen');
  await expect(page.getByRole('article')).toContainText('/questList/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await keepPicture(page, 'console print schedule');
  await page.getByRole('link', { name: 'Back to calendar' }).click();
  await expect(toolbar(page).getByRole('heading')).toHaveText(formatMonth(month));
});

test('on a phone the month is a list, in which a quest is added too [CAL-08, CAL-15]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const month = monthFromNow(1);
  await logInAs(page, 'managers');
  await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
  await page.goto(`/console/calendar?month=${month}`);
  await expect(page.locator('.fc')).toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 3, name: formatLongDate(`${month}-15`).replace(/, \d+$/, '') }),
  ).toBeVisible();
  await page.locator('.bubble').first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View Quest' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Add quest on ${formatLongDate(`${month}-15`)}` }).click();
  await expect(page.getByRole('dialog', { name: 'Add quest' })).toBeVisible();
});
