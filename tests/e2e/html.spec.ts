import { expect, test } from './browser-test.ts';
import { EXAMPLE_GUILD, GUARDIAN_LINKS } from './every-state-charity.ts';
import { READER } from './message-people.ts';
import { questInState } from './quest-page.ts';
import { SITE_PAGES } from './site-pages.ts';
import { htmlProblems, outlineOf } from './valid-html.ts';

const LIST = '/questList/every-state';
const PEOPLE = [null, 'volunteer', 'managers'] as const;
/** What differs by who looks, in which order, in which language, and after which form. */
const OTHER_STATES = [
  ...PEOPLE.flatMap((as) =>
    ['', '/es', '/ar'].map((language) => ({ as, path: `${language}${questInState('open')}` })),
  ),
  ...PEOPLE.flatMap((as) => ['day', 'quest'].map((order) => ({ as, path: `${LIST}?by=${order}` }))),
  { as: 'volunteer', path: questInState('yours') },
  { as: 'teen', path: questInState('looked-after') },
  { as: null, path: `/ar/guardian?token=${GUARDIAN_LINKS.standing}` },
  { as: null, path: `/es/guardian/consent?token=${GUARDIAN_LINKS.decision}` },
  { as: 'gold', path: '/contest' },
  { as: 'gold', path: `/guilds/${EXAMPLE_GUILD.id}` },
  { as: 'volunteer', path: '/ar/chariteer-fun-profile' },
  { as: READER, path: '/es/inbox' },
  { as: 'volunteer', path: '/home', notice: 'other-account' },
];

// Every state of every page: `html.full.spec.ts`.
test('html-validate finds nothing to complain about on a page of each kind', async ({ page }) => {
  const byFile = Map.groupBy(SITE_PAGES, ({ file }) => file);
  const kinds = [...byFile.values()].flatMap((states) => states.slice(0, 1));
  expect(kinds.length).toBeGreaterThan(30);
  expect(await htmlProblems(page, kinds)).toEqual([]);
});

test('html-validate finds nothing in what differs by reader, order, language and notice, and no heading is skipped', async ({
  page,
}) => {
  expect(await htmlProblems(page, OTHER_STATES)).toEqual([]);
});

const NOTICED = [
  ['<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><dialog><h2>E</h2></dialog>', ''],
  ['<h1>A</h1><h3>B</h3>', 'from level 1 to <h3'],
  ['<h1>A</h1><dialog><h2>B</h2></dialog><h3>C</h3>', 'from level 1 to <h3'],
  ['<h2>A</h2><h1>B</h1>', 'from level 0 to <h2'],
  ['<p>A</p>', '0 headings of the first level'],
  ['<h1>A</h1><h1>B</h1>', '2 headings of the first level'],
  ['<dialog>A</dialog><h1>B</h1>', 'before the first heading: <dialog'],
  ['<h1>A</h1><aside>B</aside>', 'beside the page, yet within it: <aside'],
  ['<h1 class="a b a">A</h1>', 'a class twice: <h1'],
] as const;

test('a skipped heading, a dialog before the first one, an aside within main and a class twice are noticed', async ({
  page,
}) => {
  for (const [inside, problem] of NOTICED) {
    const [first = ''] = await outlineOf(page, `<main>${inside}</main>`);
    expect(first.slice(0, problem.length || undefined), inside).toBe(problem);
  }
});
