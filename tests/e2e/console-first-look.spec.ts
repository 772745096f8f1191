import { tokens } from '#domain/brand/tokens.ts';
import { expect, test } from './browser-test.ts';
import { dayCell, monthFromNow, openCalendar, toolbar } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

/** What a server sends before it waits for a word of the browser: ten packets. */
const FIRST_ROUND_BYTES = 14_000;
const switcher = 'Pick an organization';

for (const [name, viewport] of [
  ['a desk', { width: 1280, height: 720 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a phone of 390 px', { width: 390, height: 740 }],
  ['a phone of 360 px', { width: 360, height: 740 }],
  ['a phone of 320 px', { width: 320, height: 640 }],
] as const) {
  test(`on ${name} the month opens at this week with its name, tools and weekdays, and stays where it is put [CAL-03]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // As late in the month as every month goes.
    await page.clock.setFixedTime(`${monthFromNow(0)}-28T17:00:00Z`);
    await logInAs(page, 'managers');
    await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
    await page.goto('/console/calendar');
    const here = page.locator('td.fc-day-today .day-number, .list-day.is-today h3');
    await expect(here).toBeInViewport({ ratio: 1 });
    // Not under the bar and the tray, which lie over the page.
    await expect.poll(() => here.evaluate(isUncovered)).toBe(true);
    const tools = toolbar(page).locator('h2, button:enabled, a').filter({ visible: true });
    const weekdays = page.locator('.fc-col-header-cell-cushion');
    expect(await weekdays.count()).toBe(viewport.width < 600 ? 0 : 7);
    for (const one of await tools.or(weekdays).all()) {
      await expect(one).toBeInViewport({ ratio: 1 });
      expect(await one.evaluate(isUncovered), String(await one.textContent())).toBe(true);
    }
    await page.mouse.move(viewport.width / 2, viewport.height - 40);
    await page.mouse.wheel(0, -5_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.setViewportSize({ ...viewport, height: viewport.height - 20 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('another organization shows the same month, also after a reload [CAL-06, NAV-34]', async ({ page }) => {
  const month = monthFromNow(2);
  await openCalendar(page, { as: 'managers', organization: '1', month });
  await page.getByRole('combobox', { name: switcher }).selectOption('Second Stitch Clothing Room');
  await expect(page).toHaveURL(new RegExp(`month=${month}`));
  await expect(dayCell(page, `${month}-01`)).toBeVisible();
  const shown = await toolbar(page).getByRole('heading').textContent();
  await page.reload();
  await expect(toolbar(page).getByRole('heading')).toHaveText(shown ?? '');
  await expect(page.getByRole('combobox', { name: switcher }).locator('option:checked')).toHaveText(
    'Second Stitch Clothing Room',
  );
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the first paint is the frame of the console with the charity and its day, by ${scheme === 'light' ? 'day' : 'night'} [DSK-14: the page itself]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await logInAs(page, 'managers');
    await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    // Nothing but the page itself: no script, no style, no answer.
    await page.route(/\/(console\/assets|graphql)/, async (route) => {
      await held;
      await route.continue();
    });
    const answer = await page.goto('/console/', { waitUntil: 'commit' });
    const bar = page.locator('.first-frame .first-bar');
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS('background-color', rgb(tokens.color.raised[scheme]));
    await expect(page.locator('.first-frame')).toHaveCSS(
      'background-color',
      rgb(tokens.color.surface[scheme]),
    );
    await expect(page.locator('.first-menu')).toBeVisible();
    await expect(bar).toHaveText('Harbor Table Kitchen');
    const today = (await page.locator('.first-page').textContent())?.trim() ?? '';
    expect(today).toMatch(/^(Today: \d+ quests?, \d+ of \d+ spots taken|No quests today)$/);
    const { height } = (await bar.boundingBox()) ?? {};
    go();
    await expect(page.getByRole('button', { name: 'account of managers' })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('main').getByText(today, { exact: true })).toBeVisible();
    // It comes with the first round of the line, before which no browser asks for more.
    expect((await answer?.body())?.length).toBeLessThan(FIRST_ROUND_BYTES);
    // Nothing jumps when the real one comes.
    expect((await page.locator('header').boundingBox())?.height).toBe(height);
  });
}

/** Runs in the page: whether the middle of an element is what one would click on there. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
