import type { Page, Response } from '@playwright/test';
import { expect, test } from './browser-test.ts';

/** A charity of the demo world with dozens of Quests from a few stamps, to which no other journey adds any. */
const LIST = '/questList/3';
const KB = 1000;

const filterForm = (page: Page) => page.getByRole('form', { name: 'Which Quests to show' });
const cards = (page: Page) => page.locator('main .quest-card');
const typesShown = (page: Page) =>
  cards(page).evaluateAll((all) => [...new Set(all.map((card) => card.getAttribute('data-category')))]);

test('begins with the next three days to join, each once [DSC-15]', async ({ page }) => {
  await page.goto('/questList/1');
  const days = page.getByRole('list', { name: 'Next dates' }).getByRole('link');
  await expect(days).toHaveCount(3);
  const names = (await days.allInnerTexts()).map((name) => name.split(':')[0]);
  expect(new Set(names).size).toBe(3);
  await days.first().click();
  await expect(page).toHaveURL(/\/questList\/1\/quest\//);
});

test('a list opens by day with two weeks, and shows the rest with one press [DEC-83, QL-04]', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(filterForm(page).getByRole('button', { name: 'Show these' })).toHaveCount(0);
  const near = await cards(page).count();
  const more = page.getByRole('link', { name: /^Show all \d+$/ });
  const all = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
  expect(all).toBeGreaterThan(near);
  await expect(page.locator('main .quest-days h2').first()).toHaveText(/^\w+day, \w+ \d+, \d{4}$/);
  await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
  await more.press('Enter');
  await expect(cards(page)).toHaveCount(all);
  await expect(more).toHaveCount(0);
  // The first one that was not there before; what was pressed is gone.
  await expect(cards(page).nth(near).getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL(`${LIST}?by=day&all=1`);
  await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');
});

test('“By Quest” is one tap, is remembered, and follows each choice without a reload [DSC-15, DSC-20, DEC-83]', async ({
  page,
}) => {
  await page.goto(LIST);
  const orders = page.getByRole('navigation', { name: 'Order' });
  await orders.getByRole('link', { name: 'By Quest' }).click();
  await page.goto(LIST);
  await expect(orders.getByRole('link', { name: 'By Quest' })).toHaveAttribute('aria-current', 'true');
  await expect(filterForm(page).getByRole('button', { name: 'Show these' })).toHaveCount(0);
  await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
  const series = page.locator('main .series-card');
  const dates = series.locator('li a');
  const all = await dates.count();
  expect(all).toBeGreaterThan(20);
  expect(await series.count()).toBeLessThan(all);
  await expect(dates.locator('i.ring[aria-label$="spots filled"]'), 'a ring on every date').toHaveCount(all);
  const more = series.locator('details').first();
  await more.locator('summary').press('Enter');
  await expect(more.getByRole('link').first()).toBeVisible();

  await filterForm(page).getByLabel('Type').selectOption({ label: 'Youth' });
  await expect(page).toHaveURL(`${LIST}?by=series&type=youth`);
  await expect(page.locator('main .series-card:not([data-category="youth"])')).toHaveCount(0);
  const youth = await dates.count();
  expect(youth).toBeLessThan(all);
  await expect(page.locator('.quest-list > [role="status"]')).toHaveText(`${youth} of ${all} Quests`);
  await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');

  await orders.getByRole('link', { name: 'By day' }).click();
  await expect(page).toHaveURL(`${LIST}?by=day&type=youth`);
  await expect(series).toHaveCount(0);
  await expect(cards(page)).toHaveCount(youth);
  expect(await typesShown(page)).toEqual(['youth']);
  await filterForm(page).getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(`${LIST}?by=day&all=1`);
  await expect(cards(page)).toHaveCount(all);
});

test('where nothing fits the list says so, and goes back with one press [DSC-20]', async ({ page }) => {
  await page.goto(`${LIST}?when=week&type=youth&open=1&by=day`);
  await expect(filterForm(page).getByLabel('Open spots only')).toBeChecked();
  const types = await filterForm(page).getByLabel('Type').locator('option').allTextContents();
  for (const label of types.slice(1)) {
    await filterForm(page).getByLabel('Type').selectOption({ label });
    await filterForm(page).getByLabel('When').selectOption({ label: 'This weekend' });
    if ((await cards(page).count()) === 0) break;
  }
  await expect(page.getByText('No Quests match.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all Quests' }).press('Enter');
  await expect(cards(page).first().getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL(`${LIST}?by=day&all=1`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('the filter stands folded, says what it is set to, and opens [DSC-20]', async ({ page }) => {
    await page.goto(LIST);
    const summary = page.locator('.list-filter > summary');
    await expect(summary).toHaveText(/Filter\s*Any day/);
    await expect(filterForm(page)).toBeHidden();
    await summary.press('Enter');
    await filterForm(page).getByLabel('When').selectOption({ label: 'Next 7 days' });
    await expect(summary).toHaveText(/Next 7 days/);
    await expect(filterForm(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same filter is a form [DSC-20]', async ({ page }) => {
    await page.goto(LIST);
    await filterForm(page).getByLabel('Type').selectOption({ label: 'Youth' });
    await filterForm(page).getByRole('button', { name: 'Show these' }).click();
    await expect(page).toHaveURL(/\?when=any&type=youth&by=day$/);
    await expect(cards(page).first()).toBeVisible();
    expect(await typesShown(page)).toEqual(['youth']);
  });

  test('the order is remembered, and the rest is a link away [DEC-83]', async ({ page }) => {
    await page.goto(LIST);
    await page.getByRole('link', { name: 'By Quest' }).click();
    await page.goto(LIST);
    await expect(page.locator('main .series-card').first()).toBeVisible();
    await page.getByRole('link', { name: 'By day' }).click();
    const near = await cards(page).count();
    await page.getByRole('link', { name: /^Show all \d+$/ }).click();
    expect(await cards(page).count()).toBeGreaterThan(near);
  });
});

test('no heading level of a list is skipped in either order [DEC-83]', async ({ page }) => {
  for (const path of [`${LIST}?by=day`, `${LIST}?by=series`, '/questList/every-state?by=series']) {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(jumps, `${path}: ${levels}`).toEqual([]);
  }
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Roles & Donation Links');
});

test('React takes 70 kB once, the list’s island 12 kB more, after the first words [DSC-20]', async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(LIST);
  await expect(filterForm(page).getByRole('button', { name: 'Show these' })).toHaveCount(0);
  const sizes = new Map<string, number>();
  for (const response of scripts) {
    const { responseBodySize } = await response.request().sizes();
    sizes.set(new URL(response.url()).pathname, responseBodySize);
  }
  const sumOf = (isAsked: (path: string) => boolean) =>
    [...sizes].filter(([path]) => isAsked(path)).reduce((sum, [, size]) => sum + size, 0);
  const isReact = (path: string) => /\/(client|react|jsx-runtime)\.[^/]+\.js$/.test(path);
  expect(sumOf(isReact)).toBeGreaterThan(40 * KB);
  expect(sumOf(isReact)).toBeLessThanOrEqual(70 * KB);
  expect(sumOf((path) => path.includes('QuestList'))).toBeGreaterThan(1 * KB);
  expect(sumOf((path) => !isReact(path))).toBeLessThanOrEqual(12 * KB);
});
