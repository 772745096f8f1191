import path from 'node:path';
import type { Page } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../../test-results/screenshots');

/** Keeps a picture of the whole page as `test-results/screenshots/NAME.png`, hyphens for spaces. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(folder, `${name.replaceAll(' ', '-')}.png`), fullPage: true });
}
