import type { Page } from '@playwright/test';
import { startTextService } from '../support/text-service.ts';
import { expect, test, watch } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { type ClockedWorld, openClockedWorld } from './clocked-world.ts';
import { makeAccount, newPerson, openSession } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { openBrowserWithMaker } from './push-maker.ts';
import { signUpBar, takePlace, thanksDialog } from './quest-page.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

// Browsers take messages from an address with a name only, which the world of all other tests has not.
const port = Number(process.env.E2E_PORT ?? 4517) + 4;
const baseURL = `http://localhost:${port}`;
const ON = 'Turn on in this browser';

let world: ClockedWorld | undefined;
let texts: Awaited<ReturnType<typeof startTextService>>;
test.beforeAll(async () => {
  texts = await startTextService();
  world = await openClockedWorld({
    port,
    now: Date.now(),
    settings: { PUBLIC_ORIGIN: baseURL, SUPPORT_EMAIL: 'help@demo.example', ...texts.env },
  });
});
test.afterAll(async () => {
  await world?.stop();
  await texts.stop();
});
test.use({ baseURL });

/** Hands a message to the worker of the page as the browser's maker would. */
async function deliver(page: Page, note: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await known;
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: baseURL,
    registrationId,
    data: JSON.stringify(note),
  });
  await cdp.detach();
}

/** What the worker shows from now on, as it hands it to the browser. */
async function watchShown(page: Page): Promise<() => Promise<unknown>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope & { seen: unknown[] };
    scope.seen = [];
    const { registration } = scope;
    const show = registration.showNotification.bind(registration);
    registration.showNotification = (title, options) => {
      scope.seen.push({ title, body: options?.body, tag: options?.tag });
      return show(title, options);
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as { seen: unknown[] }).seen);
}

/** What of a worker's global scope is used: its types exclude those of a page. */
type WorkerScope = EventTarget & {
  clients: { openWindow: (url: string) => Promise<null> };
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (
    type: string,
    init: { notification: Notification },
  ) => Event & { waitUntil: (work: unknown) => void };
};

/** Clicks a notification in the worker; returns the addresses it opens. */
async function touch(page: Page, link: string): Promise<string[]> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  return worker.evaluate(async (address) => {
    const scope = globalThis as unknown as WorkerScope;
    const opened: string[] = [];
    scope.clients.openWindow = async (url) => {
      opened.push(String(url));
      return null;
    };
    await scope.registration.showNotification('Touched', { tag: 'touched', data: { link: address } });
    const [notification] = await scope.registration.getNotifications({ tag: 'touched' });
    if (!notification) throw new Error('Nothing is shown');
    const waits: Promise<unknown>[] = [];
    const event = new scope.NotificationEvent('notificationclick', { notification });
    event.waitUntil = (work) => void waits.push(Promise.resolve(work));
    scope.dispatchEvent(event);
    await Promise.all(waits);
    return opened;
  }, link);
}

/** Opens a quest that someone new can take: others may hold one at the same time, as the hour has it. */
async function openQuestToTake(page: Page): Promise<void> {
  await page.goto('/questList/1');
  const links = await page
    .locator('a[href*="/questList/1/quest/"]')
    .evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href') ?? ''))]);
  for (const link of links) {
    await page.goto(link);
    if (await signUpBar(page).getByRole('button', { name: 'Volunteer for this Quest!' }).isVisible()) return;
  }
  throw new Error('There is no quest to take');
}

test('after a sign-up a press turns messages on here; one comes, leads to its page, and ends at log-out [MSG-15, MSG-16]', async ({
  playwright,
}, testInfo) => {
  test.slow();
  const { context, close } = await openBrowserWithMaker(playwright, baseURL, testInfo);
  const problems: string[] = [];
  const page = context.pages()[0] ?? (await context.newPage());
  watch(page, [], problems);
  const person = newPerson(`PushTaker${testInfo.retry}`);
  await makeAccount(page, person);
  await openSession(page, person);
  await openQuestToTake(page);
  await takePlace(page);
  const thanks = thanksDialog(page);
  await thanks.getByText('More', { exact: true }).click();
  await expect(thanks).toContainText('Want to know right away when plans change?');
  // The worker may be there for other reasons; no one is told how this browser is reached.
  const reached = async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return Promise.all(workers.map(({ pushManager }) => pushManager.getSubscription()));
  };
  expect((await page.evaluate(reached)).filter((one) => one !== null)).toEqual([]);
  await keepPicture(page, 'push offer', { isWindow: true });
  await thanks.getByRole('button', { name: ON }).press('Enter');
  await expect(thanks.getByText('Done. You’ll hear it here.')).toBeVisible();

  await page.goto('/settings/messages');
  const card = page.getByRole('region', { name: 'Messages in your browser' });
  // The endpoint and the keys are the browser's own.
  const { endpoint, keys } = await page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await pushManager.getSubscription())?.toJSON() ?? {};
  });
  expect(endpoint).toMatch(/^https:\/\/[\w.]+\.(google|googleapis)\.com\//);
  expect(Buffer.from(keys?.p256dh ?? '', 'base64url')).toHaveLength(65);
  await expect(card.getByRole('listitem')).toContainText(/Chrome, Linux \(this browser\)\s*since \w+/);
  await expect(card.getByRole('button', { name: ON })).toHaveCount(0);
  await keepPicture(page, 'devices on');

  const note = { title: 'Food Pantry', body: 'Now on Saturday.', tag: 't1', link: `${baseURL}/home` };
  const shown = await watchShown(page);
  await deliver(page, note);
  await expect.poll(shown).toEqual([{ title: 'Food Pantry', body: 'Now on Saturday.', tag: 't1' }]);
  expect(await touch(page, `${baseURL}/home`)).toEqual([`${baseURL}/home`]);
  expect(await touch(page, 'https://evil.example/home')).toEqual([`${baseURL}/`]);
  expect((await page.request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');

  await card.getByRole('button', { name: 'Remove Chrome, Linux' }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(0);
  await card.getByRole('button', { name: ON }).press('Enter');
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await page.request.post('/logout');
  await openSession(page, person);
  await page.goto('/settings/messages');
  await expect(card.getByRole('listitem')).toHaveCount(0);
  expect(problems, 'console errors and failed requests').toEqual([]);
  await close();
});

test('the offer after a sign-up can be put away, and is not made again [MSG-15: offered once]', async ({
  page,
}) => {
  const person = newPerson(`PushRefuser${test.info().retry}`);
  await makeAccount(page, person);
  await openSession(page, person);
  await openQuestToTake(page);
  await takePlace(page);
  await thanksDialog(page).getByText('More', { exact: true }).click();
  await thanksDialog(page).getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(page.getByText('Want to know right away when plans change?')).toHaveCount(0);
  await openQuestToTake(page);
  await takePlace(page);
  await expect(thanksDialog(page)).toBeVisible();
  await expect(page.getByText('Want to know right away when plans change?')).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, intendedStatuses: [422] });

  test('a number is agreed to, proved by its code, stopped and taken back [MSG-18]', async ({ page }) => {
    await logInAs(page, 'guildadmin');
    await page.goto('/settings/messages');
    const card = page.getByRole('region', { name: 'Text messages' });
    await card.getByLabel('Your own mobile number').fill('201 555 0188');
    await card.getByRole('button', { name: 'Text me a code' }).press('Enter');
    await expect(card.getByRole('link', { name: 'Agree to text messages first.' })).toBeVisible();
    await expect(card.getByLabel('Your own mobile number')).toHaveValue('201 555 0188');
    await card.getByRole('checkbox', { name: /I agree to get text messages from Chariteers/ }).check();
    await card.getByLabel('Your own mobile number').fill('555');
    await card.getByRole('button', { name: 'Text me a code' }).press('Enter');
    await expect(card.getByRole('alert')).toContainText('Enter a US or Canadian mobile number');
    await keepPicture(page, 'text number refused');
    await expect(card.getByRole('checkbox')).toBeChecked();
    await card.getByLabel('Your own mobile number').fill('201 555 0188');
    await card.getByRole('button', { name: 'Text me a code' }).press('Enter');
    await expect(card).toContainText('We sent a code to (201) 555-0188');
    await expect.poll(() => texts.received.length).toBe(1);
    const code = /\d{6}/.exec(texts.received[0]?.body ?? '')?.[0] ?? '';
    await card.getByLabel('The code we texted you').fill(code === '000000' ? '111111' : '000000');
    await card.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(card.getByRole('alert')).toContainText('Wrong or expired code');
    await keepPicture(page, 'text number code');
    await card.getByLabel('The code we texted you').fill(code);
    await card.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(card).toContainText('Text messages go to (201) 555-0188');
    await expect(card).toContainText(/You agreed on \w+/);
    await keepPicture(page, 'text number confirmed');
    await card.getByRole('button', { name: 'Remove this number' }).press('Enter');
    await expect(card.getByRole('button', { name: 'Text me a code' })).toBeVisible();
  });
});
