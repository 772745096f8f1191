import { expect, test } from './browser-test.ts';
import { SITE_PAGES } from './site-pages.ts';
import { htmlProblems } from './valid-html.ts';

// Every state of every page: `html.full.spec.ts`.
test('html-validate finds nothing to complain about on a page of each kind', async ({ page }) => {
  const byFile = Map.groupBy(SITE_PAGES, ({ file }) => file);
  const kinds = [...byFile.values()].flatMap((states) => states.slice(0, 1));
  expect(kinds.length).toBeGreaterThan(30);
  expect(await htmlProblems(page, kinds)).toEqual([]);
});
