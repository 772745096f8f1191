import { expect, test } from './browser-test.ts';
import { questInState } from './quest-page.ts';
import { SITE_PAGES } from './site-pages.ts';
import { htmlProblems } from './valid-html.ts';

test('html-validate finds nothing to complain about on any page of the site', async ({ page }) => {
  expect(await htmlProblems(page, [...SITE_PAGES, ...STATES])).toEqual([]);
});

/** What stands on the quest page only in some states. */
const STATES = [
  'cancelled',
  'full',
  'hours',
  'hybrid-link',
  'over',
  'reserved',
  'training',
  'unlisted',
].flatMap((key) => [
  { as: 'volunteer', path: questInState(key) },
  { as: 'staff', path: questInState(key) },
]);
