import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { SITE_PAGES } from './site-pages.ts';

/** Elements whose own role takes a name; anything else needs a role in words. */
const NAMED =
  'a[href], article, aside, button, dialog, fieldset, form, img, input, nav, ol, section, select, svg, table, textarea, ul';
/** Roles that ARIA gives no name. */
const NAMELESS = [
  'caption',
  'code',
  'emphasis',
  'generic',
  'none',
  'paragraph',
  'presentation',
  'strong',
  'time',
];

test('a name by ARIA stands only where the role takes one, on every state of every page', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  let count = 0;
  for (const [as, pages] of Map.groupBy(SITE_PAGES, (one) => one.as)) {
    await page.context().clearCookies();
    if (as) await logInAs(page, as);
    for (const path of new Set(pages.map((one) => one.path))) {
      const html = await (await page.request.get(path)).text();
      const seen = await page.evaluate(labelsIn, { html, named: NAMED, nameless: NAMELESS });
      count += seen.count;
      found.push(...seen.misplaced.map((tag) => `${as ?? 'visitor'} ${path}: ${tag}`));
    }
  }
  expect(count).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

/** Runs in the page: a document that is never shown is read faster than one that is. */
function labelsIn({ html, named, nameless }: { html: string; named: string; nameless: string[] }) {
  const labelled = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelectorAll('[aria-label], [aria-labelledby]');
  const misplaced = [...labelled].filter((element) => {
    const role = element.getAttribute('role');
    return role === null ? !element.matches(named) : nameless.includes(role);
  });
  return { count: labelled.length, misplaced: misplaced.map((element) => element.outerHTML.slice(0, 80)) };
}
