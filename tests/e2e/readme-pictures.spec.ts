import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { signUpBar } from './quest-page.ts';

const committed = path.join(import.meta.dirname, 'screenshots');
const kept = path.resolve(import.meta.dirname, '../../test-results/screenshots');
const MOST_BYTES = 150_000;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });

  test('the README shows a quest with its sign-up button under the thumb', async ({ page }) => {
    await logInAs(page, 'volunteer');
    await page.goto('/questList/1?by=day');
    const free = page
      .getByRole('article')
      .filter({ hasNot: page.getByRole('img', { name: /^(Full|You’re on it)$/ }) })
      .filter({ hasText: 'Serve the evening meal' })
      .filter({ hasNotText: 'Claimed by' });
    await free.first().getByRole('link').click();
    await expect(signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' })).toBeInViewport();
    await picture(page, 'quest-detail-phone.png');
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

  test('the README shows the quests of a charity in the console', async ({ page }) => {
    await logInAs(page, 'managers');
    await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
    await page.goto('/console/quests');
    await expect(page.getByRole('table', { name: 'Quests' }).getByRole('row')).toHaveCount(26);
    await page.evaluate(() => document.fonts.ready);
    await picture(page, 'console-quests.png');
  });
});

/** A normal run leaves the committed pictures alone: they would differ every day. */
async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(kept, 'readme', name), animations: 'disabled' });
  if (process.env.UPDATE_README_PICTURES === '1') {
    mkdirSync(committed, { recursive: true });
    copyFileSync(path.join(kept, 'readme', name), path.join(committed, name));
  }
  expect(statSync(path.join(committed, name)).size).toBeLessThan(MOST_BYTES);
}
