import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readAddress } from '#domain/texts/language-address.ts';
import { expect } from './browser-test.ts';
import { outlineProblems } from './page-outline.ts';
import { keepPicture } from './pictures.ts';
import type { ShownPage } from './site-pages.ts';

/** All of axe's rules, its best practices included, and the one of WCAG 2.2 that it leaves off by default. */
const ALL_RULES: Rules = { rules: { 'target-size': { enabled: true } } };
/** What the night can change. */
const COLOR_RULES: Rules = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** How a page is looked at: one after the other, each width with its first look loaded at that width. */
type Look = { width: number; height: number; scheme: 'light' | 'dark'; rules: Rules };
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };

/** Wide and narrow, by day and by night. */
export const EVERY_LOOK: readonly Look[] = [
  { ...WIDE, scheme: 'light', rules: ALL_RULES },
  { ...WIDE, scheme: 'dark', rules: COLOR_RULES },
  { ...NARROW, scheme: 'light', rules: ALL_RULES },
  { ...NARROW, scheme: 'dark', rules: COLOR_RULES },
];
/** Each width and each time of the day once, with every rule. */
export const TYPICAL_LOOKS: readonly Look[] = [
  { ...WIDE, scheme: 'light', rules: ALL_RULES },
  { ...NARROW, scheme: 'dark', rules: ALL_RULES },
];

/**
 * One look for each of many pages, by turns: every width at every time of the day comes with every fourth page. What opens
 * is looked at on a phone, where it has the least space.
 */
export function lookByTurns(shown: ShownPage, turn: number): Look {
  const size = opensSomething(shown) || turn % 2 === 1 ? NARROW : WIDE;
  return { ...size, scheme: turn % 4 < 2 ? 'light' : 'dark', rules: ALL_RULES };
}

/** Checks in each look that axe and `page-outline.ts` find no problem, and that nothing overflows the window. */
export async function lookAt(
  page: Page,
  shown: ShownPage,
  looks: readonly Look[],
  { keepsPictures = false } = {},
): Promise<void> {
  let widthBefore: number | undefined;
  for (const { width, height, scheme, rules } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    // Menus and dialogs are opened anew, since a narrow window has others; everything else just gets narrow.
    if (widthBefore === undefined || (opensSomething(shown) && width !== widthBefore))
      await arriveAt(page, shown);
    widthBefore = width;
    await settled(page);
    const outline = await page.evaluate<string[]>(`(${outlineProblems})()`);
    expect(outline, `outline at ${width} px`).toEqual([]);
    await expectNoViolations(page, `${width} px, ${scheme}`, shown, rules);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, `nothing hangs over at ${width} px`).toBeLessThanOrEqual(0);
    if (!keepsPictures || (width === WIDE.width) !== (scheme === 'light')) continue;
    await keepPicture(page, `${shown.name} ${width} ${scheme}`, {
      isWindow: opensSomething(shown) || width === NARROW.width,
    });
  }
}

/** Whether a menu or a dialog is looked at; in the console what opens without a popup only waits for its content. */
export function opensSomething(shown: ShownPage): boolean {
  return Boolean(shown.hasPopup) || (shown.open !== undefined && !isConsole(shown));
}

const isConsole = (shown: ShownPage) => shown.path.startsWith('/console');

/** Opens the page in its state: logged in already, with what has to be in place, and opened what is to be open. */
export async function arriveAt(page: Page, shown: ShownPage): Promise<void> {
  const { path: address, open, isDialog, status = 200 } = shown;
  await shown.before?.(page);
  const answer = await page.goto(address, { waitUntil: isConsole(shown) ? 'networkidle' : 'load' });
  expect(answer?.status()).toBe(status);
  if (!isDialog) await expectFrame(page, address);
  await open?.(page);
  // What few open is loaded when it is opened.
  if (shown.hasPopup) await page.locator(POPUPS).first().waitFor();
}

const ONLY_VIOLATIONS: Rules = { resultTypes: ['violations'], preload: false };
/** Elements in which the component library puts dialogs and menus: below the body, outside of all landmarks. */
const POPUPS = '.MuiModal-root, .MuiPopper-root';

/** A page with a popup is looked at without it elsewhere; here only what hangs over it counts. */
async function expectNoViolations(page: Page, view: string, shown: ShownPage, rules: Rules): Promise<void> {
  // Words for what is in order would take as long as the search itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...rules, ...ONLY_VIOLATIONS });
  if (shown.hasPopup) axe.include(POPUPS);
  const { violations } = await axe.analyze();
  expect(violations.map(inWords), view).toEqual([]);
}

async function expectFrame(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('footer')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', readAddress(address).locale);
  await expect(page).toHaveTitle(/\S.*Chariteers/);
}

/**
 * Two frames for what is to be drawn anew; then every transition is at its end, those too that a closed part would hold
 * for ever, and nothing is loading. What browsers leave out below the window is drawn too: its colors would be those of
 * the day while the page is that of the night.
 */
export async function settled(page: Page): Promise<void> {
  await page.locator('section').evaluateAll((sections) => {
    for (const one of sections) one.style.contentVisibility = 'visible';
  });
  await drawTwoFrames(page);
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('[role="progressbar"], [aria-busy="true"]') === null,
  );
}

/** Time after which a frame is requested if the browser hasn't drawn one. */
const LATE_FRAME_MS = 5_000;

/**
 * On a busy machine Chromium now and then draws no frame more of a long page once its picture was taken, until something
 * asks for one: the smallest picture does.
 */
async function drawTwoFrames(page: Page): Promise<void> {
  const areDrawn = () =>
    page.evaluate(
      (late) =>
        Promise.race([
          new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(true)))),
          new Promise((tell) => setTimeout(tell, late, false)),
        ]),
      LATE_FRAME_MS,
    );
  for (let asked = 0; !(await areDrawn()); asked += 1) {
    expect(asked, 'frames asked for in vain').toBeLessThan(5);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } });
    await session.detach();
  }
}

type Rules = Parameters<AxeBuilder['options']>[0];
type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function inWords({ id, help, nodes }: Violation): string {
  const places = nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`);
  return `${id}: ${help}\n  ${places.slice(0, 5).join('\n  ')}`;
}
