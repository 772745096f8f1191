import { expect, test } from './browser-test.ts';

test('CTS-01 CTS-02 CTS-04 CTS-05 CTS-06 CTS-07 CTS-08 CTS-09 the contest: when it is, what is won, and the charities to choose from', async ({
  page,
}) => {
  await page.goto('/contest');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Clash of Clubs');
  await expect(main).toContainText('The group volunteer competition');
  await expect(main).toContainText(/March 1 to 31, 20\d\d/);
  const badges = main.getByRole('list', { name: 'The contest in short' }).getByRole('listitem');
  await expect(badges).toHaveText(['Small Groups', "Winner's Choice Donation", 'Hudson County NJ']);
  await expect(page.getByRole('region', { name: 'The prize pot' })).toContainText('$1,000');
  await expect(main).toContainText(
    'The winner picks a local Hudson County charity in the network to receive the prize pot.',
  );
  const sponsors = page.getByRole('region', { name: 'Made possible by' }).getByRole('listitem');
  await expect(sponsors).toHaveCount(2);
  await expect(sponsors.locator('svg')).toHaveCount(2);
  const charities = page.getByRole('region', { name: 'The charities to choose from' });
  await expect(charities.getByRole('heading', { level: 3 })).toHaveText([
    'Hoboken',
    'Jersey City',
    'West New York',
  ]);
  const first = charities.locator('details').first();
  await expect(first.getByRole('link')).toBeHidden();
  await first.locator('summary').press('Enter');
  await expect(first.getByRole('link', { name: /^Quests of / })).toBeVisible();
  await expect(page.getByRole('link', { name: /rules/i })).toHaveCount(0);
});
