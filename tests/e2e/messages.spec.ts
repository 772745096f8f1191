import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { askTestPort } from './mailbox.ts';
import { CHOOSER, MESSAGES_OF_READER, READER } from './message-people.ts';

test.describe('an inbox', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ isPageKept: true });

  test('counts what is unread in the navigation, newest first, by pages [MSG-14: the page]', async ({
    page,
  }) => {
    await logInAs(page, READER);
    await page.goto('/inbox');
    await expect(page.locator('.avatar-menu summary')).toContainText(`(Unread: ${MESSAGES_OF_READER})`);
    const main = page.getByRole('main');
    await expect(main).toContainText(`Unread messages: ${MESSAGES_OF_READER}`);
    const entries = main.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    await expect(entries).toHaveCount(20);
    await expect(entries.first()).toContainText('New');
    await expect(entries.first().getByRole('link')).toHaveAttribute('lang', 'es');
    await main.getByRole('link', { name: 'Next' }).click();
    await expect(entries).toHaveCount(3);
    await expect(entries.last()).toContainText('Word number 1 about your Guild');
  });

  test('is read in the language it came in, its link as a button, and is read then [MSG-14: an entry]', async ({
    page,
  }) => {
    await page.goto('/inbox');
    await page.getByRole('link', { name: 'Tu Misión cambió de lugar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'es');
    await expect(page.locator('.words')).toHaveAttribute('lang', 'es');
    await expect(page.locator('.words')).toContainText('Ahora es en el muelle.');
    await expect(page.getByRole('link', { name: 'Ver la Misión' })).toHaveAttribute('href', '/charityList');
    await expect(page.locator('.avatar-menu summary')).toContainText(`(Unread: ${MESSAGES_OF_READER - 1})`);
    await page.getByRole('link', { name: 'All messages' }).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('main')).toContainText('You’re all caught up.');
    await expect(page.locator('.avatar-menu summary')).not.toContainText('Unread');
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  });
});

test.describe('an inbox of others', () => {
  test.use({ intendedStatuses: [404] });

  test('opens no message of somebody else [MSG-14: nobody else, the page]', async ({ page }) => {
    await logInAs(page, READER);
    await page.goto('/inbox?page=2');
    const href = await page
      .getByRole('main')
      .getByRole('link', { name: /Word number 1 / })
      .getAttribute('href');
    await page.context().clearCookies();
    await logInAs(page, 'staff');
    const answer = await page.goto(href ?? '');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('We can’t find that message');
    await expect(page.getByRole('main')).not.toContainText('Word number');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('one form keeps what comes by mail; must stays on [MSG-10: the page]', async ({ page }) => {
    await logInAs(page, CHOOSER);
    await page.goto('/settings#messages');
    await page.locator('#messages').getByRole('link', { name: 'Messages' }).click();
    const box = (name: string) => page.getByRole('checkbox', { name });
    await expect(box('What you need to know by Email')).toBeChecked();
    await expect(box('What you need to know by Email')).toBeDisabled();
    await expect(page.getByRole('row', { name: /^What you need to know/ })).toContainText(
      'What you need to know comes by email.',
    );
    await expect(page.getByRole('columnheader')).toHaveText(['Kind of message', 'Email']);
    await box('Reminders and updates by Email').uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.goto('/settings/messages');
    await expect(box('Reminders and updates by Email')).not.toBeChecked();
    await expect(box('News by Email')).toBeChecked();
  });

  test('opening the link changes nothing, its one button ends the mails [MSG-11: the page]', async ({
    page,
  }) => {
    const link = await askTestPort<string>('/unsubscribe-link', { account: CHOOSER });
    const { pathname, search } = new URL(link);
    for (const method of ['GET', 'HEAD', 'GET']) await page.request.fetch(pathname + search, { method });
    await page.goto(pathname + search);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
    await page.getByRole('button', { name: 'Yes, stop these emails' }).click();
    await expect(page.getByRole('status')).toContainText('No more emails with news.');
    await expect(page.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/settings/messages');
    await logInAs(page, CHOOSER);
    await page.goto('/settings/messages');
    await expect(page.getByRole('checkbox', { name: 'News by Email' })).not.toBeChecked();
  });
});

test('a mail program acts from another site, without cookie; nothing else may [MSG-11: one click]', async ({
  page,
}) => {
  const link = await askTestPort<string>('/unsubscribe-link', { account: READER });
  const { pathname, search } = new URL(link);
  const call = {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  };
  const ended = await page.request.post(pathname + search, call);
  expect(ended.status()).toBe(200);
  expect(await ended.text()).toContain('No more emails with news.');
  const forged = await page.request.post(`${pathname}?token=x`, call);
  expect(forged.status()).toBe(400);
  for (const path of [pathname, '/settings/messages', '/inbox'])
    expect((await page.request.post(path, call)).status(), path).toBe(403);
});
