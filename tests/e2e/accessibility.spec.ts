import { globSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addressIn } from '#domain/texts/language-address.ts';
import { arriveAt, lookAt, lookByTurns, opensSomething, settled } from './axe-looks.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { CONSOLE_PAGES, type ConsolePage, chooseOrganization, consoleRoutes } from './console-pages.ts';
import { englishLeft } from './english-left.ts';
import { expectWholeWithLongerWords } from './longer-words.ts';
import { type ShownPage, SITE_PAGES, UNREACHABLE } from './site-pages.ts';
import { pageProblems } from './whole-page.ts';

// Each page once, in one of four looks by turns, and then either in Arabic or with longer words. Every state of every page
// in every look: `accessibility.full.spec.ts`; at every width, and with longer words: `whole.full.spec.ts`; in each
// language: `languages.full.spec.ts`.
test.describe.configure({ mode: 'parallel' });

const siteFolder = path.resolve(import.meta.dirname, '../../site/pages');
const routes = consoleRoutes();
const SITE = firstOfEach(SITE_PAGES, ({ file }) => file);

test('every page of the site is looked at', () => {
  const files = globSync('**/*.astro', { cwd: siteFolder }).map((file) => file.replaceAll(path.sep, '/'));
  const seen = new Set([...SITE_PAGES.map(({ file }) => file), ...UNREACHABLE]);
  expect(files.filter((file) => !seen.has(file))).toEqual([]);
});

test('every page of the console is looked at', () => {
  expect(routes.length).toBeGreaterThan(10);
  const isSeen = (route: RegExp) =>
    CONSOLE_PAGES.some(({ path: address }) => route.test(address.split('?')[0] ?? ''));
  expect(routes.filter((route) => !isSeen(route)).map(String)).toEqual([]);
});

for (const [turn, shown] of SITE.entries()) {
  test.describe(`site: ${shown.name}`, () => {
    test.use({ intendedStatuses: shown.status ? [shown.status] : [] });

    if (turn % 2 === 0)
      test('axe finds nothing; it is whole with longer words [LNG-09: longer words]', async ({ page }) => {
        await lookOnce(page, shown, turn);
        await expectWholeWithLongerWords(page);
      });
    else
      test('axe finds nothing; in Arabic it is whole, with nothing left in English [LNG-05, LNG-09: every second page]', async ({
        page,
      }) => {
        await lookOnce(page, shown, turn);
        await expectWholeInArabic(page, shown);
      });
  });
}

for (const [turn, shown] of firstOfEach(CONSOLE_PAGES, routeOf).entries()) {
  if (turn % 2 === 0)
    test(`${shown.name}: axe finds nothing; it is whole with longer words [LNG-09: longer words]`, async ({
      page,
    }) => {
      await lookOnce(page, shown, turn);
      await expectWholeWithLongerWords(page);
    });
  else
    test(`${shown.name}: axe finds nothing`, async ({ page }) => {
      await lookOnce(page, shown, turn);
    });
}

/** The look changes after both kinds of page have had it. */
async function lookOnce(page: Page, shown: ConsolePage, turn: number): Promise<void> {
  if (shown.as) await logInAs(page, shown.as);
  await chooseOrganization(page, shown);
  await lookAt(page, shown, [lookByTurns(shown, turn >> 1)]);
}

async function expectWholeInArabic(page: Page, shown: ShownPage): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  const { open: _open, ...closed } = shown;
  await arriveAt(page, { ...closed, path: addressIn('ar', shown.path) });
  await settled(page);
  expect.soft(await pageProblems(page), 'in Arabic').toEqual([]);
  expect.soft(await englishLeft(page, 'ar')).toEqual([]);
}

/** Picks two states of each page: as it opens, and with something open on it, if there is such a state. */
function firstOfEach<Shown extends ShownPage>(
  pages: readonly Shown[],
  pageOf: (shown: Shown) => string,
): Shown[] {
  const byKind = Map.groupBy(
    pages,
    (shown) => `${pageOf(shown)} ${opensSomething(shown) || shown.isDialog === true}`,
  );
  return [...byKind.values()].flatMap((states) => states.slice(0, 1));
}

function routeOf({ path: address }: ShownPage): string {
  const [pathname = ''] = address.split('?');
  return routes.find((route) => route.test(pathname))?.source ?? pathname;
}
