import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { mailedCode } from './mailbox.ts';

let sent = 0;

/** Has a code sent to an address that no other test uses, without a visit to the page; the address. */
export async function sendCode(page: Page): Promise<string> {
  const { testId, retry } = test.info();
  sent += 1;
  const email = `${testId}.${retry}.${sent}@example.org`;
  await step(page, '/join', { email });
  return email;
}

/** Has entered the code, too: next comes who one is. */
export async function enterCode(page: Page): Promise<void> {
  const email = await sendCode(page);
  await step(page, '/join/code', { code: await mailedCode(email) });
}

async function step(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
}
