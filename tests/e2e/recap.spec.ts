import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatMonth } from '#domain/text/format.ts';
import { expect, test } from './browser-test.ts';
import { monthFromNow } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';
import { keepPicture } from './pictures.ts';

const CHARITY = 'Harbor Table Kitchen';
// Other tests mark attendance at this charity today; what was last month stays as the demo world made it.
const MONTH = monthFromNow(-1);
const COLUMNS = [
  'First name',
  'Last name',
  'Phone',
  'Email',
  'Age',
  'Quests completed this month',
  'Total hours',
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const rows = (page: Page, name: string) => table(page, name).locator('tbody').getByRole('row');

test.describe('the recap of a charity', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });

  const volunteers = 'All volunteers';
  /** How many served in the month. */
  let count = 0;
  let file: DownloadedFile;

  test('stands below the charity’s name, for any month or year since 2023 [REC-01, REC-02, REC-03, REC-04]', async ({
    page,
  }) => {
    await openConsole(page, { as: 'managers', path: '/console/quests' });
    await page.getByRole('menuitem', { name: 'Data' }).click();
    await expect(heading(page)).toHaveText(CHARITY);
    await expect(choice(page, 'Period').locator('option')).toHaveText(['Month', 'Year']);
    await expect(choice(page, 'Month').locator('option')).toHaveText(monthNames());
    await expect(choice(page, 'Year').locator('option')).toHaveText(yearsUntilNow());
  });

  test('begins with this month, and is made anew for another [REC-05, OPEN-REC-01]', async ({ page }) => {
    await expect(page.getByText(`Volunteer recap, ${formatMonth(monthFromNow(0))}`)).toBeVisible();
    await choice(page, 'Year').selectOption(MONTH.slice(0, 4));
    await choice(page, 'Month').selectOption(MONTH.slice(5));
    await expect(page).toHaveURL(`/console/data?period=${MONTH}`);
    await expect(page.getByText(`Volunteer recap, ${formatMonth(MONTH)}`)).toBeVisible();
  });

  test('says how many volunteers there were, their hours, and what these are worth [REC-08, REC-14]', async ({
    page,
  }) => {
    const unique = page.getByRole('link', { name: /unique volunteers: show the rows$/ });
    count = Number(await unique.textContent());
    expect(count).toBeGreaterThan(20);
    const terms = [
      'Total Unique Volunteers',
      'Hours of Charitable Service',
      'Estimated Dollar Value of Volunteer Labor',
    ];
    for (const [at, term] of terms.entries()) await expect(page.getByRole('term').nth(at)).toHaveText(term);
    await expect(page.locator('.MuiBarChart-element:not([height="0"])').first()).toBeVisible();
    await keepPicture(page, 'console recap');
    await unique.click();
    await expect(section(page, volunteers)).toBeFocused();
    await expect(section(page, volunteers).getByText(`1–10 of ${count}`)).toBeVisible();
  });

  test('lists them, sorted and page by page, each with what they did [REC-19]', async ({ page }) => {
    await expect(table(page, volunteers).getByRole('columnheader')).toHaveText(COLUMNS);
    await table(page, volunteers).getByRole('button', { name: 'Last name' }).click();
    const lastNames = () => rows(page, volunteers).locator('td:nth-child(2)').allTextContents();
    const isSorted = async () => {
      const names = await lastNames();
      return names.join() === names.toSorted().join();
    };
    await expect.poll(isSorted).toBe(true);
    await section(page, volunteers).getByRole('button', { name: 'Go to next page' }).click();
    await expect(section(page, volunteers).getByText(`11–20 of ${count}`)).toBeVisible();
    await rows(page, volunteers).first().getByRole('button').click();
    const history = page.getByRole('dialog').getByRole('region', { name: 'History' });
    await expect(history).toContainText('Sign-ups: ');
    await page.getByRole('button', { name: 'Close' }).click();
  });

  test('is downloaded as a file named after charity and month [REC-20, REC-27, OPEN-REC-04]', async ({
    page,
  }) => {
    file = await downloadOf(page, 'Download This Recap');
    expect(file.name).toBe(`${CHARITY} ${formatMonth(MONTH)}.csv`);
  });

  test('has a line in the file for each, with dates of birth of adults [REC-26, DEC-86]', async () => {
    expect(file.lines[0]).toBe(
      '\uFEFFFirst Name,Last Name,Phone Number,Email Address,Date of Birth,Completed Quests,Service Hours',
    );
    expect(file.lines).toHaveLength(count + 1);
    expect(file.lines[1]).toMatch(
      /^[^,]+,[^,]+,\(\d{3}\) \d{3}-\d{4},\S+@demo\.example,(\d{4}-\d\d-\d\d)?,\d+,[\d.]+$/,
    );
  });

  test('is printed to its last line, without addresses [REC-25, DEC-50]', async ({ page }) => {
    await page.getByRole('link', { name: 'Print or save as PDF' }).click();
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(CHARITY);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toContainText(`Volunteer recap, ${formatMonth(MONTH)}`);
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(sheet.getByRole('table').first().locator('tbody tr')).toHaveCount(count);
    await expect(sheet).not.toContainText('@demo.example');
    await expect(sheet).toContainText('-- End of Report --');
    await page.emulateMedia({ media: 'screen' });
    await keepPicture(page, 'console print the recap');
    await page.getByRole('link', { name: 'Back to recap' }).click();
  });

  test('tells of a month, and not of a year, who has come again [REC-22, REC-25]', async ({ page }) => {
    await expect(section(page, 'Retained volunteers')).toContainText(
      `Displaying volunteer history from previous month to ${formatMonth(MONTH)}`,
    );
    await choice(page, 'Period').selectOption('Year');
    await expect(page).toHaveURL(`/console/data?period=${MONTH.slice(0, 4)}`);
    await expect(page.getByText('-- End of Report --')).toBeVisible();
    await expect(section(page, 'Retained volunteers')).toHaveCount(0);
    await expect(table(page, volunteers)).toContainText('Quests completed this year');
    await page.goBack();
    await expect(section(page, 'Retained volunteers')).toBeVisible();
  });
});

test('without the right, and without a charity, no recap is asked for [REC-07, OPEN-REC-05, PERM-23]', async ({
  page,
}) => {
  const asked = operationsOf(page);
  await openConsole(page, { as: 'captains', path: '/console/data' });
  await expect(page.getByText(/administrator for access, or email help@example\.org/)).toBeVisible();
  await page.context().clearCookies();
  await openConsole(page, { as: 'staff', path: '/console/data', organization: '' });
  await expect(page.getByRole('main').getByText('Pick an organization')).toBeVisible();
  expect(asked.filter((name) => name.startsWith('Recap'))).toEqual([]);
});

test.describe('the leaderboard', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });

  const ranks = (page: Page) => rows(page, 'Top volunteers');
  const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' });

  test('is headed, and goes from 2023 to 2030 [VOL-01, VOL-02, DEC-19]', async ({ page }) => {
    await openConsole(page, { as: 'managers', path: '/console/quests' });
    await page.getByRole('menuitem', { name: 'Volunteers' }).click();
    await expect(heading(page)).toHaveText('Top volunteers');
    await page.getByRole('tab', { name: 'Leaderboard' }).click();
    await expect(page.getByLabel('From')).toHaveValue('2023-01-01');
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('2030-01-01');
  });

  test('says how many there are, with names and hours, and finds one by name [VOL-05, VOL-06]', async ({
    page,
  }) => {
    await expect(ranks(page)).toHaveCount(25);
    await expect(ranks(page).first()).toContainText(/hours/);
    await keepPicture(page, 'console volunteers');
    const total = await page.getByText(/^Volunteers: \d+$/).textContent();
    const name = (await ranks(page).nth(2).getByRole('button').textContent()) ?? '';
    await search(page).fill(name);
    await expect
      .poll(async () => {
        const rows = await ranks(page).allTextContents();
        return rows.length > 0 && rows.every((row) => row.includes(name));
      })
      .toBe(true);
    // Two people may share a name.
    const found = await ranks(page).count();
    const sum = page.getByText(`Volunteers: ${found}`, {
      exact: true,
    });
    await expect(sum).toBeVisible();
    await page.reload();
    await expect(sum).toBeVisible();
    await search(page).fill('');
    await expect(page.getByText(total ?? '', { exact: true })).toBeVisible();
  });

  test('opens a preview of a volunteer [VOL-07]', async ({ page }) => {
    const name = (await ranks(page).first().getByRole('button').textContent()) ?? '';
    await ranks(page).first().getByRole('button').click();
    await expect(page.getByRole('dialog', { name })).toContainText(/@demo\.example/);
    await page.getByRole('button', { name: 'Close' }).click();
  });

  test('is downloaded as Chariteers.csv [VOL-08, VOL-09]', async ({ page }) => {
    const file = await downloadOf(page, 'Download as CSV');
    expect(file.name).toBe('Chariteers.csv');
    expect(file.lines[0]).toBe('\uFEFFFirst Name,Last Name,Phone Number,Email Address');
    expect(file.lines.length).toBeGreaterThan(100);
  });

  test('is not asked for without a start date, or beside the other tab [VOL-03, VOL-04]', async ({
    page,
  }) => {
    await page.getByLabel('From').fill('');
    await expect(page.getByText('Choose a start date')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      'All volunteers',
      'Leaderboard',
      'Invited',
      'Orientations',
    ]);
    const asked = operationsOf(page);
    await page.getByRole('tab', { name: 'Orientations' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Orientations' })).toBeVisible();
    expect(asked.filter((one) => one.startsWith('Leaderboard'))).toEqual([]);
  });
});

test('without the rights: user names, no preview, no file, no orientations [VOL-06, VOL-07, ORI-13, OPEN-VOL-02]', async ({
  page,
}) => {
  await openConsole(page, { as: 'coordinators', path: '/console/chariteers?tab=leaderboard' });
  const ranks = rows(page, 'Top volunteers');
  // The young are counted and not listed; the page is full all the same.
  await expect(ranks).toHaveCount(25);
  await expect(ranks.first().getByRole('link')).toHaveAttribute('href', /^\/chariteer-fun-profile\//);
  await expect(ranks.first().getByRole('link')).toHaveText(/^\S+$/);
  await expect(ranks.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveText(['All volunteers', 'Leaderboard']);
  await expect(page.getByRole('button', { name: 'Download as CSV' })).toHaveCount(0);
});

type Opened = { as: string; path: string; organization?: string };

async function openConsole(page: Page, { as, path, organization = '1' }: Opened): Promise<void> {
  await logInAs(page, as);
  if (organization) await page.request.post('/organization', { form: { organization }, maxRedirects: 0 });
  await page.goto(path);
  await expect(page.getByRole('button', { name: `account of ${as}` })).toBeVisible();
}

/** The names of what the page asks of the API from now on. */
function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) names.push(request.postDataJSON()?.operationName ?? '');
  });
  return names;
}

type DownloadedFile = { name: string; lines: string[] };

async function downloadOf(page: Page, button: string): Promise<DownloadedFile> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await started;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}

function monthNames(): string[] {
  return Array.from(
    { length: 12 },
    (_, index) => formatMonth(`2026-${String(index + 1).padStart(2, '0')}`).split(' ')[0] ?? '',
  );
}

function yearsUntilNow(): string[] {
  const last = Number(monthFromNow(0).slice(0, 4));
  return Array.from({ length: last - 2022 }, (_, index) => String(2023 + index));
}
