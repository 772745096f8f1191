import type { BrowserContext } from '@playwright/test';
import { instantOf } from '#domain/time/new-york-time.ts';
import { expect, test } from './browser-test.ts';
import { castEmail } from './cast-log-in.ts';
import { type ClockedWorld, openClockedWorld } from './clocked-world.ts';
import { keepPicture } from './pictures.ts';

// A world without a mail server, beside the others.
const port = Number(process.env.E2E_PORT ?? 4517) + 3;
const baseURL = `http://127.0.0.1:${port}`;
const MONDAY = instantOf('2026-11-16', '10:00');

let world: ClockedWorld | undefined;
let context: BrowserContext;
test.beforeAll(async ({ browser }) => {
  world = await openClockedWorld({ port, now: MONDAY });
  context = await browser.newContext({ baseURL });
});
test.afterAll(async () => {
  await context.close();
  await world?.stop();
});

test('SAF-18 without a mail server a link is followed from the mailbox, within its hour', async () => {
  const page = await context.newPage();
  for (const name of ['gold', 'volunteer']) {
    await page.goto('/passwordReset');
    await page.getByLabel('Email').fill(castEmail(name));
    await page.getByRole('button', { name: 'REQUEST RESET' }).click();
    await expect(page.getByRole('main')).toContainText(/sent/i);
  }
  await page.goto('/mailbox');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('To').fill('gold@');
  await page.getByRole('button', { name: 'Show' }).click();
  const mail = page.getByRole('article');
  await expect(mail).toHaveCount(1);
  await expect(mail).toContainText('Hello gold');
  await keepPicture(page, 'mailbox with a mail');
  await mail.getByRole('link', { name: /passwordReset/ }).click();
  await expect(page.getByLabel('New Password', { exact: false }).first()).toBeVisible();

  await world?.moveTo(MONDAY + 61 * 60_000);
  await page.goto('/mailbox');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText('Its time is over, so its text is gone.');
  await expect(page.getByRole('link', { name: /passwordReset/ })).toHaveCount(0);
});
