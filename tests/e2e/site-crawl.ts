import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { readAddress } from '#domain/texts/language-address.ts';

/** Bytes, compressed: what a page with an island may load. */
const SCRIPT_BUDGET = 72 * 1024;
const AT_ONCE = 8;

type Crawl = { visited: string[]; withScript: string[]; problems: string[] };

/**
 * Fetches every address of this site that pages link to or load from, or so many of a kind; POST forms are left alone.
 */
export async function crawlFrom(
  starts: readonly string[],
  request: APIRequestContext,
  mostOfAKind = Number.POSITIVE_INFINITY,
): Promise<Crawl> {
  const found = new Set(starts);
  const kinds = new Map<string, number>();
  const crawl: Crawl = { visited: [], withScript: [], problems: [] };
  for (let waiting = [...starts]; waiting.length > 0; ) {
    const now = waiting.splice(0, AT_ONCE);
    const pages = await Promise.all(now.map((path) => visit(path, request, crawl)));
    for (const { path, from } of pages.flat()) {
      if (found.has(path)) continue;
      found.add(path);
      const known = kinds.get(kindOf(path)) ?? 0;
      kinds.set(kindOf(path), known + 1);
      if (known < mostOfAKind) waiting.push(path);
      crawl.visited.push(path);
      if (/undefined|null|%252F/.test(path)) crawl.problems.push(`${path} on ${from}`);
    }
  }
  return crawl;
}

/** `/questList/1/quest/2` and `/questList/3/quest/4` are of one kind, `/es/questList/1/quest/2` is of another. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  const { locale, path: place } = readAddress(pathname);
  const places = place.split('/').map((part, depth) => (depth > 1 && depth % 2 === 0 ? '*' : part));
  return `${locale}${places.join('/')}?${[...searchParams.keys()].sort()}`;
}

type Link = { path: string; from: string };

async function visit(path: string, request: APIRequestContext, crawl: Crawl): Promise<Link[]> {
  // A counted way out leads to another site.
  const answer = await request.get(path, /^(\/\w\w)?\/out\//.test(path) ? { maxRedirects: 0 } : {});
  if (answer.status() >= 400) crawl.problems.push(`${answer.status()} at ${path}`);
  if (!answer.headers()['content-type']?.startsWith('text/html')) return [];
  const html = await answer.text();
  const shown = new URL(answer.url());
  // The console is an application of its own; the month after a month has its own next month, and a choice of filters
  // leads to all other choices.
  const isChosen = shown.pathname.endsWith('/find') && shown.search !== '';
  if (shown.pathname.startsWith('/console') || shown.searchParams.has('month') || isChosen) return [];
  const problem = await scriptProblem(html, request);
  if (problem) crawl.problems.push(`${problem} on ${path}`);
  // Every page of an account watches for another one; a page of its own scripts has more.
  if (scriptsOf(html).some(({ source }) => !source?.includes('/AccountWatch.'))) crawl.withScript.push(path);
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
