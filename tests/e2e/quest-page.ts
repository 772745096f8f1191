import type { Locator, Page } from '@playwright/test';
import { type InputMethod, mouse } from './input-method.ts';

/** Region of a quest's page with its main action. */
export function signUpBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Sign-up' });
}

/** The one message after a sign-up. */
export function thanksDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: "You're signed up, friend!" });
}

/** The address of a quest of every-state-charity.ts. */
export function questInState(key: string): string {
  return `/questList/every-state/quest/${key}`;
}

/** Signs up on the quest page that is open, and waits for the answer. */
export async function takePlace(page: Page, hands: InputMethod = mouse): Promise<void> {
  await hands.press(signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }));
  const dialog = page.getByRole('dialog', { name: 'Ready to volunteer?' });
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await hands.press(dialog.getByRole('button', { name: 'Yes, sign me up!' }));
  await answer;
}

/** Bails out on the quest page that is open. */
export async function givePlaceBack(page: Page, hands: InputMethod = mouse): Promise<void> {
  await hands.press(signUpBar(page).getByRole('button', { name: 'Bail out' }));
  const dialog = page.getByRole('dialog', { name: 'Can’t make it?' });
  await hands.press(dialog.getByRole('button', { name: 'Bail out' }));
}
