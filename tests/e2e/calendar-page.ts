import type { Locator, Page } from '@playwright/test';
import { formatLongDate } from '#domain/text/format.ts';
import { addMonths, newYorkMonth } from '#domain/time/new-york-time.ts';
import { expect } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

/** The month so many months from now. The demo world has posted this one and the next, so later ones are empty. */
export const monthFromNow = (months: number) => addMonths(newYorkMonth(Date.now()), months);

/** Opens the calendar of a charity in a month, as a member of the cast. */
export async function openCalendar(
  page: Page,
  { as, organization, month }: { as: string; organization: string; month: string },
): Promise<void> {
  await logInAs(page, as);
  await page.request.post('/organization', { form: { organization }, maxRedirects: 0 });
  await page.goto(`/console/calendar?month=${month}`);
  await expect(dayCell(page, `${month}-01`)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.calendar-month')).toHaveAttribute('aria-busy', 'false');
}

export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Calendar' });

export const stampTray = (page: Page) => page.getByRole('region', { name: 'Stamp collection' });

export const stampNamed = (page: Page, name: string) =>
  stampTray(page).getByRole('button', { name, exact: true });

export const dayCell = (page: Page, day: string) => page.locator(`td[data-date="${day}"]`);

export const dayButton = (page: Page, day: string) =>
  page.getByRole('button', { name: `Add quest on ${formatLongDate(day)}` });

/** The bubbles of a day, in the grid or in the list of a phone. */
export const bubbles = (page: Page, day: string) => page.locator(`.bubble[data-day="${day}"]`);

/** Clicks where a day is empty. */
export async function clickEmptyPart(cell: Locator): Promise<void> {
  const box = await cell.boundingBox();
  await cell.click({ position: { x: (box?.width ?? 60) / 2, y: (box?.height ?? 60) - 8 } });
}

/** Carries a stamp to a day as a mouse does. */
export async function dragStamp(page: Page, stamp: Locator, cell: Locator): Promise<void> {
  await cell.scrollIntoViewIfNeeded();
  const [from, to] = [await stamp.boundingBox(), await cell.boundingBox()];
  if (!from || !to) throw new Error('Stamp and day have to be in sight');
  await page.mouse.move(from.x + from.width / 2, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 8 });
  await page.mouse.move(to.x + 50, to.y + 60, { steps: 3 });
  await page.mouse.up();
}

/** A success notice with this text, and the way back where there is one; it is dismissed, so that the next can come. */
export async function expectToast(page: Page, text: string, { canUndo = false } = {}): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: text });
  await expect(toast).toBeVisible();
  if (canUndo) await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
}
