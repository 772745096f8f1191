import { addDays, newYorkDay } from '#domain/time/new-york-time.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

test.use({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false, intendedStatuses: [422] });

test('a regular pauses, comes again and stops, each in two taps [REG-04]', async ({ page }) => {
  await logInAs(page, 'gold');
  await page.goto('/home');
  const atHome = page.getByRole('region', { name: 'Repeating Quests' });
  await expect(atHome).toContainText('Every Monday to Saturday, 5:30 pm to 8:00 pm');
  await atHome.getByRole('link', { name: 'Serve the evening meal' }).click();
  const card = page.getByRole('region', { name: 'Serve the evening meal' });
  await expect(card).toContainText('5:30 pm to 8:00 pm');
  const until = card.getByLabel('Come again on');
  const pauseFor = async (days: number) => {
    await until.fill(addDays(newYorkDay(Date.now()), days));
    await card.getByRole('button', { name: 'Pause' }).click();
  };
  await card.locator('summary').filter({ hasText: 'Pause' }).click();
  await pauseFor(120);
  await expect(page.getByRole('alert')).toContainText('That’s over 90 days. Stop instead?');
  await expect(card.getByRole('button', { name: 'Stop coming every time' })).toBeVisible();
  await card.getByRole('link', { name: 'Choose another day' }).click();
  await expect(until).toHaveValue(addDays(newYorkDay(Date.now()), 120));
  await pauseFor(20);
  await expect(card).toContainText('Paused until');
  await card.getByRole('button', { name: 'Come again now' }).click();
  await expect(card).not.toContainText('Paused until');
  await card.locator('summary').filter({ hasText: 'Stop' }).click();
  await card.getByRole('button', { name: 'Stop coming every time' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
});
