import type { Page } from '@playwright/test';
import { directionOf, type Locale } from '#domain/texts/locale.ts';
import { lookAt, lookByTurns } from './axe-looks.ts';
import { expect, test } from './browser-test.ts';
import { englishLeft } from './english-left.ts';
import { questInState } from './quest-page.ts';

const LIST = '/questList/every-state';
const OTHERS = ['es', 'ar'] as const;
const STATES = ['open', 'full', 'over', 'hours', 'reserved', 'last-spot', 'cancelled-and-over'];
const STATUS: Record<string, number> = { '/nowhere': 404, [questInState('cancelled-and-over')]: 410 };

/** What a visitor goes through, from the start page to a quest. */
const WAY = ['/', LIST, `${LIST}?when=week&by=day`, ...STATES.map(questInState), '/nowhere'];
const inside = (locale: Locale, path: string) => `/${locale}${path === '/' ? '' : path}`;

test.use({ intendedStatuses: [404, 410] });

for (const locale of OTHERS) {
  test(`a visitor's way is all in ${locale}, from its own side, and says which language it is [LNG-03, LNG-05, LNG-09: the way to a quest]`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'accept-language': locale });
    for (const path of WAY) {
      const answer = await page.goto(inside(locale, path));
      expect(answer?.status(), path).toBe(STATUS[path] ?? 200);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale));
      expect(await englishLeft(page, locale), path).toEqual([]);
      const hrefs = await page
        .locator('main a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(
        hrefs.filter((href) => !href?.match(/^\/(es|ar)(\/|$)/)),
        path,
      ).toEqual([]);
    }
  });

  test(`axe finds nothing on a visitor's way in ${locale}, and nothing hangs over [LNG-09: the way to a quest]`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'accept-language': locale });
    for (const [index, path] of ['/', LIST, questInState('open'), '/nowhere'].entries()) {
      const status = STATUS[path];
      const shown = { name: path, as: null, path: inside(locale, path), ...(status && { status }) };
      // Each page in other looks than in the other language; in all of both by `languages.full.spec.ts`.
      await lookAt(page, shown, [lookByTurns(shown, index + OTHERS.indexOf(locale))]);
    }
  });
}

test('a page names its other languages, and the one it is in as its own address [LNG-03]', async ({
  page,
  baseURL,
}) => {
  const addressOf = (rel: string) =>
    page
      .locator(`head link[rel="${rel}"]`)
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href')}`),
      );
  for (const locale of ['', '/es', '/ar']) {
    await page.goto(locale + LIST);
    expect(await addressOf('canonical')).toEqual([` ${baseURL}${locale}${LIST}`]);
    expect(await addressOf('alternate')).toEqual([
      `en ${baseURL}${LIST}`,
      `es ${baseURL}/es${LIST}`,
      `ar ${baseURL}/ar${LIST}`,
      `x-default ${baseURL}${LIST}`,
    ]);
  }
});

test('the switch keeps page and filters, those too that were chosen since, and works by keys alone [LNG-03]', async ({
  page,
}) => {
  await page.goto(`${LIST}?open=1`);
  await page.getByRole('button', { name: 'Show all' }).waitFor();
  await page.getByRole('combobox', { name: 'When' }).selectOption('week');
  await expect(page).toHaveURL(/when=week&open=1/);
  await page.getByRole('form', { name: 'Language' }).getByRole('button', { name: 'Español' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/questList\/every-state\?by=day&when=week&open=1/);
  await expect(page.getByLabel('Cuándo')).toHaveValue('week');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/questList\/every-state\?by=day&when=week&open=1$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

const offerIn = (page: Page, label: string) => page.getByRole('complementary', { name: label });

test.describe('a browser that asks for Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is offered the page in Spanish and sent nowhere; either answer ends the offer [LNG-03]', async ({
    page,
  }) => {
    await page.goto(LIST);
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await offerIn(page, 'Idioma de esta página').getByRole('button', { name: 'No, gracias' }).click();
    await expect(page).toHaveURL(new RegExp(`[^s]${LIST}$`));
    await expect(offerIn(page, 'Idioma de esta página')).toHaveCount(0);
    await page.context().clearCookies();
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Leer en español' }).click();
    await expect(page).toHaveURL(new RegExp(`/es${LIST}$`));
    await expect(offerIn(page, 'Idioma de esta página')).toHaveCount(0);
  });
});

test('the chosen language holds on addresses without a prefix, until another one is chosen [LNG-03]', async ({
  page,
}) => {
  await page.goto(`/es${LIST}`);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.goto(`${LIST}?by=day`);
  await expect(page).toHaveURL(new RegExp(`/es${LIST}\\?by=day$`));
  await page.goto('/ar/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('button', { name: 'English' }).click();
  await page.goto(LIST);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a kept page is that of its language, and of the offer it makes [LNG-03]', async ({ request }) => {
  const get = async (path: string, language: string) =>
    (await request.get(path, { headers: { 'accept-language': language } })).text();
  for (let round = 0; round < 3; round++) {
    expect(await get('/about', 'en')).not.toContain('Leer en español');
    expect(await get('/about', 'es')).toContain('Leer en español');
    expect(await get('/es', 'es')).toContain('lang="es"');
    expect(await get('/ar', 'es')).toContain('lang="ar"');
  }
});

test('a page has its own language alone: no script where it has none, no word of another in one [LNG-06]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(await answer.text());
  });
  await page.setExtraHTTPHeaders({ 'accept-language': 'ar' });
  for (const path of ['/', questInState('open'), '/nowhere']) await page.goto(inside('ar', path));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  const html = (await (await page.goto(inside('ar', LIST)))?.text()) ?? '';
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(html).toContain('أي يوم');
  for (const word of ['Any day', 'Cualquier día', 'Claimed by', 'Reservada por']) {
    expect(html, word).not.toContain(word);
    expect(scripts.join('\n'), word).not.toContain(word);
  }
});

test('what points turns in Arabic, a shield does not [LNG-05: pages on the way to a quest]', async ({
  page,
}) => {
  const turned = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).transform);
  await page.goto(inside('ar', questInState('open')));
  expect(await turned('.quest-banner .round svg')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(await turned('.quest-banner .type svg')).toBe('none');
  await page.goto(questInState('open'));
  expect(await turned('.quest-banner .round svg')).toBe('none');
});

test('what a charity wrote says in which language it is [LNG-08: its language, no translation yet]', async ({
  page,
}) => {
  await page.goto(inside('ar', questInState('open')));
  for (const part of [page.locator('h1'), page.locator('.prose'), page.locator('.quest-banner .provider')])
    await expect(part).toHaveAttribute('lang', 'en');
});
