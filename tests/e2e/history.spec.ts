import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { keepPicture } from './pictures.ts';
import { OFFERED, placesQuest } from './places-people.ts';

test.use({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false });

test('a volunteer looks back: when each Quest was, how it went, hours and signed reputation (on the site) [CON-16, CON-17, DEC-61]', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  await page.goto('/home');
  await page.getByRole('link', { name: 'Your Quest history' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Quest history');
  await expect(page.getByRole('main'), 'sums before the rows').toContainText(
    /hours? this year.*Quests? in all.*types.*sign-ups/s,
  );
  const rows = page.getByRole('main').locator('ol.history > li');
  expect(await rows.count(), 'ten a page').toBeLessThanOrEqual(10);
  await keepPicture(page, 'quest history phone');
  const openFolds = async () => {
    for (const fold of await rows.locator('summary').all()) await fold.click();
  };
  await openFolds();
  const pages = [await page.getByRole('main').innerText()];
  for (let next = 2; await page.getByRole('link', { name: 'Next' }).isVisible(); next++) {
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(new RegExp(`page=${next}$`));
    await openFolds();
    pages.push(await page.getByRole('main').innerText());
  }
  const time = /\d+:\d\d [ap]m to \d+:\d\d [ap]m\s+/.source;
  expect(pages.join()).toMatch(
    new RegExp(`${time}Present · [\\d.]+ hours\\s+[\\d.]+ hours, \\+10 REP\\. You earn REP by showing up`),
  );
  expect(pages.join()).toMatch(
    new RegExp(`State cancelled\\s+Gatehouse of All States\\s+${time}Canceled\\b`),
  );
  await rows.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/questList\/[^/]+\/quest\//);
  await page.goto('/history?page=99');
  await expect(page, 'a page that is not there leads to the last one').toHaveURL(/\/history(\?page=\d+)?$/);
});

test('what one waits for stands above it, with how one stands, on its first page alone [WAI-02: the history]', async ({
  page,
}) => {
  await logInAs(page, OFFERED.looks);
  await page.goto('/history');
  const waits = page.getByRole('region', { name: 'Waitlisted' });
  await expect(waits.getByRole('link', { name: 'Serve offerlooks' })).toHaveAttribute(
    'href',
    placesQuest(OFFERED.looks),
  );
  await expect(waits).toContainText('We’re holding a spot for you until');
  // Of those who wait in the demo world the one who did most.
  await logInAs(page, 'gold');
  await page.goto('/history');
  await expect(waits).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(waits).toHaveCount(0);
});
