import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { chooseOrganization } from './console-pages.ts';
import { englishLeft } from './english-left.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

/** No other journey is in this account's language. */
const ACCOUNT = 'kitchenManagers';

const frameWords = async (page: Page) => {
  const menu = await page.getByRole('navigation', { name: 'Consola' }).innerText();
  return menu.split('\n').filter((line) => line.trim() !== '');
};

test('an account in Spanish has menu, list, filters and month in Spanish, and leaves it by the keyboard [LNG-07: the journey]', async ({
  page,
}) => {
  await logInAs(page, ACCOUNT);
  await page.request.post('/language', { form: { locale: 'es', returnTo: '/' } });
  // The account says it, not this browser.
  await page.context().clearCookies({ name: 'language' });
  await page.goto('/console/quests');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Misiones');
  await expect(page).toHaveTitle('Misiones | Consola de Chariteers');
  await expect
    .poll(() => frameWords(page))
    .toEqual(
      expect.arrayContaining([
        'Inicio',
        'Calendario',
        'Misiones',
        'Personas voluntarias',
        'Grupos',
        'Gremios',
      ]),
    );
  await expect(page.getByRole('columnheader', { name: 'Lugares ocupados' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar filtro' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Estado' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('menuitem', { name: 'Calendario' }).click();
  await expect(page.getByRole('button', { name: 'Mes siguiente' })).toBeVisible();
  await expect(page.locator('.month-grid th').first()).toHaveText(/^dom/);

  const account = page.getByRole('button', { name: `cuenta de ${ACCOUNT}` });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'English' })).toBeVisible();
  for (const key of ['End', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/console\/calendar/);
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
});

test.describe('in a browser that chose Spanish', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }]);
  });

  const PAGES = [
    '/console/quests',
    '/console/chariteers',
    '/console/groups',
    '/console/guilds',
    '/console/nowhere',
  ];
  test('no English is left on them [LNG-07: pages that have moved]', async ({ page }) => {
    await logInAs(page, 'managers');
    await chooseOrganization(page, { organization: '1' });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(await englishLeft(page, 'es'), path).toEqual([]);
    }
  });

  test('page, editor and printed month have no English left [LNG-07: the pages of a quest]', async ({
    page,
  }) => {
    await logInAs(page, 'managers');
    await chooseOrganization(page, { organization: '1' });
    await page.goto('/console/quests');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Reserva de un Gremio' })).toBeVisible();
    // How a Quest, a training, and a rule of ages within a choice, is called is what its charity wrote.
    const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
    const written = [title, 'Everybody from 14: ', 'Knives and hot pans', 'Hot oil and children'];
    const left = async () =>
      (await englishLeft(page, 'es')).filter((text) => !written.some((own) => text.startsWith(own)));
    expect(await left()).toEqual([]);
    await page.getByRole('link', { name: 'Editar', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Editar la Misión' })).toBeVisible();
    const fields = page.getByRole('dialog').getByRole('textbox', { name: /^(Título|Responsable)/ });
    await expect(fields).toHaveCount(2);
    expect(await left()).toEqual([]);
    await page.goto('/console/calendar/print');
    await expect(page.getByRole('columnheader', { name: 'miércoles' })).toBeVisible();
    await expect(page).toHaveTitle('Imprimir programación | Consola de Chariteers');
    expect(await left()).toEqual([]);
  });

  test('nothing in English comes with the scripts of the list [LNG-07: one language]', async ({ page }) => {
    let scripts = 0;
    page.on('response', async (answer) => {
      if (!/\.(js|css)$/.test(new URL(answer.url()).pathname)) return;
      scripts += 1;
      expect(await answer.text(), answer.url()).not.toMatch(
        /Words in the title|Remove this filter|Previous month/,
      );
    });
    await logInAs(page, 'managers');
    await page.goto('/console/quests');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts).toBeGreaterThan(1);
  });

  test('without a session the log-in page is in Spanish, and leads back [LNG-07: the log-in]', async ({
    page,
  }) => {
    await page.goto('/console/data');
    await expect(page).toHaveURL(/\/es\/login\?returnTo=%2Fconsole%2Fdata/);
  });
});
