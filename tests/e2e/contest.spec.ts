import { newYorkDay } from '#domain/time/new-york-time.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

test('the contest says what it is, when, and for whom [CTS-01, CTS-02, CTS-06]', async ({ page }) => {
  await page.goto('/contest');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Clash of Clubs');
  await expect(main).toContainText('The group volunteer competition');
  await expect(main).toContainText(/March 1 to 31, 20\d\d/);
  const badges = main.getByRole('list', { name: 'The contest at a glance' }).getByRole('listitem');
  await expect(badges).toHaveText(['Small Groups', "Winner's Choice Donation", 'Hudson County NJ']);
});

test('while none runs the page says who won last, and when the next begins [CTS-10, CTS-11: site]', async ({
  page,
}) => {
  // In March the contest runs, and `standings.test.tsx` holds what it shows.
  test.skip(newYorkDay(Date.now()).slice(5, 7) === '03', 'A contest runs');
  await page.goto('/contest');
  const main = page.getByRole('main');
  await expect(main).toContainText(/\d+ days? until it begins\.|It begins tomorrow\./);
  await expect(main).toContainText(/.+ won in 20\d\d\./);
  await main.getByRole('link', { name: 'See the result' }).click();
  await expect(page).toHaveURL(/\/contest\/20\d\d$/);
  await expect(page.getByRole('main')).toContainText('The prize goes to Harbor Table Kitchen.');
});

test('the contest says what is won, and who made it possible [CTS-04, CTS-05, CTS-07]', async ({ page }) => {
  await page.goto('/contest');
  await expect(page.getByRole('region', { name: 'Prize pot' })).toContainText('$1,000');
  await expect(page.getByRole('main')).toContainText('The winner picks a Hudson County charity.');
  const sponsors = page.getByRole('region', { name: 'Made possible by' }).getByRole('listitem');
  await expect(sponsors).toHaveCount(2);
  await expect(sponsors.locator('svg')).toHaveCount(2);
});

test('the charities to choose from stand by town, and each tells what it is about [CTS-08]', async ({
  page,
}) => {
  await page.goto('/contest');
  const charities = page.getByRole('region', { name: 'Charities to choose from' });
  await expect(charities.getByRole('heading', { level: 3 })).toHaveText([
    'Hoboken',
    'Jersey City',
    'West New York',
  ]);
  const first = charities.locator('details').first();
  await expect(first.getByRole('link')).toBeHidden();
  await first.locator('summary').press('Enter');
  await expect(first.getByRole('link', { name: /^Quests of / })).toBeVisible();
  const known = charities.locator('details', { hasText: 'Harbor Table Kitchen' });
  await known.locator('summary').click();
  await expect(known).toContainText('A hot meal, six evenings a week');
});

test('the contest says by which rules hours count, and leads to no others [CTS-03, CTS-09, DEC-43]', async ({
  page,
}) => {
  await page.goto('/contest');
  const rules = page.locator('details.rules').getByRole('listitem');
  await expect(rules).toHaveCount(0);
  await page.getByText('The rules', { exact: true }).click();
  await expect(rules).toHaveText([
    /^Every hour counts that you earn from .* as a member of a Guild\./,
    /^The charity records the hours\./,
    'Hours of members under 18 come at the end.',
    /^Hours count for the Guild you were in when you earned them/,
    /^If you’re in several Guilds, choose one/,
  ]);
  await expect(page.getByRole('link', { name: /rules/i })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('who is in several guilds chooses the one that their hours count for [CTS-03, DEC-43]', async ({
    page,
  }) => {
    await logInAs(page, 'guildadmin');
    await page.goto('/guilds');
    const choice = page.getByRole('region', { name: 'Your Guild in the contest' });
    // Other journeys may make further guilds of theirs.
    await expect(choice.getByRole('radio', { checked: true })).toHaveCount(1);
    for (const name of ['Harbor Light Order', 'Ferry Street Runners']) {
      await choice.getByRole('radio', { name }).check();
      await choice.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved. Your hours count for it.')).toBeVisible();
      await expect(choice.getByRole('radio', { name })).toBeChecked();
    }
  });
});
