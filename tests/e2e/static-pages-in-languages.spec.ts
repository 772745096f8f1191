import { LOCALES, type Locale } from '#domain/texts/locale.ts';
import { expect, test } from './browser-test.ts';
import { questInState } from './quest-page.ts';

const inside = (locale: Locale, path: string) => (locale === 'en' ? path : `/${locale}${path}`);

/** What the statement says of each of its four subjects, in each language. */
const STATEMENT = {
  en: {
    link: 'Accessibility',
    heading: 'Accessibility statement',
    standard: /WCAG 2\.2, level AA.*They meet it in part/,
    day: /As of Sunday, November 22, 2026/,
    checked: /axe.*light and dark.*1,280.*320.*It finds no broken rules.*keyboard alone/,
    short: /screen reader.*Arabic texts await review.*charities write.*console.*outside pages/i,
    complain: /Tell us the page.*Write to help@example\.org.*ada\.gov/,
  },
  es: {
    link: 'Accesibilidad',
    heading: 'Declaración de accesibilidad',
    standard: /WCAG 2\.2, nivel AA.*Las cumplen en parte/,
    day: /domingo, 22 de noviembre de 2026/,
    checked: /axe.*claro y oscuro.*1,280.*320.*No encuentra reglas.*solo con el teclado/,
    short: /lector de pantalla.*árabe.*organizaciones.*consola.*páginas ajenas/,
    complain: /Dinos la página.*Escribe a help@example\.org.*ada\.gov/,
  },
  ar: {
    link: 'إمكانية الوصول',
    heading: 'بيان إمكانية الوصول',
    standard: /WCAG 2\.2.*AA.*جزئيًّا/,
    day: /الأحد، 22 نوفمبر 2026/,
    checked: /axe.*الفاتح والداكن.*1,280.*320.*لوحة المفاتيح وحدها/,
    short: /قارئ الشاشة.*النصوص العربية.*الجمعيات.*لوحة إدارة الجمعيات.*الصفحات الخارجية/,
    complain: /اذكر الصفحة.*اكتب إلى .*help@example\.org.*ada\.gov/,
  },
} as const satisfies { [Name in Locale]?: Record<string, string | RegExp> };

for (const locale of ['en', 'es', 'ar'] as const)
  test(`in ${locale} the foot of each page leads to what is accessible, how that was checked, what falls short and where to complain [LNG-12]`, async ({
    page,
  }) => {
    const said = STATEMENT[locale];
    await page.setExtraHTTPHeaders({ 'accept-language': locale });
    await page.goto(inside(locale, '/about'));
    await page.getByRole('contentinfo').getByRole('link', { name: said.link }).press('Enter');
    await expect(page).toHaveURL(inside(locale, '/accessibility'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(said.heading);
    // Each subject is the text from one heading to the next.
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(4);
    for (const part of [said.day, said.standard, said.checked, said.short, said.complain])
      await expect(main).toContainText(part);
    await expect(main.locator('time')).toHaveAttribute('datetime', '2026-11-22');
    await expect(main.getByRole('link', { name: 'ada.gov' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.ada\.gov\//,
    );
    await expect(main.getByRole('link', { name: 'help@example.org' })).toHaveAttribute('href', /^mailto:/);
  });

for (const [locale, path, words] of [
  ['es', '/privacy', 'texto en inglés'],
  ['ar', '/terms', 'النص الإنجليزي'],
] as const)
  test(`${path} says in ${locale} that English prevails, and leads to it [LNG-11: legal pages]`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'accept-language': locale });
    await page.goto(inside(locale, path));
    await expect(page.getByRole('main')).not.toHaveAttribute('lang', 'en');
    await page.getByRole('main').getByRole('link', { name: words }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText('prevails')).toHaveCount(0);
  });

test('says figures and platforms in the language [LNG-02: the page about the product]', async ({ page }) => {
  await page.goto('/es/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveText(['organizaciones', 'personas voluntarias']);
  await expect(main).toContainText('para iOS y Android');
  await expect(main.getByRole('link', { name: 'CC BY 3.0' })).toBeVisible();
});

test('a page’s manifest is in its language, and the log-in is kept from crawlers in each [LNG-03: what machines fetch]', async ({
  page,
}) => {
  for (const [path, lang, dir] of [
    ['/', 'en', 'ltr'],
    ['/ar', 'ar', 'rtl'],
  ] as const) {
    await page.goto(path);
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await (await page.request.get(address ?? '')).json();
    expect(manifest).toMatchObject({ id: '/', start_url: path, lang, dir });
    expect(/\p{Script=Arabic}/u.test(manifest.description), path).toBe(lang === 'ar');
  }
  const robots = await (await page.request.get('/robots.txt')).text();
  for (const path of ['/login', '/es/login', '/ar/out/']) expect(robots).toContain(`\nDisallow: ${path}\n`);
});

test('names the same addresses of a page in other languages as the page itself [LNG-03: sitemap]', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const alternates = (text: string, tag: RegExp) =>
    [...text.matchAll(tag)].map(([, language, href]) => `${language} ${href}`);
  const listed = new Map(
    [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address = '', rest = '']) => [
      address.replace(baseURL ?? '', ''),
      alternates(rest, /hreflang="(\w+)" href="(.*?)"/g),
    ]),
  );
  const fixed = [...listed.keys()].filter((path) => /^\/[\w-]*$/.test(path) && !/^\/(es|ar)$/.test(path));
  expect(fixed).toContain('/accessibility');
  const paths = [
    ...fixed,
    '/questList/every-state',
    questInState('open'),
    '/es/accessibility',
    '/ar/privacy',
  ];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(listed.get(path), path).toEqual(
      alternates(html, /<link rel="alternate" hreflang="(\w{2})" href="(.*?)"/g),
    );
    expect(listed.get(path), path).toHaveLength(LOCALES.length);
  }
});
