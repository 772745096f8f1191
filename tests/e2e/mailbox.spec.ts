import type { BrowserContext } from '@playwright/test';
import { instantOf } from '#domain/time/new-york-time.ts';
import { expect, test } from './browser-test.ts';
import { castEmail, logInAs } from './cast-log-in.ts';
import { type ClockedWorld, openClockedWorld } from './clocked-world.ts';
import { keepPicture } from './pictures.ts';

// A world without a mail server, beside the others.
const port = Number(process.env.E2E_PORT ?? 4517) + 3;
const baseURL = `http://127.0.0.1:${port}`;
const MONDAY = instantOf('2026-11-16', '10:00');
const MAIL_HOOK_SECRET = 'what-the-mail-service-knows';

let world: ClockedWorld | undefined;
let context: BrowserContext;
test.beforeAll(async ({ browser }) => {
  world = await openClockedWorld({ port, now: MONDAY, settings: { MAIL_HOOK_SECRET } });
  context = await browser.newContext({ baseURL });
});
test.afterAll(async () => {
  await context.close();
  await world?.stop();
});

test('without a mail server a link is followed from the mailbox, within its hour [SAF-18]', async () => {
  const page = await context.newPage();
  for (const name of ['gold', 'volunteer']) {
    await page.goto('/passwordReset');
    await page.getByLabel('Email').fill(castEmail(name));
    await page.getByRole('button', { name: 'REQUEST RESET' }).click();
    await expect(page.getByRole('main')).toContainText('We emailed you a link');
  }
  const openMailsTo = async (name: string) => {
    await page.goto('/mailbox');
    await page.getByLabel('To').fill(`${name}@`);
    await page.getByRole('button', { name: 'Show' }).click();
  };
  // What the product tells by itself meanwhile lies there, too.
  const mail = page.getByRole('article').filter({ hasText: 'password' });
  await openMailsTo('volunteer');
  await expect(mail).toHaveCount(1);
  await openMailsTo('gold');
  await expect(mail).toHaveCount(1);
  await expect(mail).toContainText('Hello gold');
  await keepPicture(page, 'mailbox with a mail');
  await mail.getByRole('link', { name: /passwordReset/ }).click();
  await expect(page.getByLabel('New Password', { exact: false }).first()).toBeVisible();

  await world?.moveTo(MONDAY + 61 * 60_000);
  await openMailsTo('gold');
  await expect(mail).toHaveCount(1);
  await expect(mail).toContainText('Its time is up.');
  await expect(page.getByRole('link', { name: /passwordReset/ })).toHaveCount(0);
});

for (const { locale, language, dir, subject } of [
  { locale: 'es', language: 'Español', dir: 'ltr', subject: 'Crea una nueva contraseña' },
  { locale: 'ar', language: 'العربية', dir: 'rtl', subject: 'تعيين كلمة مرور جديدة' },
]) {
  test(`who chose ${locale} gets the next mail in it, and its link leads to the page in it [LNG-04, LNG-05: parts: mails]`, async () => {
    const page = await context.newPage();
    await logInAs(page, 'teen');
    await page.goto('/about');
    await page.getByRole('button', { name: language }).click();
    await page.waitForURL(`**/${locale}/about`);
    await context.clearCookies();
    await page.goto('/passwordReset');
    await page.getByLabel('Email').fill(castEmail('teen'));
    await page.getByRole('button', { name: 'REQUEST RESET' }).click();
    await expect(page.getByRole('main')).toContainText('We emailed you a link');
    await page.goto('/mailbox?to=teen%40');
    const mail = page.getByRole('article').filter({ hasText: subject });
    for (const part of [mail.getByRole('heading'), mail.locator('.text')]) {
      await expect(part).toHaveAttribute('lang', locale);
      await expect(part).toHaveAttribute('dir', dir);
    }
    for (const [width, colorScheme] of [
      [320, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await keepPicture(page, `mailbox ${locale} ${width} ${colorScheme}`);
    }
    await mail.getByRole('link', { name: /passwordReset/ }).click();
    await page.waitForURL(`**/${locale}/passwordReset?token=*`);
    await expect(page.locator('input[type=password]').first()).toBeVisible();
  });
}

test('who chose no language is answered in that of the page on which they asked [LNG-04: mails]', async () => {
  const page = await context.newPage();
  const answer = await page.request.post('/es/passwordReset', { form: { email: castEmail('admins') } });
  expect(answer.ok()).toBe(true);
  await page.goto('/mailbox?to=admins%40');
  await expect(page.getByRole('article')).toContainText('Crea una nueva contraseña');
});

test('a mail is shown as programs show it, by day and by night, and its button leads out of it [MSG-04: the mailbox]', async () => {
  const page = await context.newPage();
  await page.goto('/passwordReset');
  await page.getByLabel('Email').fill(castEmail('provider'));
  await page.getByRole('button', { name: 'REQUEST RESET' }).click();
  await expect(page.getByRole('main')).toContainText('We emailed you a link');
  await page.goto('/mailbox?to=provider%40');
  const mail = page.getByRole('article').filter({ hasText: 'Hello provider' });
  await mail.getByText('As an email app shows it').press('Enter');
  const shown = mail.frameLocator('iframe');
  const button = shown.getByRole('link', { name: 'Set a new password' });
  await expect(button).toBeVisible();
  for (const [width, colorScheme, color] of [
    [320, 'light', 'rgb(255, 255, 255)'],
    [1280, 'dark', 'rgb(23, 34, 56)'],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ colorScheme });
    await expect(shown.locator('.card')).toHaveCSS('background-color', color);
    await keepPicture(page, `mail as shown ${width} ${colorScheme}`);
  }
  await button.click();
  await page.waitForURL('**/passwordReset?token=*');
  await expect(page.locator('input[type=password]').first()).toBeVisible();
});

test('whose mails come back reads so among the settings, and confirms the address again [MSG-07, MSG-08: parts: what one sees]', async () => {
  const page = await context.newPage();
  await logInAs(page, 'captains');
  await page.goto('/settings');
  await expect(page.getByText('Our emails bounce')).toHaveCount(0);
  const reported = await page.request.post('/hooks/mail', {
    headers: { authorization: `Bearer ${MAIL_HOOK_SECRET}` },
    data: [{ recipient: castEmail('captains'), type: 'bounce' }],
  });
  expect(reported.status()).toBe(204);
  await page.goto('/settings');
  const notice = page.locator('#contact');
  await expect(notice).toContainText('Our emails bounce');
  await keepPicture(page, 'mails come back');
  await page.getByRole('button', { name: 'Confirm it again' }).press('Enter');
  await expect(page.getByRole('status').first()).toContainText('Saved.');
  await page.goto('/mailbox?to=captains%40');
  await page.getByRole('link', { name: /verifyEmail/ }).click();
  await page.waitForURL('**/verifiedEmail*');
  await page.goto('/settings#messages');
  await expect(notice).toBeVisible();
  await expect(page.getByText('Our emails bounce')).toHaveCount(0);
});
