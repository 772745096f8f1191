import path from 'node:path';
import type { Page } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../../test-results/screenshots');

/** Keeps a picture as `test-results/screenshots/NAME.png`, hyphens for spaces: of the whole page or of the window. */
export async function keepPicture(page: Page, name: string, { isWindow = false } = {}): Promise<void> {
  const file = path.join(folder, `${name.replaceAll(' ', '-')}.png`);
  // What is still moving is shown where it will come to rest.
  await page.screenshot({ path: file, fullPage: !isWindow, animations: 'disabled' });
}
