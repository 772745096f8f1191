import type { APIRequestContext, Page } from '@playwright/test';
import { readAddress } from '#domain/texts/language-address.ts';
import { expect, test } from './browser-test.ts';
import { GOOD_PRACTICES, practicesOf, watchPage } from './page-watch.ts';
import { questInState } from './quest-page.ts';
import { SITE_PAGES } from './site-pages.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

/** The phone that Lighthouse takes. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** Quests differ in what stands on their page. */
const QUESTS = ['flexible', 'feast', 'reserved', 'crowded', 'training'] as const;
const OF_A_KIND = 2;

test('no page that search engines show has an issue, a deprecated interface or a refused paste', async ({
  context,
  request,
}) => {
  let indexed = 0;
  for (const { path, before } of await pagesToLookAt(request)) {
    // One of its own: what a browser knows of a page it tells of the next one in the same tab, too.
    const page = await context.newPage();
    await before?.(page);
    const problems = await watchPage(page);
    await page.goto(path, { waitUntil: 'load' });
    if (await page.locator('meta[name="robots"][content~="noindex"]').count()) {
      await page.close();
      continue;
    }
    indexed += 1;
    expect(await page.evaluate(practicesOf), path).toEqual(GOOD_PRACTICES);
    await everythingTold(page);
    expect(problems, path).toEqual([]);
    await page.close();
  }
  expect(indexed).toBeGreaterThan(15);
  const foreign = (await context.cookies()).filter(({ domain }) => domain !== '127.0.0.1');
  expect(foreign, 'cookies of others').toEqual([]);
});

test('an issue, a deprecated interface and a message of the console would be noticed', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems = await watchPage(page);
  await page.goto('/about');
  await page.evaluate(async () => {
    console.warn('a warning');
    const script = document.createElement('script');
    script.textContent = 'no policy allows this';
    document.head.append(script);
    new XMLHttpRequest().open('GET', '/about', false);
    const request = new XMLHttpRequest();
    request.open('GET', '/about', false);
    request.send();
  });
  await everythingTold(page);
  const kinds = problems.map((text) => text.replace(/:[\s\S]*/, ''));
  expect(kinds).toEqual(
    expect.arrayContaining(['console warning', 'issue ContentSecurityPolicyIssue', 'issue DeprecationIssue']),
  );
  await context.close();
});

type Looked = { path: string; before?: (page: Page) => Promise<void> };

/** What visitors can open, and some of each kind in the sitemap. */
async function pagesToLookAt(request: APIRequestContext): Promise<Looked[]> {
  const open = SITE_PAGES.filter(({ as, status }) => as === null && status === undefined);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  // The same pages stand there in other languages, too.
  const paths = addresses
    .map((address) => new URL(address).pathname)
    .filter((path) => readAddress(path).path === path);
  const kindOf = (path: string) => path.replace(/(\/(?:questList|quest|guilds|district))\/[^/]+/g, '$1/*');
  const kinds = Map.groupBy(paths, kindOf);
  expect(kinds.size, 'kinds of page in the sitemap').toBeGreaterThan(5);
  const some = [...kinds.values()].flatMap((same) => same.slice(0, OF_A_KIND));
  const all: Looked[] = [
    ...open,
    ...[...QUESTS.map((quest) => questInState(quest)), ...some].map((path) => ({ path })),
  ];
  return [...new Map(all.map((one) => [one.path, one])).values()];
}

/** The browser tells of issues after the load, when it has nothing else to do. */
async function everythingTold(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
