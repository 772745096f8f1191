import type { Locator, Page } from '@playwright/test';
import { signUpBar } from './quest-page.ts';

const SECONDS_A_TAP = 1;
const CHARACTERS_A_SECOND = 4;

/** What someone does on the way, counted: a tap a second, four characters a second. */
export function countedHands(page: Page) {
  const count = { taps: 0, fields: 0, characters: 0 };
  return {
    count,
    seconds: () => count.taps * SECONDS_A_TAP + count.characters / CHARACTERS_A_SECOND,
    async tap(name: string, role: 'link' | 'button' | 'checkbox' = 'button') {
      count.taps += 1;
      const place = role === 'link' ? signUpBar(page) : page.getByRole('main');
      await place.getByRole(role, { name }).click();
    },
    async press(place: Locator) {
      count.taps += 1;
      await place.click();
    },
    /** A field that has the focus already takes no tap. */
    async write(label: string, text: string) {
      const field = page.getByRole('main').getByLabel(label);
      const isThere = await field.evaluate((input) => input === document.activeElement);
      if (!isThere) await field.click();
      count.taps += isThere ? 0 : 1;
      count.fields += 1;
      count.characters += text.length;
      await page.keyboard.type(text);
    },
  };
}
