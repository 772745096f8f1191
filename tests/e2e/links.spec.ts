import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

/** Bytes, compressed: what a page with an island may load. */
const SCRIPT_BUDGET = 72 * 1024;
const AT_ONCE = 8;

test('NAV-22 a visitor who follows every link from the splash page never ends up nowhere', async ({
  request,
}) => {
  const crawl = await crawlFrom('/', request);
  expect(crawl.problems).toEqual([]);
  expect(crawl.visited).toContain('/questList/gatehouse/quest/open');
  expect(crawl.visited).toContain('/charityList');
  expect(crawl.withScript).not.toContain('/questList/gatehouse/quest/open');
});

test('a volunteer who follows every link never ends up nowhere; a page has a script only for its island', async ({
  page,
}) => {
  await logInAs(page, 'volunteer');
  const crawl = await crawlFrom('/', page.request);
  expect(crawl.problems).toEqual([]);
  expect(crawl.visited).toContain('/questList/gatehouse/quest/yours');
  expect(crawl.withScript).toContain('/questList/gatehouse/quest/flexible');
  expect(crawl.withScript).not.toContain('/home');
  const profiles = crawl.visited.filter((path) => path.startsWith('/chariteer-fun-profile/'));
  expect(profiles.length).toBeGreaterThan(50);
  expect(crawl.withScript.filter((path) => profiles.includes(path))).toEqual([]);
});

test.describe('an address that leads nowhere', () => {
  test.use({ intendedStatuses: [404] });

  test('NAV-22 OPEN-DIS-05 STA-12 says so with status 404', async ({ page }) => {
    for (const address of ['/nowhere', '/questList/nowhere', '/questList/gatehouse/quest/nowhere']) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    }
  });
});

type Crawl = { visited: string[]; withScript: string[]; problems: string[] };

/** Fetches every address of this site that pages link to or load from; POST forms are left alone. */
async function crawlFrom(start: string, request: APIRequestContext): Promise<Crawl> {
  const found = new Set([start]);
  const crawl: Crawl = { visited: [], withScript: [], problems: [] };
  for (let waiting = [start]; waiting.length > 0; ) {
    const now = waiting.splice(0, AT_ONCE);
    const pages = await Promise.all(now.map((path) => visit(path, request, crawl)));
    for (const { path, from } of pages.flat()) {
      if (found.has(path)) continue;
      found.add(path);
      waiting = [...waiting, path];
      crawl.visited.push(path);
      if (/undefined|null|%252F/.test(path)) crawl.problems.push(`${path} on ${from}`);
    }
  }
  return crawl;
}

type Link = { path: string; from: string };

async function visit(path: string, request: APIRequestContext, crawl: Crawl): Promise<Link[]> {
  // A counted way out leads to another site.
  const answer = await request.get(path, path.startsWith('/out/') ? { maxRedirects: 0 } : {});
  if (answer.status() >= 400) crawl.problems.push(`${answer.status()} at ${path}`);
  if (!answer.headers()['content-type']?.startsWith('text/html')) return [];
  const html = await answer.text();
  const shown = new URL(answer.url());
  // The console is an application of its own; the month after a month has its own next month.
  if (shown.pathname.startsWith('/console') || shown.searchParams.has('month')) return [];
  const problem = await scriptProblem(html, request);
  if (problem) crawl.problems.push(`${problem} on ${path}`);
  if (scriptsOf(html).length > 0) crawl.withScript.push(path);
  const missing = fragmentsOf(html).filter((id) => !html.includes(` id="${id}"`));
  crawl.problems.push(...missing.map((id) => `no #${id} on ${path}`));
  return addressesOf(html, shown).map((address) => ({ path: address, from: path }));
}

/** What is wrong with the scripts of a page: some without an island, or more than the budget. */
async function scriptProblem(html: string, request: APIRequestContext): Promise<string | null> {
  const scripts = scriptsOf(html);
  if (scripts.length === 0) return null;
  // A custom element is what a script of the site brings to life.
  if (!/<[a-z]+-[a-z-]+[\s>]/.test(html)) return `${scripts.length} scripts without an island`;
  const sizes = await Promise.all(scripts.map((script) => sizeOf(script, request)));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sum > SCRIPT_BUDGET ? `${sum} bytes of scripts` : null;
}

const sizes = new Map<string, number>();

async function sizeOf({ source, text }: Script, request: APIRequestContext): Promise<number> {
  if (source === null) return gzipSync(text).length;
  // The payment provider's own.
  if (!source.startsWith('/')) return 0;
  const known = sizes.get(source) ?? gzipSync(await (await request.get(source)).body()).length;
  sizes.set(source, known);
  return known;
}

type Script = { source: string | null; text: string };

/** The scripts that run: structured data is none. */
function scriptsOf(html: string): Script[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, attributes = '', text = '']) => ({
      source: /src="([^"]*)"/.exec(attributes)?.[1] ?? null,
      text,
    }));
}

function fragmentsOf(html: string): string[] {
  return [...html.matchAll(/\shref="#([^"]+)"/g)].map(([, id = '']) => id);
}

/** The paths of this site in a page's links, styles, pictures and scripts, without fragments. */
function addressesOf(html: string, base: URL): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"#]+)/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), base))
    .filter((url) => url.origin === base.origin)
    .map((url) => url.pathname + url.search);
}
