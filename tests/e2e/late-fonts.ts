import type { Page, Route } from '@playwright/test';

/** Opens a page whose type comes once everything is drawn; how far what was seen has moved by that. */
export async function shiftByLateFonts(page: Page, path: string): Promise<number> {
  const late: Route[] = [];
  await page.route('**/*.woff2', (route) => {
    late.push(route);
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await drawnTwice(page);
  await Promise.all(late.map((route) => route.continue()));
  await page.unroute('**/*.woff2');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await drawnTwice(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is reported where nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

function drawnTwice(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
