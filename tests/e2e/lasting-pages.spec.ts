import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { createSessions } from '#api/access/auth/session.ts';
import { loadSite } from '#api/http/site.ts';
import { type Config, readConfig } from '#api/process/config/config.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { castEmail, DEMO_PASSWORD, seedCast } from '../support/cast.ts';
import { silentLog } from '../support/silent-log.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { expect, test } from './browser-test.ts';
import { takePlace } from './quest-page.ts';

// What a window has loaded before would be there although it does not come.
test.use({ reuseContext: false });

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'lasting-pages-'));
const QUEST = '/questList/1/quest/soup';
let store: Store;
let server: RunningServer;
let config: Config;

// The product as it is built, on a database of its own, so that a test can break it.
test.beforeAll(async () => {
  config = readConfig({ NODE_ENV: 'test', PORT: '0', SUPPORT_EMAIL: 'help@demo.example' });
  store = openStore({ url: `file:${path.join(folder, 'app.db')}`, cells: TEST_CELLS });
  await store.migrate();
  await seedCast(store);
  await store.write(async (tx) => {
    const startedAt = Date.now() + 86_400_000;
    const times = { startedAt, endedAt: startedAt + 7_200_000 };
    await upcomingQuest(tx, { id: 'soup', providerId: '1', ...times });
  });
  server = await startServer({
    store,
    config,
    log: silentLog,
    clock: Date.now,
    site: await loadSite(path.join(root, 'site/dist/server/entry.mjs')),
    siteAssetsDirectory: path.join(root, 'site/dist/client'),
    consoleDirectory: path.join(root, 'backoffice/dist'),
  });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const change = (statement: string) => store.write(async (tx) => void (await tx.run(sql.raw(statement))));

async function openAs(page: Page, name: string, address: string): Promise<void> {
  const value = await createSessions(store, config, Date.now).open(name);
  await page.context().addCookies([{ name: config.sessionCookieName, value, url: server.origin }]);
  await page.goto(server.origin + address);
}

/** Lets the server say that it is of another version than it is. */
async function pretendVersion(page: Page, version: string): Promise<void> {
  await page.unroute('**/graphql');
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(packageJson.version, version);
    await route.fulfill({ response, body });
  });
}

/** Goes off and on the line again, as a phone does, until the page has asked for the version. */
async function comeBack(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await (await asked).finished();
}

test.describe('a newer version of the server', () => {
  test.use({ isLineCut: true });

  test('a page of the site that lay open loads itself anew, once for each newer version [NAV-43]', async ({
    page,
  }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(`${server.origin}/createChariteerAccount`);
    await pretendVersion(page, '0.1.6');
    await comeBack(page);
    await pretendVersion(page, '0.2.1000');
    const reloaded = page.waitForEvent('load');
    await comeBack(page);
    await reloaded;
    expect(loads, 'an older one changes nothing, a newer one loads once').toBe(2);
    await comeBack(page);
    await pretendVersion(page, '0.3.0');
    const again = page.waitForEvent('load');
    await comeBack(page);
    await again;
    expect(loads).toBe(3);
  });

  test('where something was typed it says so instead, and reloads when told [NAV-43]', async ({ page }) => {
    await page.goto(`${server.origin}/createChariteerAccount`);
    await page.getByLabel('First Name').fill('Wilhelmina');
    await pretendVersion(page, '0.2.1000');
    await comeBack(page);
    const notice = page.getByText('There’s a new version.');
    await expect(notice).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Wilhelmina');
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(notice).toBeHidden();
    await comeBack(page);
    await expect(notice, 'once for each version').toBeHidden();
    await pretendVersion(page, '0.3.0');
    await comeBack(page);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(notice).toBeHidden();
  });
});

test.describe('a part of the console that does not come', () => {
  test.use({ intendedErrors: ['Loading chunk failed'] });

  const opensTraining = async (page: Page) => {
    await openAs(page, 'managers', '/console/quests');
    await expect(page.getByRole('heading', { level: 1, name: 'Quests' })).toBeVisible();
  };

  test('is given up after two minutes, with a notice that offers to reload [NAV-44]', async ({ page }) => {
    await page.clock.install();
    await opensTraining(page);
    await page.route('**/GroupsPage-*.js', () => {});
    // The two minutes begin when the part is asked for.
    const asked = page.waitForRequest('**/GroupsPage-*.js');
    await page.getByRole('menuitem', { name: 'Groups' }).click();
    await asked;
    const notice = page.getByRole('heading', { name: 'Loading chunk failed' });
    await page.clock.fastForward(119_000);
    await expect(notice).toBeHidden();
    await page.clock.fastForward(2_000);
    await expect(notice).toBeVisible();
    await page.unroute('**/GroupsPage-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading chunk failed');
  });
});

test('a part of a page of the site that has not come after two minutes says so, with a way to reload [NAV-44]', async ({
  page,
}) => {
  await openAs(page, 'volunteer', '/charityList');
  const html = await page.content();
  const cut = html.lastIndexOf('<div', html.indexOf('class="arrived'));
  await page.route('**/charityList', (route) =>
    route.fulfill({ contentType: 'text/html', body: html.slice(0, cut) }),
  );
  await page.reload();
  const late = page.locator('.late');
  const setAge = (age: number) =>
    late.evaluate((part, time) => {
      for (const animation of part.getAnimations()) animation.currentTime = time;
    }, age);
  await setAge(90_000);
  await expect(late).toBeHidden();
  await setAge(120_002);
  await expect(late.getByText('This part hasn’t loaded.')).toBeVisible();
  await page.unroute('**/charityList');
  await late.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(late).toBeHidden();
});

test.describe('what fails without a name', () => {
  test.use({ intendedStatuses: [503] });

  test('a sign-up says «Not sure what this error is.», with what helps, and works again after [ERR-17]', async ({
    page,
  }) => {
    await openAs(page, 'volunteer', QUEST);
    await change("CREATE TRIGGER broken BEFORE INSERT ON contract BEGIN SELECT RAISE(ABORT, 'broken'); END");
    await takePlace(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Not sure what this error is. Try switching from Wi-Fi');
    await expect(alert).toContainText('help@demo.example');
    await change('DROP TRIGGER broken');
    await page.goto(server.origin + QUEST);
    await takePlace(page);
    await expect(page.getByText("You're signed up, friend!")).toBeVisible();
  });

  test('where nobody can tell whether the volunteer record exists, the page offers to try again [ACC-35]', async ({
    page,
  }) => {
    await openAs(page, 'gold', '/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    await change('ALTER TABLE chariteer RENAME TO lost');
    await page.goto(`${server.origin}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll be right back');
    await expect(page.getByRole('alert')).toContainText('still logged in');
    await change('ALTER TABLE lost RENAME TO chariteer');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`${server.origin}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    await page.goto(`${server.origin}/noob`);
    await expect(page, 'the record was there all the time').toHaveURL(`${server.origin}/home`);
  });
});

test('after a log-in no storage that scripts read holds address, password or token, on the site or in the console [ENT-02, DEC-03]', async ({
  page,
}) => {
  await page.goto(`${server.origin}/login?returnTo=${encodeURIComponent(QUEST)}`);
  await page.getByLabel('Email').fill(castEmail('managers'));
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await expect(page).toHaveURL(server.origin + QUEST);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name)).toEqual([]);
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['session', 'username']));
  const secrets = [castEmail('managers'), DEMO_PASSWORD, ...cookies.map(({ value }) => value)];
  for (const address of [QUEST, '/home', '/charityList', '/guilds', '/console/', '/console/calendar']) {
    await page.goto(server.origin + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const stored = await page.evaluate(readStorage);
    for (const secret of secrets.filter((text) => text.length > 9))
      expect(stored, address).not.toContain(secret);
  }
});

/** Runs in the page: all that a script could read there. */
async function readStorage(): Promise<string> {
  const databases = await indexedDB.databases();
  const kept = await caches.keys();
  return JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, databases, kept]);
}

test('what a guardian’s part holds is there again when the birth date changes back [DEC-14]', async ({
  page,
}) => {
  await page.goto(`${server.origin}/createChariteerAccount`);
  const guardian = page.getByRole('group', { name: 'Parent or guardian' });
  const birth = page.getByLabel('Date of Birth');
  await birth.fill(`${new Date().getUTCFullYear() - 15}-01-15`);
  await page.getByLabel('Name of your parent or guardian').fill('Philippa');
  await page.getByLabel('Email of your parent or guardian').fill('philippa@family.example');
  await birth.fill('1987-06-05');
  await expect(guardian).toBeHidden();
  await birth.fill(`${new Date().getUTCFullYear() - 15}-01-15`);
  await expect(page.getByLabel('Name of your parent or guardian')).toHaveValue('Philippa');
  await expect(page.getByLabel('Email of your parent or guardian')).toHaveValue('philippa@family.example');
});

test('who is too young reads it at the birth date, before anything else is filled in [DEC-48]', async ({
  page,
}) => {
  await page.goto(`${server.origin}/createChariteerAccount`);
  const birth = page.getByLabel('Date of Birth');
  await birth.fill(`${new Date().getUTCFullYear() - 8}-01-15`);
  await birth.blur();
  await expect(page.locator('#dateOfBirth-problem')).toContainText(
    'a parent or another adult has to register you',
  );
  await birth.fill('1987-06-05');
  await birth.blur();
  await expect(page.locator('#dateOfBirth-problem')).toBeHidden();
});
