import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { CONSOLE_PAGES, type ConsolePage, chooseOrganization } from './console-pages.ts';
import { expectWhole } from './every-width.ts';
import { SITE_PAGES } from './site-pages.ts';
import { pageProblems } from './whole-page.ts';

const BOX = 'position:absolute;top:0;left:0;background:white;';

/** What people wince at, and what the rule says about it. */
const FOUND: Readonly<Record<string, readonly [html: string, problem: string]>> = {
  'a text over another': [
    '<p style="margin:0">Lunch</p><p style="margin:-18px 0 0">Dinner</p>',
    '«Lunch» lies over «Dinner»',
  ],
  'an icon over a text': [
    `<p style="margin:0;height:30px">Harbor Table</p><button style="${BOX}" aria-label="Close"><svg width="20" height="20"></svg></button>`,
    'picture of button «Close» lies over «Harbor Table»',
  ],
  'a text that its box cuts at the side': [
    '<div style="width:60px;overflow:hidden;white-space:nowrap">Volunteers wanted</div>',
    '«Volunteers wanted» is cut',
  ],
  'a text that its box cuts below': [
    '<div style="width:60px;height:30px;overflow:hidden">Volunteers wanted every day</div>',
    '«Volunteers wanted every day» is cut',
  ],
  'dots where the whole is told nowhere': [
    '<div style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Volunteers wanted</div>',
    '«Volunteers wanted» is cut',
  ],
  'a text beside the window': [
    '<p style="position:absolute;left:-60px">Volunteers</p>',
    '«Volunteers» is cut',
  ],
  'a text beside the window that stays where it is': [
    '<p style="position:fixed;bottom:-14px;margin:0">Volunteers</p>',
    '«Volunteers» is cut',
  ],
  'a text beside the window in a list to be moved up and down': [
    '<div style="position:fixed;left:280px;width:120px;height:60px;overflow:hidden auto">Volunteers</div>',
    '«Volunteers» is cut',
  ],
  'a button beyond the edge of its box': [
    '<div style="width:100px;height:40px;overflow:hidden"><button style="margin-left:90px;width:60px"></button></div>',
    'button hangs over the edge',
  ],
  'what a field asks for': [
    '<input style="width:60px" placeholder="Search a district">',
    '«Search a district» is cut in its field',
  ],
  'what is chosen': [
    '<select style="width:60px"><option>Harbor Table Kitchen</option></select>',
    '«Harbor Table Kitchen» is cut in its field',
  ],
  'a word in two lines': [
    '<div style="width:40px;overflow-wrap:anywhere">Neighborhood</div>',
    '«Neighborhood» is broken',
  ],
  'a page that is too wide': ['<div style="width:420px;height:9px"></div>', 'the page is 100 px too wide'],
  'a box to be moved sideways that keys cannot reach': [
    '<div class="month" style="width:200px;overflow-x:auto"><div style="width:300px;height:9px"></div></div>',
    'div.month scrolls sideways without saying so',
  ],
};

/** What looks like it and is as it should be. */
const IN_ORDER: Readonly<Record<string, string>> = {
  'lines set close':
    '<h1 style="line-height:1;margin:0">Quests of the <em>week at the harbor</em> and after</h1>',
  'a dialog over the page': `<p>Lunch</p><div role="dialog" style="${BOX}">Dinner</div>`,
  'a menu that floats': `<p>Lunch</p><div style="${BOX}box-shadow:0 2px 4px #000">Dinner</div>`,
  'a bar that stays': '<div style="position:sticky;top:0">Harbor</div><p style="margin-top:-20px">Lunch</p>',
  'words to be heard only':
    '<p>Lunch</p><span style="position:absolute;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Lunch of today</span>',
  'what is folded up':
    '<details><summary>More</summary><p>All the rest</p></details><div style="height:0;overflow:hidden">Closed</div>',
  'the way past the menu': '<a href="#main" style="position:absolute;top:-50px">Skip to the page</a>',
  'dots where the whole is told':
    '<a href="/x" title="Volunteers wanted" style="display:block;width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Volunteers wanted</a>',
  'a marked box to be moved sideways':
    '<div tabindex="0" role="region" aria-label="Month" style="width:200px;overflow-x:auto"><p style="width:400px">All of it</p></div>',
  'a summary that leads to the whole':
    '<a href="/x" style="display:-webkit-box;width:60px;overflow:hidden;-webkit-line-clamp:1;-webkit-box-orient:vertical">Volunteers wanted</a>',
  'a named strip of buttons':
    '<section aria-label="Stamps"><div style="width:60px;overflow-x:auto;white-space:nowrap"><button>Cook</button><button>Serve</button></div></section>',
  'a list to be moved up and down':
    '<div style="height:40px;overflow-y:auto"><p>One</p><p>Two</p><p>Three</p></div>',
  'a long word of a stranger':
    '<div style="width:90px;overflow-wrap:anywhere">Donaudampfschifffahrtsgesellschaft</div>',
};

test('the rule of whole pages finds what is wrong, each thing by its name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  for (const [name, [html, problem]] of Object.entries(FOUND)) {
    await page.setContent(framed(html));
    expect.soft(await pageProblems(page), name).toEqual([problem]);
  }
});

test('the rule of whole pages leaves alone what is meant', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  for (const [name, html] of Object.entries(IN_ORDER)) {
    await page.setContent(framed(html));
    expect.soft(await pageProblems(page), name).toEqual([]);
  }
});

// Every page at every width: `whole.full.spec.ts`.
const A_FEW_WIDTHS = [1152, 768, 320];

test('the filter box of the guilds is whole at a desk, on a tablet and on a phone [GUI-04]', async ({
  page,
}) => {
  await expectWholeAtAFewWidths(page, 'guilds');
});

test('the tabs of a group are whole at a desk, on a tablet and on a phone [GRP-02]', async ({ page }) => {
  await expectWholeAtAFewWidths(page, 'console groups');
});

test('the month to print is whole on the screen of a desk, of a tablet and of a phone [CAL-26]', async ({
  page,
}) => {
  await expectWholeAtAFewWidths(page, 'console print schedule');
});

async function expectWholeAtAFewWidths(page: Page, name: string): Promise<void> {
  const pages: readonly ConsolePage[] = [...SITE_PAGES, ...CONSOLE_PAGES];
  const shown = pages.find((one) => one.name === name);
  if (!shown?.as) throw new Error(`No page is called ${name}`);
  await logInAs(page, shown.as);
  await chooseOrganization(page, shown);
  await expectWhole(page, shown, A_FEW_WIDTHS);
}

const framed = (html: string) =>
  `<!doctype html><body style="margin:0;font:16px/20px sans-serif">${html}</body>`;
