import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { mailedCode } from './mailbox.ts';
import { questInState, thanksDialog } from './quest-page.ts';

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

/** Joins as a stranger by the button of a quest's page, with no more than a quest needs. */
export async function joinQuest(page: Page, key: string): Promise<void> {
  const { testId, retry } = test.info();
  const email = `${testId}.${retry}.on@example.org`;
  const main = page.getByRole('main');
  await page.goto(questInState(key));
  await main.getByRole('link', { name: 'Volunteer for this Quest!' }).click();
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send me a code' }).click();
  await main.getByLabel('Code').fill(await mailedCode(email));
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByLabel('First Name').fill('Rosa');
  await main.getByLabel('Last Name').fill('Delgado');
  await main.getByLabel('Date of Birth').fill('4/12/1991');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'I’m in' }).click();
  await expect(thanksDialog(page)).toBeVisible();
}
