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
import { type ShownPage, SITE_PAGES, type SitePage, UNREACHABLE } from './site-pages.ts';
import { pageProblems } from './whole-page.ts';

// Each page once, in one of four looks by turns, with longer words or in Arabic. Every state of every page in every look: `accessibility.full.spec.ts`; at every width, and with longer words: `whole.full.spec.ts`; in each
// language: `languages.full.spec.ts`.
test.describe.configure({ mode: 'parallel' });

const siteFolder = path.resolve(import.meta.dirname, '../../site/pages');
const routes = consoleRoutes();
const SITE = firstOfEach(SITE_PAGES, ({ file }) => file);
/** Pages that one test looks at. */
const MOST_PAGES = 12;

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

for (const { as, name, pages } of inGroups(SITE)) {
  test.describe(`site, seen by ${name}`, () => {
    test.use({ intendedStatuses: [...new Set(pages.flatMap(({ shown }) => shown.status ?? []))] });

    test('axe finds nothing; pages are whole with longer words, or in Arabic with nothing left in English [LNG-05, LNG-09: every second page]', async ({
      page,
    }) => {
      if (as) await logInAs(page, as);
      await lookAtEach(pages, ({ shown, turn }) => lookAtSitePage(page, shown, turn));
    });
  });
}

for (const { as, organization, name, pages } of inGroups(firstOfEach(CONSOLE_PAGES, routeOf))) {
  test(`axe finds nothing on pages of the console, seen by ${name}; they are whole with longer words [LNG-09: longer words]`, async ({
    page,
  }) => {
    if (as) await logInAs(page, as);
    await chooseOrganization(page, { organization });
    await lookAtEach(pages, async ({ shown, turn }) => {
      await lookAt(page, shown, [lookByTurns(shown, turn >> 1)]);
      if (turn % 2 === 0) await expectWholeWithLongerWords(page);
      // As it is for whoever comes for the first time: no menu stays open from a wide page to a narrow one.
      await page.evaluate(() => localStorage.clear());
    });
  });
}

/** What is wrong on one page does not keep the next ones from being looked at. */
async function lookAtEach<Turn extends { shown: ShownPage }>(
  pages: readonly Turn[],
  look: (turn: Turn) => Promise<void>,
): Promise<void> {
  const problems: string[] = [];
  for (const one of pages)
    await test
      .step(one.shown.name, () => look(one))
      .catch((error: Error) => {
        problems.push(`${one.shown.name}: ${error.message}`);
      });
  expect(problems).toEqual([]);
}

/** The look changes after both kinds of page have had it. What opens by English words is opened in English. */
async function lookAtSitePage(page: Page, shown: SitePage, turn: number): Promise<void> {
  const look = lookByTurns(shown, turn >> 1);
  const isInArabic = turn % 2 === 1;
  if (!isInArabic || shown.open) {
    await page.setExtraHTTPHeaders({ 'accept-language': 'en-US' });
    await lookAt(page, shown, [look]);
  }
  if (!isInArabic) return expectWholeWithLongerWords(page);
  await page.setExtraHTTPHeaders({ 'accept-language': 'ar' });
  const { open: _open, ...closed } = { ...shown, path: addressIn('ar', shown.path) };
  if (shown.open) await arriveAt(page, closed);
  else await lookAt(page, closed, [look]);
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect.soft(await pageProblems(page), `${shown.name} in Arabic`).toEqual([]);
  expect.soft(await englishLeft(page, 'ar'), shown.name).toEqual([]);
}

type Turn<Shown> = { shown: Shown; turn: number };

/** Pages of one viewer (and one charity) that one window looks at, one after the other. */
function inGroups<Shown extends ConsolePage>(pages: readonly Shown[]) {
  const turns: Turn<Shown>[] = pages.map((shown, turn) => ({ shown, turn }));
  const byViewer = Map.groupBy(
    turns,
    ({ shown: { as, organization, status = 200 } }) => `${as ?? 'visitors'} ${organization ?? ''} ${status}`,
  );
  return [...byViewer.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / MOST_PAGES) }, (_, part) => {
      const some = all.slice(part * MOST_PAGES, (part + 1) * MOST_PAGES);
      const { as = null, organization } = some[0]?.shown ?? {};
      const first = some[0]?.shown.name;
      return { as, organization, name: `${as ?? 'visitors'}, from «${first}» on`, pages: some };
    }),
  );
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
