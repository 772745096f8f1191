import type { Page, Response } from '@playwright/test';
import { expect, test } from './browser-test.ts';

/** A charity of the demo world with dozens of Quests from a few stamps, to which no other journey adds any. */
const LIST = '/questList/3';
const KB = 1000;

const filterForm = (page: Page) => page.getByRole('form', { name: 'Which Quests to show' });
const cards = (page: Page) => page.locator('main .quest-card');
const typesShown = (page: Page) =>
  cards(page).evaluateAll((all) => [...new Set(all.map((card) => card.getAttribute('data-category')))]);

test('DSC-15 DSC-20 a long list stands by Quest, follows each choice without a reload, and the address follows it', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(filterForm(page).getByRole('button', { name: 'Show these' })).toHaveCount(0);
  await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
  const series = page.locator('main .series-card');
  const dates = series.locator('li a');
  const all = await dates.count();
  expect(all).toBeGreaterThan(20);
  expect(await series.count()).toBeLessThan(all);
  const more = series.locator('details').first();
  await more.locator('summary').press('Enter');
  await expect(more.getByRole('link').first()).toBeVisible();

  await filterForm(page).getByLabel('Type').selectOption({ label: 'Youth' });
  await expect(page).toHaveURL(`${LIST}?type=youth`);
  await expect(page.locator('main .series-card:not([data-category="youth"])')).toHaveCount(0);
  const youth = await dates.count();
  expect(youth).toBeLessThan(all);
  await expect(page.locator('.quest-list > [role="status"]')).toHaveText(`${youth} of ${all} Quests`);

  await filterForm(page).getByLabel('Order').selectOption({ label: 'By day' });
  await expect(page).toHaveURL(`${LIST}?type=youth&by=day`);
  await expect(series).toHaveCount(0);
  await expect(cards(page)).toHaveCount(youth);
  expect(await typesShown(page)).toEqual(['youth']);
  await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');

  await page.reload();
  await expect(cards(page)).toHaveCount(youth);
  await filterForm(page).getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(`${LIST}?by=day`);
  await expect(cards(page)).toHaveCount(all);
});

test('DSC-20 where nothing fits the list says so, and goes back with one press', async ({ page }) => {
  await page.goto(`${LIST}?when=week&type=youth&open=1&by=day`);
  await expect(filterForm(page).getByLabel('Open spots only')).toBeChecked();
  const types = await filterForm(page).getByLabel('Type').locator('option').allTextContents();
  for (const label of types.slice(1)) {
    await filterForm(page).getByLabel('Type').selectOption({ label });
    await filterForm(page).getByLabel('When').selectOption({ label: 'This weekend' });
    if ((await cards(page).count()) === 0) break;
  }
  await expect(page.getByText('None of these Quests fits.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all Quests' }).press('Enter');
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(`${LIST}?by=day`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('DSC-20 the filter stands folded, says what it is set to, and opens', async ({ page }) => {
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

  test('DSC-20 the same filter is a form', async ({ page }) => {
    await page.goto(LIST);
    await filterForm(page).getByLabel('Type').selectOption({ label: 'Youth' });
    await filterForm(page).getByLabel('Order').selectOption({ label: 'By day' });
    await filterForm(page).getByRole('button', { name: 'Show these' }).click();
    await expect(page).toHaveURL(/\?when=any&type=youth&by=day$/);
    await expect(cards(page).first()).toBeVisible();
    expect(await typesShown(page)).toEqual(['youth']);
  });
});

test('DSC-20 React takes 70 kB once, the list’s island 12 kB more, after the first words', async ({
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
