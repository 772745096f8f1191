import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { ask, type MonthQuest, postQuest } from './month-quest.ts';
import { keepPicture } from './pictures.ts';

type Person = MonthQuest['volunteers'][number];

/** Offline context, for workers too: all requests go to a proxy that isn't there. */
const NO_NETWORK = ['--proxy-server=http://127.0.0.1:9', '--proxy-bypass-list=<-loopback>'];

const markOf = (page: Page, { name }: Person) => page.getByRole('group', { name: `${name}’s attendance` });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) =>
  page.getByRole('button', { name: 'Confirm and E-Verify Volunteer Attendance', exact: true });
const sheetOf = ({ id }: MonthQuest) => `/console/quests/${id}/attendance`;

/** How many answers of the API a sheet keeps on this device. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept
      .flat()
      .map(({ url }) => new URL(url).pathname.split('/')[3])
      .sort();
  });

/** All that caches of a login hold, as one text, and how many keys lie beside them. */
const keptAtRest = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages'));
    const texts = names.map(async (name) => {
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((asked) => cache.match(asked)));
      return Promise.all(answers.map(async (answer) => answer?.text() ?? ''));
    });
    const keys = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('login-keys', 1);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('keys').objectStore('keys').getAll();
        all.onsuccess = () => {
          opening.result.close();
          resolve(all.result);
        };
      };
    });
    return { text: (await Promise.all(texts)).flat().join('\n'), keyCount: keys.length };
  });

async function openSheet(page: Page, quest: MonthQuest): Promise<void> {
  await page.goto(sheetOf(quest));
  await expect(heading(page)).toHaveText(`Attendance: ${quest.title}`);
  await expect
    .poll(() => keptAnswers(page))
    .toEqual([quest.id, 'AttendanceQuest', 'ConsoleSession', 'WalkIns'].sort());
  // The files come after the page.
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await (await caches.open('parts-1')).keys()).filter(({ url }) => url.includes('/console/assets/'))
            .length,
      ),
    )
    .toBeGreaterThan(5);
}

async function markAllBut(page: Page, absent: readonly Person[]): Promise<void> {
  await page.getByRole('button', { name: 'Mark everyone present' }).click();
  for (const person of absent) await markOf(page, person).getByRole('button', { name: 'Absent' }).click();
  await save(page).click();
}

async function addWalkIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add walk-in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Nadia');
  await dialog.getByLabel('Last initial').fill('o');
  await dialog.getByRole('button', { name: 'Add walk-in' }).click();
  await expect(page.getByText('Nadia is saved on this device.')).toBeVisible();
}

test.describe('in a basement', () => {
  let folder: string;
  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sheet-'));
  });
  test.afterEach(() => rm(folder, { recursive: true, force: true }));

  test('the sheet opens after a reload and a restart of the browser; its marks and walk-ins arrive once, from two devices too [CHK-01, CHK-02, CHK-04]', async ({
    browser,
    launchOptions,
    baseURL,
    viewport,
  }) => {
    const start = (more: readonly string[] = []): Promise<BrowserContext> => {
      const args = [...(launchOptions.args ?? []), ...more];
      return chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...{ args, baseURL: baseURL ?? '', viewport },
      });
    };
    let context = await start();
    let [page] = context.pages() as [Page];
    await logInAs(page, 'managers');
    const quest = await postQuest(page, { title: 'Basement', volunteers: 14 });
    const [ada, ben] = quest.volunteers as [Person, Person];
    await openSheet(page, quest);
    const other = await browser.newContext({ baseURL: baseURL ?? '', viewport });
    const second = await other.newPage();
    await logInAs(second, 'managers');
    await openSheet(second, quest);

    await other.setOffline(true);
    await markAllBut(second, [ada, ben]);
    await expect(second.getByText(/Saved on this device since/)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText(`Attendance: ${quest.title}`);
    await markAllBut(page, [ada, ben]);
    await expect(page.getByText(/Saved on this device since \d+:\d\d [ap]m: 14/)).toBeVisible();
    await addWalkIn(page);
    await expect(page.getByText(/Saved on this device since \d+:\d\d [ap]m: 15/)).toBeVisible();
    await keepPicture(page, 'attendance reloaded without a line');
    const onDevice = await page.evaluate(() => JSON.stringify(localStorage));
    expect(onDevice).toContain(quest.id);
    for (const word of ['Nadia', 'ADULT', 'Present']) expect(onDevice).not.toContain(word);
    const { text, keyCount } = await keptAtRest(page);
    expect(text.length).toBeGreaterThan(1000);
    for (const word of [ada.name, 'deviceKey', 'Basement', 'Nadia']) expect(text).not.toContain(word);
    expect(keyCount).toBe(1);

    await context.close();
    context = await start(NO_NETWORK);
    [page] = context.pages() as [Page];
    await page.goto(sheetOf(quest));
    await expect(page.getByText(/Saved on this device since \d+:\d\d [ap]m: 15/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Walk-ins on this device' })).toContainText('Nadia O.');
    await expect(markOf(page, ada).getByRole('button', { pressed: true })).toHaveText('Absent');

    await context.close();
    await other.setOffline(false);
    await expect(second.getByText('Attendance saved!')).toBeVisible();
    await other.close();
    context = await start();
    [page] = context.pages() as [Page];
    await page.goto(sheetOf(quest));
    await expect(page.getByRole('button', { name: '12 Present' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Walk-ins: 1' })).toBeVisible();
    await expect(page.getByText('waiting to be sent')).toHaveCount(0);
    await expect(page.getByText(/Saved on this device|Saving/)).toHaveCount(0);
    const { quest: held, walkIns } = await ask<Held & { walkIns: unknown[] }>(
      page,
      `query($id: ID!) { quest(id: $id) { pledgedContracts { status attendanceEntries { number } } }
        walkIns(questId: $id) { givenName } }`,
      { id: quest.id },
    );
    expect(walkIns).toEqual([{ givenName: 'Nadia' }]);
    const statuses = held.pledgedContracts.map(({ status }) => status);
    expect(statuses.filter((status) => status === 'Present')).toHaveLength(12);
    expect(statuses.filter((status) => status === 'Absent')).toHaveLength(2);
    expect(held.pledgedContracts.every(({ attendanceEntries }) => attendanceEntries.length === 1)).toBe(true);
    await context.close();
  });
});

test.describe('on the site', () => {
  test.use({ isLineCut: true });

  test('nothing that is opened from the sheet replaces it without a network [CHK-01, CHK-04]', async ({
    page,
    context,
  }) => {
    await logInAs(page, 'managers');
    const quest = await postQuest(page, { title: 'Nothing opens', volunteers: 2 });
    await openSheet(page, quest);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Mark everyone present' }).click();
    const notice = page.getByText('Check your Internet connection', { exact: false });
    const openings = [
      page.getByRole('button', { name: 'Open kiosk' }),
      page.getByRole('link', { name: 'Check-in poster' }),
      page.getByRole('button', { name: 'Go to' }),
    ];
    for (const opening of openings) {
      await opening.click();
      await expect(notice).toBeVisible();
      await expect(heading(page)).toHaveText(`Attendance: ${quest.title}`);
    }
    await keepPicture(page, 'attendance opens nothing without a line');
    await page.getByRole('button', { name: /account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByText('2 not sent yet. Logging out deletes them.')).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Open kiosk' }).click();
    await expect(page.getByLabel(/^PIN to close it/)).toBeVisible();
  });

  test('what waits on a device is asked about at a log-out on the site, and deleted by it [CHK-04]', async ({
    page,
    context,
  }) => {
    await logInAs(page, 'managers');
    const quest = await postQuest(page, { title: 'Left behind', volunteers: 2 });
    await openSheet(page, quest);
    await context.route('**/graphql', (route) => route.abort());
    await markAllBut(page, []);
    await expect(page.getByText(/Saved on this device since/)).toBeVisible();
    const waiting = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => /^attendance\//.test(name)).length);
    expect(await waiting()).toBe(1);
    await context.unroute('**/graphql');
    await page.route('**/graphql', (route) => route.abort());
    await page.goto('/home');
    const logOut = async (answer: 'accept' | 'dismiss') => {
      page.once('dialog', (dialog) => dialog[answer]());
      await page.locator('header summary').first().click();
      await page.locator('form[action$="/logout"] button').first().click();
    };
    await logOut('dismiss');
    expect(await waiting()).toBe(1);
    await page.goto('/home');
    await logOut('accept');
    await expect(page).toHaveURL(/\/login/);
    expect(await waiting()).toBe(0);
    expect(await keptAtRest(page)).toEqual({ text: '', keyCount: 0 });
  });
});

type Held = { quest: { pledgedContracts: { status: string; attendanceEntries: unknown[] }[] } };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('twenty who came but two are marked in 5 taps, and taken back within 10 seconds [CHK-10]', async ({
    page,
  }) => {
    await logInAs(page, 'managers');
    const quest = await postQuest(page, { title: 'All but two', volunteers: 20, spots: 25 });
    const [ada, ben] = quest.volunteers as [Person, Person];
    await page.goto(sheetOf(quest));
    await page.getByRole('button', { name: 'Mark everyone present' }).click();
    await markOf(page, ada).getByRole('button', { name: 'Absent' }).click();
    await markOf(page, ben).getByRole('button', { name: 'Absent' }).click();
    await save(page).click();
    await expect(page.getByText('Attendance saved!')).toBeVisible();
    await expect(page.getByRole('button', { name: '18 Present' })).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const [bar, toast] = await Promise.all([
      undo.boundingBox(),
      page.locator('.MuiSnackbar-root', { hasText: 'Attendance saved!' }).boundingBox(),
    ]);
    expect((toast?.y ?? 0) + (toast?.height ?? 0), 'the toast covers no button').toBeLessThan(bar?.y ?? 0);
    await undo.click();
    await expect(page.getByRole('button', { name: '20 To mark' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark everyone present' })).toBeVisible();
    const held = 'query($id: ID!) { quest(id: $id) { pledgedContracts { status } } }';
    await expect
      .poll(async () => {
        const { quest: one } = await ask<Held>(page, held, { id: quest.id });
        return new Set(one.pledgedContracts.map(({ status }) => status));
      })
      .toEqual(new Set([null]));
  });
});
