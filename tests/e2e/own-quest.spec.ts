import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { joinQuest } from './join-steps.ts';
import { questInState } from './quest-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('who is on a quest is led to the field of a message, and unfolds what is rare [MSG-23]', async ({
    page,
  }) => {
    await logInAs(page, 'volunteer');
    await page.goto(questInState('yours'));
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: 'Message' });
    await expect(field).toBeHidden();
    await main.getByRole('link', { name: 'Message' }).click();
    await expect(field).toBeInViewport();
    await expect(main.getByRole('link', { name: 'Send the link' })).toBeHidden();
    await main.getByRole('heading', { name: 'Bring a friend' }).click();
    await expect(main.getByRole('link', { name: 'Send the link' })).toBeVisible();
  });
});

test.describe('with a form that is refused', () => {
  test.use({ javaScriptEnabled: false, intendedStatuses: [422] });

  test('its fold is open, with what was typed [JOI-05]', async ({ page }) => {
    const main = page.getByRole('main');
    await joinQuest(page, 'open');
    await page.goto(questInState('open'));
    await main.getByRole('heading', { name: 'One more thing, if you like' }).click();
    await main.getByLabel('ZIP Code').fill('0703');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main.getByLabel('ZIP Code')).toBeVisible();
    await expect(main.getByLabel('ZIP Code')).toHaveValue('0703');
  });
});

test('the page of one’s own quest is at most 2,400 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, 'volunteer');
  await page.goto(questInState('yours'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2400);
});
