import type { Locator, Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/** How a person works a page; one journey can be gone with either. */
export type InputMethod = {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
};

export const mouse: InputMethod = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
};

/** Keyboard input. Keys tick a checkbox with the space bar; a mouse uses its click. */
export type Keyboard = InputMethod & { tick(target: Locator): Promise<void> };

/** Tab to the place, see where one is, then Enter or the text. */
export function keyboard(page: Page): Keyboard {
  return {
    async tick(target) {
      await tabTo(page, target);
      await page.keyboard.press('Space');
    },
    async press(target) {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await tabTo(page, target);
      await page.keyboard.type(text);
    },
  };
}

const MOST_TABS = 120;

/** Checks that the focus isn't lost when a button disappears or is disabled. */
export async function expectFocusIsKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus is somewhere' })
    .not.toBe('BODY');
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const { isFocused, isFocusVisible } = await target.evaluate(focusOf);
    if (isFocused) {
      expect(isFocusVisible, `the focus is seen on ${target}`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} times Tab do not lead to ${target}`);
}

/**
 * Runs in the page. A ring may lie round the element itself, the link's layer over its card, the card, or what the
 * console draws in place of a box; a field has a thicker border, an outline on a map a thicker line.
 */
function focusOf(element: Element) {
  const ringed = [getComputedStyle(element), getComputedStyle(element, '::after')];
  const frames = [element.closest('article'), element.closest('.Mui-focusVisible')];
  for (const frame of frames) if (frame) ringed.push(getComputedStyle(frame));
  const line = element.querySelector(':scope > path');
  const border = element.closest('.Mui-focused')?.querySelector('fieldset');
  return {
    isFocused: document.activeElement === element,
    isFocusVisible:
      ringed.some(({ outlineStyle }) => outlineStyle !== 'none') ||
      (line !== null && Number.parseFloat(getComputedStyle(line).strokeWidth) > 3) ||
      (border && Number.parseFloat(getComputedStyle(border).borderTopWidth) >= 2),
  };
}
