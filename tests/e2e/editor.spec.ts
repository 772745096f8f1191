import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { postQuest } from './month-quest.ts';

test('a description is typed with keys alone, and every step is taken back [EDQ-13]', async ({ page }) => {
  const text = await openDescription(page, 'Typed with keys');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Bring ');
  await page.keyboard.press('ControlOrMeta+B');
  await expect(format(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('gloves');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two things');
  expect(await lines(text)).toEqual(['Bring gloves.', 'Two things']);
  await expect(text.locator('b')).toHaveText('gloves');

  await page.keyboard.press('Enter');
  // Back from the text, the last button of its bar is the one for numbered lists.
  await page.keyboard.press('Shift+Tab');
  await expect(format(page, 'Numbered list')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('ol')).toHaveCount(1);
  await expect(text).toBeFocused();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect(text.locator('ol li')).toHaveText(['one', 'two']);

  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ControlOrMeta+Z');
  await expect(text.locator('ol')).toHaveCount(0);
  for (let steps = 0; steps < 20; steps += 1) await page.keyboard.press('ControlOrMeta+Z');
  await expect(text).toHaveText('Bring gloves.');
  for (let steps = 0; steps < 30; steps += 1) await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(text.locator('ol li')).toHaveText(['one', 'two']);
});

test('what an input method composes has the format that waits for it, and is one step', async ({ page }) => {
  const text = await openDescription(page, 'Composed');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Bring ');
  await page.keyboard.press('ControlOrMeta+I');
  const browser = await page.context().newCDPSession(page);
  for (const half of ['て', 'てぶ', 'てぶく', 'てぶくろ'])
    await browser.send('Input.imeSetComposition', {
      text: half,
      selectionStart: half.length,
      selectionEnd: half.length,
    });
  await browser.send('Input.insertText', { text: '手袋' });
  await expect(text.locator('i')).toHaveText(/^\u200b?手袋$/);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(text).toHaveText(/^Bring\s*\u200b?$/);
});

async function openDescription(page: Page, title: string): Promise<Locator> {
  await logInAs(page, 'managers');
  const quest = await postQuest(page, { title, startsInMinutes: 60 * 26 });
  await page.goto(`/console/quests/${quest.id}/edit`);
  const text = page.getByRole('dialog', { name: 'Edit Quest' }).getByRole('textbox', { name: 'Description' });
  await text.focus();
  return text;
}

function format(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name });
}

async function lines(text: Locator): Promise<string[]> {
  const shown = await text.locator('p').allTextContents();
  return shown.map((line) => line.replace(/\u00a0/g, ' '));
}
