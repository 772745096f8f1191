import type { Page } from '@playwright/test';
import { arriveAt, opensSomething, settled } from './axe-looks.ts';
import { expect } from './browser-test.ts';
import { keepPicture } from './pictures.ts';
import type { ShownPage } from './site-pages.ts';
import { pageProblems } from './whole-page.ts';

/** Window widths from a large desktop to the smallest phone. */
export const EVERY_WIDTH = [1440, 1280, 1152, 1024, 820, 768, 600, 390, 320] as const;

/** Widths whose pictures a crawl keeps. */
const PICTURED: readonly number[] = [1152, 820, 768, 390];
/** Widths at which the menus of the site and of the console become other ones. */
const STEPS = [900, 600];

/** At all these widths the page is whole. It is loaded once, or where something opens on it once a kind of menu. */
export async function expectWhole(
  page: Page,
  shown: ShownPage,
  widths: readonly number[],
  { keepsPictures = false } = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  let before: number | undefined;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const last = before;
    const isOther = last !== undefined && STEPS.some((step) => last >= step !== width >= step);
    if (before === undefined || (isOther && opensSomething(shown))) await arriveAt(page, shown);
    before = width;
    await settled(page);
    problems.push(...(await lasting(page)).map((problem) => `${width} px: ${problem}`));
    if (keepsPictures && PICTURED.includes(width))
      await keepPicture(page, `${shown.name} ${width}`, { isWindow: true });
  }
  expect.soft(problems).toEqual([]);
}

/** What is wrong for longer than a page takes to draw itself anew: the calendar waits until the window rests. */
async function lasting(page: Page): Promise<string[]> {
  let problems: string[] = [];
  const isWhole = async () => {
    problems = await pageProblems(page);
    expect(problems).toEqual([]);
  };
  await expect(isWhole)
    .toPass({ timeout: 3_000 })
    .catch(() => undefined);
  return problems;
}
