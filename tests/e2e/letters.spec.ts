import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

test.use({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false, intendedStatuses: [422] });

test('a volunteer makes a letter and fetches it; who holds it checks it without a login until it is revoked [LET-01, LET-03, LET-04]', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'volunteer');
  await page.goto('/history');
  await page.getByRole('link', { name: 'Letters about your hours' }).click();
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByRole('combobox', { name: 'For', exact: true }).selectOption('Court');
  await page.getByRole('button', { name: 'Make letter' }).click();
  await expect(page.getByText('Your letter is ready.')).toBeVisible();
  const made = page.getByRole('region', { name: 'Your letters' }).getByRole('listitem').first();
  await expect(made).toContainText(/All charities\s*\d+ hours?.* · Court\s*Valid/);
  const download = page.waitForEvent('download');
  await made.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('letter.pdf');

  const address = (await made.getByRole('link', { name: 'Check page' }).getAttribute('href')) ?? '';
  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const { origin } = new URL(page.url());
  await stranger.goto(origin + address);
  const main = stranger.getByRole('main');
  await expect(main).toContainText(/Valid\s*Volunteer\s*\p{L}\. \p{L}\.\s*Charity\s*All charities/u);
  await made.locator('summary').click();
  await made.getByRole('button', { name: 'Revoke letter' }).click();
  await expect(page.getByText('Letter revoked.')).toBeVisible();
  await stranger.reload();
  await expect(main).toContainText('Revoked');
  expect((await stranger.goto(`${origin}/letter/${'0'.repeat(32)}`))?.status()).toBe(404);
  await expect(main).toContainText('No letter has this code.');
  await stranger.context().close();
});

test('a period without hours is refused, and the page says why [LET-01]', async ({ page }) => {
  await logInAs(page, 'volunteer');
  await page.goto('/letters');
  await page.getByLabel('From').fill('1999-01-01');
  await page.getByLabel('To', { exact: true }).fill('1999-12-31');
  await page.getByRole('button', { name: 'Make letter' }).click();
  await expect(page.getByRole('alert')).toContainText('No hours in this period.');
});
