import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { LAST_YEAR } from './profile-people.ts';

test('new types are told once; a year is private until it has an address, and again without [VHM-04, VHM-05]', async ({
  browser,
  page,
}) => {
  // Told once: a second try has a person of its own.
  await logInAs(page, `lookback${test.info().retry}`);
  const told = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.goto('/home');
  const grown = page.getByRole('region', { name: 'Your arms have grown' });
  await expect(grown).toContainText('New in your arms: Food and Water.');
  await grown.scrollIntoViewIfNeeded();
  await told;
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(grown).toHaveCount(0);

  await page.goto(`/your-year/${LAST_YEAR}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(/hours\s*4/);
  await expect(main).toContainText(/weeks in a row\s*2/);
  await expect(main).toContainText('Only you see this page.');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByRole('textbox', { name: 'Link to your year' }).inputValue();

  const visitor = await (await browser.newContext()).newPage();
  const opened = await visitor.goto(new URL(address).pathname);
  expect(opened?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    `lookback${test.info().retry}’s ${LAST_YEAR}`,
  );
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(main).toContainText('Your year is private again.');
  expect((await visitor.request.get(new URL(address).pathname)).status()).toBe(404);
  await visitor.context().close();
});
