import type { Locator, Page } from '@playwright/test';
import { castEmail, DEMO_PASSWORD } from '../../scripts/seed/cast.ts';
import { expect } from './browser-test.ts';
import { type InputMethod, mouse } from './input-method.ts';

export { castEmail, DEMO_PASSWORD };

/** Opens a session for a member of the cast (`managers` is managers@demo.example) without a visit to the login page. */
export async function logInAs(page: Page, name: string): Promise<void> {
  const form = { email: castEmail(name), password: DEMO_PASSWORD };
  const answer = await page.request.post('/login', { form, maxRedirects: 0 });
  expect(answer.status(), `${name} logs in`).toBe(303);
}

/** Logs in by the form that is open, on the login page or in a dialog. */
export async function logInThere(
  page: Page,
  name: string,
  place: Locator = page.getByRole('main'),
  hands: InputMethod = mouse,
): Promise<void> {
  await hands.write(place.getByLabel('Email'), castEmail(name));
  await hands.write(place.getByLabel('Password'), DEMO_PASSWORD);
  await hands.press(place.getByRole('button', { name: 'LOG IN' }));
  await page.waitForURL((url) => url.pathname !== '/login');
}
