import { globSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { CONSOLE_PAGES, consoleRoutes } from './console-pages.ts';
import { keepPicture } from './pictures.ts';
import { type ShownPage, SITE_PAGES, UNREACHABLE } from './site-pages.ts';

// A picture says more than a trace here, and costs a tenth of the time.
test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ mode: 'parallel' });

const siteFolder = path.resolve(import.meta.dirname, '../../site/pages');

test('every page of the site is looked at below', () => {
  const files = globSync('**/*.astro', { cwd: siteFolder }).map((file) => file.replaceAll(path.sep, '/'));
  const seen = new Set([...SITE_PAGES.map(({ file }) => file), ...UNREACHABLE]);
  expect(files.filter((file) => !seen.has(file))).toEqual([]);
});

test('every page of the console is looked at below', () => {
  const routes = consoleRoutes();
  expect(routes.length).toBeGreaterThan(10);
  const isSeen = (route: RegExp) =>
    CONSOLE_PAGES.some(({ path: address }) => route.test(address.split('?')[0] ?? ''));
  expect(routes.filter((route) => !isSeen(route)).map(String)).toEqual([]);
});

for (const shown of SITE_PAGES) {
  test.describe(`site: ${shown.name}`, () => {
    test.use({ intendedStatuses: shown.status ? [shown.status] : [] });

    test('axe finds nothing, wide or narrow, by day or by night', async ({ page }) => {
      if (shown.as) await logInAs(page, shown.as);
      await lookAt(page, shown);
    });
  });
}

for (const shown of CONSOLE_PAGES) {
  test(`${shown.name}: axe finds nothing, wide or narrow, by day or by night`, async ({ page, baseURL }) => {
    if (shown.as) await logInAs(page, shown.as);
    const choice = { name: 'organization', value: shown.organization ?? '', url: baseURL ?? '' };
    await page.context().addCookies([choice]);
    await lookAt(page, shown);
  });
}

const VIEWS = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

async function lookAt(page: Page, shown: ShownPage): Promise<void> {
  const { name, open, hasPopup } = shown;
  // In the console a page without a popup only waits for its content.
  const isOpened = hasPopup || (open !== undefined && !isConsole(shown));
  for (const [index, view] of VIEWS.entries()) {
    await page.setViewportSize(view);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // Menus and dialogs are opened anew, since a narrow window has others; everything else just gets narrow.
    if (index === 0 || isOpened) await arriveAt(page, shown);
    await settled(page);
    await expectNoViolations(page, `${view.width} px, light`, shown, ALL_RULES);
    if (index === 0) await keepPicture(page, `${name} ${view.width} light`, { isWindow: isOpened });
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    await expectNoViolations(page, `${view.width} px, dark`, shown, COLOR_RULES);
    if (index === 1) await keepPicture(page, `${name} ${view.width} dark`, { isWindow: true });
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, `nothing hangs over at ${view.width} px`).toBeLessThanOrEqual(0);
  }
}

const isConsole = (shown: ShownPage) => shown.path.startsWith('/console');

async function arriveAt(page: Page, shown: ShownPage): Promise<void> {
  const { path: address, open, isDialog, status = 200 } = shown;
  await shown.before?.(page);
  const answer = await page.goto(address, { waitUntil: isConsole(shown) ? 'networkidle' : 'load' });
  expect(answer?.status()).toBe(status);
  if (!isDialog) await expectFrame(page);
  await open?.(page);
}

/** All of axe's rules, its best practices included, and the one of WCAG 2.2 that it leaves off by default. */
const ALL_RULES: Rules = { rules: { 'target-size': { enabled: true } } };
/** What the night can change. */
const COLOR_RULES: Rules = { runOnly: ['color-contrast', 'link-in-text-block'] };

const ONLY_VIOLATIONS: Rules = { resultTypes: ['violations'], preload: false };
/** Where the component library hangs dialogs and menus: below the body, outside all landmarks. */
const POPUPS = '.MuiModal-root, .MuiPopper-root';

/** A page with a popup is looked at without it elsewhere; here only what hangs over it counts. */
async function expectNoViolations(page: Page, view: string, shown: ShownPage, rules: Rules): Promise<void> {
  // Words for what is in order would take as long as the search itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...rules, ...ONLY_VIOLATIONS });
  if (shown.hasPopup) axe.include(POPUPS);
  const { violations } = await axe.analyze();
  expect(violations.map(inWords), view).toEqual([]);
}

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('footer')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/\S.*Chariteers/);
}

/**
 * Two frames for what is to be drawn anew; then nothing is loading, and no transition is under way. What browsers
 * leave out below the window is drawn too: its colors would be those of the day while the page is that of the night.
 */
async function settled(page: Page): Promise<void> {
  await page.locator('section').evaluateAll((sections) => {
    for (const one of sections) one.style.contentVisibility = 'visible';
  });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.waitForFunction(
    () =>
      !document.querySelector('[role="progressbar"]') &&
      !document.getAnimations().some((one) => one instanceof CSSTransition),
  );
}

type Rules = Parameters<AxeBuilder['options']>[0];
type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function inWords({ id, help, nodes }: Violation): string {
  const places = nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`);
  return `${id}: ${help}\n  ${places.slice(0, 5).join('\n  ')}`;
}
