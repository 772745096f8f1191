import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { postQuest } from './month-quest.ts';
import { questInState } from './quest-page.ts';

/** CSS pixels between the margins of 0.4 inches, upright. */
const PAPERS = [
  { name: 'Letter', width: 739, height: 979 },
  { name: 'A4', width: 717, height: 1046 },
];
const CONTROLS =
  'button, input, select, textarea, [role="combobox"], a.button, a.chip, a.MuiButton-root, details:has(form), section:has(> form)';

/** Looks at the open page as it goes onto each paper. */
async function onEachPaper(page: Page, look: (paper: string) => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const { name, ...size } of PAPERS) {
    await page.setViewportSize(size);
    await look(name);
  }
}

/** What on the page reaches past the right edge of the paper. */
const pastEdge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *:not(svg, svg *)')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && element.checkVisibility() && right > window.innerWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const SITE = [
  { name: 'a quest', as: null, path: questInState('open') },
  { name: 'a quest with a form', as: 'volunteer', path: questInState('feast') },
  { name: 'a quest with a spot of one’s own', as: 'volunteer', path: questInState('soon') },
  { name: 'the schedule of a charity', as: null, path: '/questList/1' },
  { name: 'the schedule of a charity one can help run', as: 'volunteer', path: '/questList/1' },
  { name: 'the month of a charity', as: null, path: '/questList/1?view=calendar' },
];

for (const { name, as, path } of SITE) {
  test(`${name} goes onto paper without controls and without a cut edge [DSC-21]`, async ({ page }) => {
    if (as) await logInAs(page, as);
    await page.goto(path);
    await onEachPaper(page, async (paper) => {
      await expect(page.getByRole('heading', { level: 1 }), paper).toBeVisible();
      await expect(page.locator(CONTROLS).filter({ visible: true }), paper).toHaveCount(0);
      expect(await pastEdge(page), paper).toEqual([]);
    });
  });
}

test('a list of quests leaves no empty box where its pictures are on a screen [DSC-21]', async ({ page }) => {
  await page.goto('/questList/1');
  const pictures = page.locator('.quest-card > :first-child');
  await expect(pictures.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(pictures.filter({ visible: true })).toHaveCount(0);
});

test('the other dates of a quest are on paper without what chooses them [DSC-21]', async ({ page }) => {
  await logInAs(page, 'volunteer');
  await page.goto('/questList/1');
  await page.locator('.quest-card', { hasText: 'Serve the evening meal' }).first().getByRole('link').click();
  const dates = page.getByRole('region', { name: 'More dates' });
  await expect(dates.getByRole('checkbox').first()).toBeVisible();
  await onEachPaper(page, async (paper) => {
    await expect(dates.getByRole('listitem').filter({ visible: true }), paper).not.toHaveCount(0);
    await expect(dates.locator('summary, input, button').filter({ visible: true }), paper).toHaveCount(0);
  });
});

/** Example of each control, outside of every box that print rules hide for another reason. */
const EVERY_CONTROL = `<form><p>Words of a form</p></form><button type="button">A button</button>
  <a class="button" href="/">A link like a button</a><a class="chip" href="/">A day</a><input value="An input" /><select><option>Choice</option></select>
  <textarea>Text</textarea><dialog open>A dialog</dialog><nav>Ways</nav><p class="back">Back</p>
  <p class="off-paper">For screens</p>`;

test('each kind of control of a site’s page stays off paper by a rule of its own [DSC-21]', async ({
  page,
}) => {
  await page.goto('/about');
  await page.locator('main').evaluate((main, html) => {
    const box = Object.assign(document.createElement('div'), { id: 'controls', innerHTML: html });
    main.prepend(box);
  }, EVERY_CONTROL);
  const controls = page.locator('#controls > *');
  await expect(controls.filter({ visible: true })).toHaveCount(11);
  await page.emulateMedia({ media: 'print' });
  await expect(controls.filter({ visible: true })).toHaveCount(0);
});

test('the printed month of a charity names its month and shows the days that are over [DSC-21]', async ({
  page,
}) => {
  await page.goto('/questList/1?view=calendar');
  const month = await page.getByRole('heading', { level: 2 }).innerText();
  await onEachPaper(page, async (paper) => {
    await expect(page.getByRole('heading', { name: month }), paper).toBeVisible();
    await expect(page.getByRole('columnheader').filter({ visible: true }), paper).toHaveCount(7);
    await expect(page.locator('#whole-month td.past').filter({ visible: false }), paper).toHaveCount(0);
  });
});

test('the attendance sheet prints everyone, whatever is searched, and 20 blank lines [CHK-09]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  const { id, volunteers } = await postQuest(page, { title: 'On paper', volunteers: 12 });
  await page.goto(`/console/quests/${id}/attendance`);
  await page.getByLabel('Search by name').fill(volunteers[0]?.name ?? '');
  await expect(page.getByRole('button', { name: 'Print sheet' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Signature' })).toBeHidden();
  await onEachPaper(page, async (paper) => {
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads, paper).toEqual(['Name', 'Phone', 'In', 'Out', 'Signature']);
    const names = await page.locator('tbody tr td:first-child').allInnerTexts();
    expect(names.filter(Boolean).sort(), paper).toEqual(volunteers.map(({ name }) => name).sort());
    expect(
      names.filter((name) => name === ''),
      paper,
    ).toHaveLength(20);
    await expect(page.locator(CONTROLS).filter({ visible: true }), paper).toHaveCount(0);
    await expect(page.getByRole('navigation').filter({ visible: true }), paper).toHaveCount(0);
    expect(await pastEdge(page), paper).toEqual([]);
  });
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), '12 people and the blank lines').toHaveLength(1);
});

test('the calendar begins under its title on paper [CAL-10]', async ({ page }) => {
  await logInAs(page, 'provider');
  await page.goto('/console/calendar');
  const month = page.locator('.fc-scrollgrid-section').last();
  await expect(month).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(month, 'is continued on the next page').toHaveCSS('break-inside', 'auto');
});

test('each kind of control of the console stays off paper by a rule of its own [DSC-21]', async ({
  page,
}) => {
  await logInAs(page, 'managers');
  await page.goto('/console/quests');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kinds = [
    'Button',
    'IconButton',
    'ToggleButtonGroup',
    'ToggleButton',
    'Checkbox',
    'FormControl',
    'FormControlLabel',
    'Tabs',
    'Dialog',
    'Snackbar',
  ];
  const names = [...kinds.map((kind) => `Mui${kind}-root`), 'stamp-tray'];
  await page.locator('h1').evaluate((heading, classes) => {
    for (const name of classes) {
      const control = Object.assign(document.createElement('p'), {
        className: `${name} tried`,
        textContent: name,
      });
      heading.after(control);
    }
  }, names);
  await expect(page.locator('.tried').filter({ visible: true })).toHaveCount(names.length);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.tried').filter({ visible: true })).toHaveCount(0);
});

test('a list of the console says on paper how many of its rows are there [DSC-21]', async ({ page }) => {
  await logInAs(page, 'managers');
  await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
  for (const path of ['/console/data?period=2026', '/console/chariteers']) {
    await page.goto(path);
    const shown = page.locator('.MuiTablePagination-displayedRows').first();
    await expect(shown, path).toBeVisible();
    await onEachPaper(page, async (paper) => {
      await expect(shown, `${path} on ${paper}`).toHaveText(/^\d+[–-]\d+ of \d+$/);
      await expect(shown, `${path} on ${paper}`).toBeVisible();
    });
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a console page stays on paper what it is on the screen [DSC-21]', async ({ page }) => {
  await logInAs(page, 'managers');
  await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
  for (const [path, onScreen] of [
    ['/console/quests', 'table'],
    ['/console/calendar', '.month-grid'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const part = page.locator(onScreen).first();
    await expect(part, path).toBeVisible();
    await onEachPaper(page, async (paper) => {
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      expect(await part.isVisible(), `${path} on ${paper}`).toBe(true);
      expect(await pastEdge(page), `${path} on ${paper}`).toEqual([]);
    });
    await page.emulateMedia({ media: 'screen' });
  }
});

for (const path of ['/console/data', '/console/calendar']) {
  test(`${path} goes onto paper without the frame of the console`, async ({ page }) => {
    await logInAs(page, 'managers');
    await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await onEachPaper(page, async (paper) => {
      await expect(page.getByRole('banner').filter({ visible: true }), paper).toHaveCount(0);
      await expect(page.getByRole('navigation').filter({ visible: true }), paper).toHaveCount(0);
      await expect(page.locator('.MuiButton-root').filter({ visible: true }), paper).toHaveCount(0);
      expect(await pastEdge(page), paper).toEqual([]);
    });
  });
}

test('the days of the printed calendar follow its heading on the same sheet [CAL-26]', async ({ page }) => {
  await logInAs(page, 'managers');
  await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
  await page.setViewportSize({ width: 739, height: 979 });
  await page.goto('/console/calendar');
  const headings = page.locator('.calendar :is(h2, h3)');
  await expect(headings.nth(1)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const heading of await headings.all()) await expect(heading).toHaveCSS('break-after', 'auto');
});

test('the printed schedule keeps the line at its right edge [CAL-26]', async ({ page }) => {
  await logInAs(page, 'managers');
  await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
  await page.goto('/console/calendar/print');
  const month = page.locator('.print-month');
  await expect(month).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 979, height: 739 });
  const { x = 0, width = 979 } = (await month.boundingBox()) ?? {};
  expect(x + width).toBeLessThan(979);
});

for (const locale of ['en', 'es']) {
  test(`each time of the printed schedule fits its day in ${locale} [CAL-26]`, async ({ page }) => {
    await logInAs(page, 'managers');
    await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
    await page.context().addCookies([{ name: 'language', value: locale, url: 'http://127.0.0.1' }]);
    await page.goto('/console/calendar/print');
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    for (const size of [
      { width: 979, height: 739 },
      { width: 1046, height: 717 },
    ]) {
      await page.setViewportSize(size);
      const times = page.locator('.print-time');
      expect(await times.count()).toBeGreaterThan(0);
      const cut = await times.evaluateAll((all) =>
        all.filter((time) => time.scrollWidth > time.clientWidth).map(({ textContent }) => textContent),
      );
      expect(cut, `${size.width} px`).toEqual([]);
    }
  });
}
