import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { postQuest } from './month-quest.ts';
import { makeAccount, newPerson, openSession } from './new-account.ts';
import { keepPicture } from './pictures.ts';
import { signUpBar, takePlace, thanksDialog } from './quest-page.ts';

/** The paths of the pages that this device keeps for a login. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** All that this device keeps for the site, as one text. */
function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = names.map(async (name) => {
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((asked) => cache.match(asked)));
      return Promise.all(answers.map(async (answer) => answer?.text()));
    });
    return (await Promise.all(kept)).flat().join('\n');
  });
}

test.describe('without a connection', () => {
  test.use({ isLineCut: true });

  test('home and next quest open as they were, with since when; after a log-out nothing of it is there, for nobody [VHM-06]', async ({
    page,
    context,
  }) => {
    const person = newPerson('Offliner', { nameFirst: 'Theodora' });
    await makeAccount(page, person);
    await logInAs(page, 'managers');
    const { id } = await postQuest(page, { title: 'Under the bridge', startsInMinutes: 26 * 60 });
    await openSession(page, person);
    const quest = `/questList/1/quest/${id}`;
    await page.goto(quest);
    await takePlace(page);
    await expect(thanksDialog(page)).toBeVisible();
    await page.goto('/home');
    await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(['/home', quest]));

    await context.setOffline(true);
    await page.goto('/');
    await expect(page).toHaveURL('/home');
    const bar = page.locator('offline-copy');
    await expect(bar).toContainText(/Offline since \d+:\d\d [ap]m/);
    await expect(bar).toContainText(/This page is from \d+:\d\d [ap]m/);
    await expect(page).toHaveTitle(/^Offline · /);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Theodora');
    await keepPicture(page, 'home offline', { isWindow: true });
    await page.getByRole('link', { name: 'Under the bridge' }).click();
    await expect(page).toHaveURL(quest);
    await expect(bar).toContainText('Offline since');
    await signUpBar(page).getByRole('button', { name: 'Bail out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Can’t make it?' });
    await dialog.getByLabel('Reason (optional)').fill('My train is late');
    await dialog.getByRole('button', { name: 'Bail out' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Nothing was sent. What you typed stays here.');
    await keepPicture(page, 'form held back', { isWindow: true });
    await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('My train is late');
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await expect(bar.getByRole('link', { name: 'Your home, as you saw it last' })).toBeVisible();
    await keepPicture(page, 'page that is not kept');

    await page.goto('/home');
    await page.locator('header summary:visible').click();
    await page.locator('form[action="/logout"] button:visible').click();
    await expect(bar).toContainText('We’ll log you out once you’re back online.');
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    expect(await keptPaths(page)).toEqual([]);
    expect(await keptText(page)).not.toMatch(/Theodora|Offliner|Under the bridge/);

    await context.setOffline(false);
    // The copy asks again by itself at the same moment, which may take the place of what is asked here, or hold it up.
    await expect(async () => {
      await page.goto('/home', { timeout: 4_000 });
      expect(page.url(), 'the server has heard of it').toContain('/login');
    }).toPass({ timeout: 20_000 });
    await logInAs(page, 'volunteer');
    await page.goto('/home');
    await expect.poll(() => keptPaths(page)).toContain('/home');
    expect(await keptText(page)).not.toMatch(/Theodora|Offliner/);
  });
});

test('the browser finds all it needs to install the site, in every language [VHM-06: installable]', async ({
  page,
}) => {
  for (const [path, find] of [
    ['/', 'Find'],
    ['/es', 'Encontrar'],
    ['/ar', 'بحث'],
  ] as const) {
    await page.goto(path);
    const cdp = await page.context().newCDPSession(page);
    const { data, errors } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    // The test's own windows forget everything, where nothing can be installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { shortcuts, screenshots, icons } = JSON.parse(data ?? '{}');
    expect(shortcuts.map(({ name }: { name: string }) => name)[0]).toBe(find);
    for (const { url } of shortcuts) expect(url.startsWith(path === '/' ? '/' : `${path}/`)).toBe(true);
    for (const { src } of [...screenshots, ...icons])
      expect((await page.request.get(src)).status(), src).toBe(200);
  }
});

test('the hint stands where the browser offers it, and stays away once waved away [VHM-06: installable]', async ({
  page,
}) => {
  await logInAs(page, 'gold');
  await page.goto('/settings');
  const hint = page.getByRole('region', { name: 'On your home screen' });
  await expect(hint).toBeHidden();
  const offer = () =>
    page.evaluate(() => void dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  await offer();
  await expect(hint.getByRole('button', { name: 'Install' })).toBeVisible();
  await hint.getByRole('button', { name: 'Not now' }).click();
  await expect(hint).toBeHidden();
  await page.reload();
  await offer();
  await expect(hint).toBeHidden();
});
