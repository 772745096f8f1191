import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

const ADDRESS = '**/files/volunteers.csv';
const download = (page: Page) => page.getByRole('button', { name: 'Download as CSV' });

async function openVolunteers(page: Page): Promise<void> {
  await logInAs(page, 'managers');
  await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
  await page.goto('/console/chariteers?tab=leaderboard');
  await expect(download(page)).toBeVisible();
}
const openLog = (page: Page, action: string) =>
  page.goto(`/console/audit?filter=${encodeURIComponent(JSON.stringify({ action }))}`);

test('a file that is being made is told of and given up by keys alone, and made again [SAF-20, VOL-08]', async ({
  page,
}) => {
  await openVolunteers(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(ADDRESS, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await download(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Preparing the file…')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'File progress' })).toBeVisible();
  await expect(download(page)).toHaveCount(0);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(download(page)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  answer();
  await page.unroute(ADDRESS);

  const saved = page.waitForEvent('download');
  await download(page).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Chariteers.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\uFEFFFirst Name,Last Name,Phone Number,Email Address\r\n/,
  );
  await expect(download(page)).toBeVisible();
});

test.describe('a server that is away', () => {
  test.use({ intendedErrors: ['ERR_FAILED'] });

  test('a file that could not be made is told of, and the button is there again [SAF-20]', async ({
    page,
  }) => {
    await openVolunteers(page);
    await page.route(ADDRESS, (route) => route.abort());
    await download(page).click();
    await expect(page.getByRole('alert')).toContainText(/connection|try again|reach/i);
    await expect(download(page)).toBeVisible();
  });
});

test('staff read in the audit log who saw and saved contact details of how many [SAF-19, SAF-20]', async ({
  page,
}) => {
  await openVolunteers(page);
  const saved = page.waitForEvent('download');
  await download(page).click();
  await saved;
  await page.context().clearCookies();
  await logInAs(page, 'staff');
  await openLog(page, 'contacts read');
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(
    log.getByText(/^Saw contact details of \d+ people.* in the volunteer list\.$/).first(),
  ).toBeVisible();
  await expect(log.getByRole('link', { name: 'managers' }).first()).toBeVisible();
  await openLog(page, 'export');
  await expect(
    log
      .getByText(
        /^Saved the list of volunteers as a file of [\d,]+ rows, with contact details of [\d,]+ people/,
      )
      .first(),
  ).toBeVisible();
});
