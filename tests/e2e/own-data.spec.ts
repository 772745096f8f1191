import { readFileSync } from 'node:fs';
import { expect, test } from './browser-test.ts';
import { mailsTo, makeProofStale } from './mailbox.ts';
import { makeAccount, newPerson, openSession, PASSWORD } from './new-account.ts';
import { keepPicture } from './pictures.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, intendedStatuses: [403] });

  test('from the settings, after the password, one gets a file of all that is stored [JOI-15, SAF-25: exports]', async ({
    page,
  }) => {
    const person = newPerson('Keeper');
    await makeAccount(page, person);
    await openSession(page, person);
    await makeProofStale(page);
    const main = page.getByRole('main');
    await page.goto('/settings#data');
    await main.getByRole('link', { name: 'My data' }).click();
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('No file yet');
    await expect(main).toContainText('Charities’ notes about you');
    await main.getByRole('button', { name: 'Make my file' }).click();
    await page.getByLabel('Password').fill(PASSWORD);
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/settings/data');
    const fetching = main.getByRole('link', { name: /^Download my file \(\d+ kB\)$/ });
    await expect(async () => {
      await page.goto('/settings/data');
      await expect(fetching).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 80_000, intervals: [1_000] });
    await keepPicture(page, 'own data');
    await expect(main).toContainText('You can ask for a new one from');
    const [download] = await Promise.all([page.waitForEvent('download'), fetching.click()]);
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.html$/);
    expect(readFileSync(await download.path(), 'utf8')).toContain(person.emailAddress);
    // The email is on its way when the file is there.
    await expect
      .poll(async () => JSON.stringify(await mailsTo(person.emailAddress)))
      .toContain('/settings/data');
  });
});
