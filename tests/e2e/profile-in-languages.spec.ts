import { expect, test } from './browser-test.ts';
import { englishLeft } from './english-left.ts';

const PROFILE = '/ar/chariteer-fun-profile/canary';

test('in Arabic arrows turn, arms and shields do not [LNG-05: cards of types]', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'accept-language': 'ar' });
  await page.goto(PROFILE);
  const tiles = page.locator('.type-tile');
  await expect(tiles).toHaveText([/^\s*طعام/, /^\s*شباب/]);
  const shield = await tiles.first().locator('svg').boundingBox();
  const count = await tiles.first().locator('.count').boundingBox();
  expect((count?.x ?? 0) + (count?.width ?? 0) / 2).toBeLessThan((shield?.x ?? 0) + (shield?.width ?? 0) / 2);
  await tiles.first().press('Enter');
  const food = page.getByRole('dialog', { name: 'مهام: طعام' });
  await expect(food.getByRole('button', { name: 'النوع التالي' })).toBeVisible();
  await expect(food).toContainText('تقديم الوجبات • طبخ • توزيع الطعام');
  const transformOf = (selector: string) =>
    food.locator(selector).evaluate((one) => getComputedStyle(one).transform);
  expect(await transformOf('.next svg')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(await transformOf('.picture svg')).toBe('none');
  expect(await englishLeft(page, 'ar')).toEqual([]);
});

test('in Arabic the arrow to the left leads to the next card [LNG-05: keys of cards]', async ({ page }) => {
  await page.goto('/ar/chariteer-fun-profile/everything');
  const names = await page.locator('.type-tile .label').allTextContents();
  const card = (at: number) => page.getByRole('dialog', { name: `مهام: ${names[at]}`, exact: true });
  await page.locator('.type-tile').first().press('Enter');
  await expect(card(0).getByRole('button', { name: 'النوع التالي' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(card(1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(card(0)).toBeVisible();
});

test('the page of a profile brings no word of another language [LNG-06: cards of types]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(await answer.text());
  });
  await page.setExtraHTTPHeaders({ 'accept-language': 'ar' });
  const html = (await (await page.goto(PROFILE))?.text()) ?? '';
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(html).toContain('رائع!');
  for (const word of ['Very Cool!', '¡Genial!', 'Meal Service', 'Reparto de alimentos']) {
    expect(html, word).not.toContain(word);
    expect(scripts.join('\n'), word).not.toContain(word);
  }
});
