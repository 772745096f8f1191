import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

test('neither the log-in nor the own details speak of passkeys [JOI-08: a bare number]', async ({ page }) => {
  await page.goto('/login');
  // The script that would show it has run.
  await page.waitForFunction(() => customElements.get('passkey-use') !== undefined);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
  await logInAs(page, 'volunteer');
  await page.goto('/settings#log-in');
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Passkeys' })).toHaveCount(0);
});

test('there the page says why messages in the browser are not offered, and texts too [MSG-15: a bare number]', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  await page.goto('/settings/messages');
  const push = page.getByRole('region', { name: 'Messages in your browser' });
  await expect(push).toContainText('Not available at a bare number (127.0.0.1:');
  await expect(push.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Text messages' })).toContainText(
    'Text messages aren’t available here.',
  );
});
