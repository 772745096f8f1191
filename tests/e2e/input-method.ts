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

/** Tab to the place, see where one is, then Enter or the text. */
export function keyboard(page: Page): InputMethod {
  return {
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

async function tabTo(page: Page, target: Locator): Promise<void> {
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

/** Runs in the page. A ring may lie round the element itself, the link's layer over its card, or the card. */
function focusOf(element: Element) {
  const card = element.closest('article');
  const ringed = [getComputedStyle(element), getComputedStyle(element, '::after')];
  if (card) ringed.push(getComputedStyle(card));
  return {
    isFocused: document.activeElement === element,
    isFocusVisible: ringed.some(({ outlineStyle }) => outlineStyle !== 'none'),
  };
}
