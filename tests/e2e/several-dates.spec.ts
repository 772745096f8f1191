import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { signUpBar } from './quest-page.ts';
import { DEMANDING, dateOfSeries, SERIES_LIST, SERIES_QUESTS } from './series-charity.ts';

const datesOf = (page: Page) => page.getByRole('region', { name: 'More dates' });
const boxes = (page: Page) => datesOf(page).getByRole('checkbox', { name: /03|3:/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('dates are chosen and signed up for in one step, and the page says what became of each [DSC-10]', async ({
    page,
  }) => {
    await logInAs(page, 'gold');
    await page.goto(dateOfSeries(0, 0));
    const dates = datesOf(page);
    // This date and the next ones; those that cannot be taken here say why.
    await expect(boxes(page)).toHaveCount(3);
    await expect(boxes(page).first()).toBeChecked();
    await expect(dates).toContainText('Full: join waitlist');
    await expect(dates).toContainText('Needs more: see its page');
    await boxes(page).nth(1).check();
    await dates.getByRole('button', { name: 'Sign up for the chosen dates' }).click();
    await expect(page).toHaveURL(/\?picked=series-0-0\.series-0-1#dates$/);
    await expect(dates.getByRole('status')).toContainText('Your dates: 2 of 2');
    await expect(dates.getByRole('status').getByRole('listitem')).toHaveCount(2);
    await expect(signUpBar(page)).toContainText('You’re on this Quest.');
    await page.goto(dateOfSeries(0, 1));
    await expect(signUpBar(page)).toContainText('You’re on this Quest.');
  });

  test('asks an adult with a child for whom the dates are [DSC-10]', async ({ page }) => {
    await logInAs(page, 'boardmembers');
    const child = 'nameFirst: "Mo", nameLast: "Delmar", dateOfBirth: "2019-05-01", signedName: "Rosa Delmar"';
    const query = `mutation { registerChild(input: { ${child} }) { id } }`;
    const registered = await page.request.post('/graphql', { data: { query } });
    expect(await registered.json()).toHaveProperty('data.registerChild.id');
    await page.goto(dateOfSeries(1, 0));
    await datesOf(page).getByRole('link', { name: 'Mo' }).click();
    await expect(datesOf(page).getByRole('link', { name: 'Mo' })).toHaveAttribute('aria-current', 'true');
  });

  test('a date that is gone by then is told by itself, and the others stand [DSC-10]', async ({ page }) => {
    await logInAs(page, 'gold');
    await page.goto(`${dateOfSeries(0, 3)}?picked=series-0-2.series-0-0.nothing`);
    const result = datesOf(page).getByRole('status');
    await expect(result).toContainText('Your dates: 1 of 3');
    await expect(result.getByRole('link')).toHaveAttribute('href', dateOfSeries(0, 2));
    await expect(result).toContainText('Full: join waitlist');
    await expect(result).toContainText('No longer offered: 1');
  });

  test('a series is one card with its next dates, a way to see all, and one to choose several [DSC-15]', async ({
    page,
  }) => {
    await page.goto(`${SERIES_LIST}?by=series`);
    const cards = page.locator('main .series-card');
    await expect(cards).toHaveCount(6);
    await expect(cards.locator('li a')).toHaveCount(SERIES_QUESTS);
    const first = cards.first();
    await expect(first.locator('li a').filter({ visible: true })).toHaveCount(3);
    await first.locator('summary').click();
    await expect(first.locator('li a').filter({ visible: true })).toHaveCount(9);
    await first.getByRole('link', { name: 'Choose several dates' }).click();
    await expect(page).toHaveURL(`${dateOfSeries(0, 0)}#dates`);
  });
});

test.describe('with nothing chosen', () => {
  test.use({ intendedStatuses: [422] });

  test('whoever chooses no date is told so, with keys alone [DSC-10]', async ({ page }) => {
    await logInAs(page, 'volunteer');
    await page.goto(dateOfSeries(1, 0));
    await boxes(page).first().focus();
    await page.keyboard.press('Space');
    await expect(boxes(page).first()).not.toBeChecked();
    const button = datesOf(page).getByRole('button', { name: 'Sign up for the chosen dates' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Choose from 1 to 12 dates.');
    await expect(boxes(page).first()).not.toBeChecked();
  });
});

test('visitors see the dates, and are led to the log-in to choose several [DSC-10]', async ({ page }) => {
  await page.goto(dateOfSeries(2, 0));
  await expect(datesOf(page).getByRole('checkbox')).toHaveCount(0);
  await datesOf(page).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
});

test('on the page of a series and of what asks for much [DSC-10, DSC-16: no fault that axe finds]', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  for (const path of [dateOfSeries(3, 0), `${dateOfSeries(3, 0)}?picked=series-0-2`, DEMANDING]) {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('52 quests of six series take at most four screens of a phone [DSC-15]', async ({ page }) => {
    await page.goto(`${SERIES_LIST}?by=series`);
    await expect(page.locator('main .series-card li a')).toHaveCount(SERIES_QUESTS);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(4 * 844);
  });
});

test('a visitor reads ages, training with its length, hours and clothes before registering [DSC-16: on the page]', async ({
  page,
}) => {
  await page.goto(DEMANDING);
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  for (const asked of [
    'Ages 16 and up.',
    'Ladder safety',
    '1 hour, 30 minutes, before you come',
    'Ages 16 and up',
    '2 hours with this charity',
    'Old clothes and closed shoes',
  ])
    await expect(details).toContainText(asked);
  await expect(page.getByText('Before you can sign up')).toHaveCount(0);
  await page.goto(dateOfSeries(4, 0));
  await expect(details).toContainText('No experience needed.');
});

test('who is logged in reads all that is in the way at once [DEC-36, DSC-16: on the page]', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  await page.goto(DEMANDING);
  const notice = page.locator('.notice', { hasText: 'Before you can sign up' });
  await expect(notice.getByRole('listitem')).toHaveText([
    'You have 0 of 2 required hours.',
    'This Quest needs training.',
  ]);
  await expect(page.getByRole('heading', { name: 'Your hours with this charity' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Required training' })).toBeVisible();
});

test.describe('where there is no quest to take', () => {
  test.use({ intendedStatuses: [404] });

  test('a quest that is over or not there says so to visitors, with up to three to take [DSC-17: over, unknown]', async ({
    page,
  }) => {
    const next = page.getByRole('region', { name: 'Other Quests for you' }).getByRole('article');
    await page.goto('/questList/every-state/quest/over');
    await expect(signUpBar(page)).toContainText('This Quest ended already.');
    await expect(next).toHaveCount(3);
    for (const path of [
      '/questList/every-state/quest/nowhere',
      '/quest/nowhere',
      '/questList/every-state/quest/draft',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('alert')).toHaveText('We can’t find that Quest.');
      await expect(next).toHaveCount(3);
    }
  });
});
