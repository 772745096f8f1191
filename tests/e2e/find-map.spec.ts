import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

const MAP = '/find?map=1';

const pins = (page: Page) => page.locator('find-map .pin');
const cards = (page: Page) => page.locator('.find [data-point]');

/** How many quests all pins together stand for. */
async function countOnPins(page: Page): Promise<number> {
  const labels = await pins(page).evaluateAll((all) =>
    all.map((pin) => pin.getAttribute('aria-label') ?? ''),
  );
  return labels.reduce((sum, label) => sum + Number.parseInt(label, 10), 0);
}

async function expectAllOnMap(page: Page): Promise<void> {
  await expect.poll(async () => (await countOnPins(page)) - (await cards(page).count())).toBe(0);
}

test.describe('the map of what was found', () => {
  test('loads what moves it when somebody opens it [DSC-09: only when opened]', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/find');
    await expect(page.locator('.find.live')).toBeVisible();
    expect(scripts.filter((url) => url.includes('live-map'))).toEqual([]);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.locator('find-map.live')).toBeVisible();
    expect(scripts.filter((url) => url.includes('live-map'))).toHaveLength(1);
    await expect(page.locator('find-map path.area').first()).toBeAttached();
  });

  test('pins stand for the quests of the list, also after a choice [DSC-09: in step]', async ({ page }) => {
    await page.goto(MAP);
    await expect(pins(page).first()).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(3);
    await expectAllOnMap(page);
    await page.getByRole('link', { name: 'Next 7 days' }).click();
    await expect(page).toHaveURL(/day=week/);
    await expectAllOnMap(page);
    const titles = await cards(page).locator('h3 a').allTextContents();
    for (const label of await pins(page).evaluateAll((all) =>
      all.map((pin) => pin.getAttribute('aria-label') ?? ''),
    ))
      for (const title of label.slice(label.indexOf(': ') + 2).split(', '))
        expect(titles.join(', ')).toContain(title);
  });

  test('arrows go from pin to pin, with the card of the list, and back to it [DSC-09: keyboard]', async ({
    page,
  }) => {
    await page.goto(MAP);
    await expect(pins(page).first()).toBeVisible();
    // One stop on the way through the page.
    await expect(page.locator('find-map .pin[tabindex="0"]')).toHaveCount(1);
    await pins(page).first().focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    const chosen = page.locator('find-map .pin[aria-pressed="true"]');
    await expect(chosen).toBeFocused();
    const label = (await chosen.getAttribute('aria-label')) ?? '';
    const card = page.locator('find-map .chosen-cards .quest-card').first();
    await expect(card).toBeVisible();
    expect(label).toContain((await card.locator('h3').innerText()).trim());
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await page.getByRole('link', { name: /^List of \d+$/ }).click();
    await expect(page).toHaveURL(/\/find$/);
    await expect(page.locator('find-map')).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });

  test('the list beside it follows a map that is dragged [DSC-09: in step]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${MAP}&zip=07030&miles=3`);
    await expect(pins(page).first()).toBeVisible();
    await page.mouse.move(1000, 800);
    await page.mouse.down();
    await page.mouse.move(1000, 400, { steps: 8 });
    await page.mouse.up();
    await expect(page).toHaveURL(/near=40\.\d+,-74\.\d+.*map=1/);
    await expectAllOnMap(page);
  });

  test('a pin for several comes apart [DSC-09: nearer]', async ({ page }) => {
    await page.goto(MAP);
    await expect(pins(page).first()).toBeVisible();
    const before = await pins(page).count();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => pins(page).count()).toBeGreaterThanOrEqual(before);
    await expectAllOnMap(page);
    await page.getByRole('button', { name: 'Show all pins' }).click();
    await expect.poll(() => pins(page).count()).toBe(before);
  });
});

test.describe('the map without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a picture with links, over outlines, and the list stands below [DSC-09: without a script]', async ({
    page,
  }) => {
    await page.goto(MAP);
    const picture = page.locator('find-map > svg.picture');
    await expect(picture).toBeVisible();
    expect(await picture.locator('.areas path').count()).toBeGreaterThan(80);
    const links = picture.locator('a');
    // What other journeys add may stand at one place: then one pin leads to the list.
    expect(await links.count()).toBeGreaterThan(0);
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      expect(href).toMatch(/^(\/|#found-count$)/);
    expect(await cards(page).count()).toBeGreaterThan(3);
    await expect(page.locator('find-map').getByRole('link', { name: /^List of/ })).toHaveAttribute(
      'href',
      '/find',
    );
  });
});
