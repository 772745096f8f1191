import { expect, test } from './browser-test.ts';
import { shiftByLateFonts } from './late-fonts.ts';
import { questInState } from './quest-page.ts';
import { SITE_PAGES } from './site-pages.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

/** What a visitor sees, each address once. */
const PUBLIC = [...new Map(SITE_PAGES.filter(isPublic).map((one) => [one.path, one])).values()];
/** Words that tell nothing about where a link leads. */
const EMPTY_WORDS = [
  'click here',
  'click this',
  'go',
  'here',
  'this',
  'start',
  'right here',
  'more',
  'learn more',
];
/** Most bytes of a compressed page: what fits a phone's first round trips. */
const PAGE_BYTES = 20_000;
/** Number of quests in the budget of the list, and the bytes that each further one adds. */
const LIST_QUESTS = 60;
const QUEST_BYTES = 100;

test('every public page tells search engines, phones and screen readers what it is', async ({
  page,
  baseURL,
}) => {
  expect(PUBLIC.length).toBeGreaterThan(8);
  const titles = new Map<string, string>();
  for (const { path, before } of PUBLIC) {
    await before?.(page);
    await page.goto(path);
    const facts = await page.evaluate(factsOf);
    expect(facts.lang, path).toBe('en');
    expect(facts.charset, path).toBe('UTF-8');
    expect(facts.viewport, path).toBe('width=device-width, initial-scale=1');
    expect(facts.title.length, `${path}: ${facts.title}`).toBeLessThanOrEqual(80);
    expect(titles.get(facts.title), `${path} has a title of its own`).toBeUndefined();
    titles.set(facts.title, path);
    expect(facts.description.length, `${path}: ${facts.description}`).toBeGreaterThanOrEqual(25);
    expect(facts.description.length, `${path}: ${facts.description}`).toBeLessThanOrEqual(160);
    expect(facts.canonical, path).toMatch(new RegExp(`^${baseURL}/[^?#]*$`));
    expect(facts.unsizedImages, path).toEqual([]);
    const vague = facts.linkTexts.filter((text) => EMPTY_WORDS.includes(text.toLowerCase()) || text === '');
    expect(vague, path).toEqual([]);
    expect(facts.openers, `${path}: pages that open in a new tab get no hold of this one`).toEqual([]);
  }
});

test('robots.txt has only lines that crawlers know', async ({ request }) => {
  const lines = (await (await request.get('/robots.txt')).text()).trim().split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const line of lines)
    expect(line).toMatch(/^(User-agent: \*|Disallow: \/\S+|Sitemap: http\S+\/sitemap\.xml)$/);
});

test('the first words of a page wait for nothing but the page, and what it fetches is kept for good', async ({
  request,
}) => {
  for (const path of ['/', '/login', '/questList/every-state', questInState('open')]) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers()['content-encoding'], path).toBe('gzip');
    const html = await answer.text();
    expect(html, path).not.toMatch(/<link[^>]+stylesheet|<script(?=[^>]*\ssrc=)(?![^>]+type="module")/);
    const files = [...html.matchAll(/"(\/_astro\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length, path).toBeGreaterThan(0);
    for (const file of files) {
      const { 'cache-control': kept } = (await request.get(file)).headers();
      expect(kept, file).toBe('public, max-age=31536000, immutable');
    }
  }
});

test('a page is small enough for a phone', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let documentId = '';
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Document') documentId = requestId;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requestId === documentId) bytes = encodedDataLength;
  });
  for (const path of ['/', '/questList/1', questInState('crowded')]) {
    bytes = 0;
    await page.goto(path);
    // The page is there before the word of its size.
    await expect.poll(() => bytes, path).toBeGreaterThan(1000);
    // Other journeys add to the list meanwhile; a list by day draws two weeks of it and carries all of it.
    const drawn = await page.locator('main a[href*="/quest/"]').count();
    const showsAll = await page.getByRole('link', { name: /^Show all \d+$/ }).allInnerTexts();
    const carried = Math.max(drawn, Number(/\d+/.exec(showsAll.join())?.[0] ?? 0));
    const added = Math.max(0, carried - LIST_QUESTS);
    expect(bytes, path).toBeLessThanOrEqual(PAGE_BYTES + added * QUEST_BYTES);
  }
});

test.describe('fonts that come late', () => {
  for (const width of [320, 412, 1280]) {
    test(`move nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/login', '/questList/every-state', questInState('open')])
        expect(await shiftByLateFonts(page, path), path).toBeLessThanOrEqual(0.02);
    });
  }
});

function isPublic({ as, status, path }: (typeof SITE_PAGES)[number]): boolean {
  return as === null && !status && !path.includes('?');
}

/** Runs in the page. */
function factsOf() {
  const content = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute) ?? '';
  const links = [...document.querySelectorAll('a')];
  const nameOf = (link: HTMLAnchorElement) =>
    (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim();
  return {
    lang: document.documentElement.lang,
    charset: document.characterSet,
    viewport: content('meta[name="viewport"]', 'content'),
    title: document.title,
    description: content('meta[name="description"]', 'content'),
    canonical: content('link[rel="canonical"]', 'href'),
    unsizedImages: [...document.images]
      .filter(({ width, height }) => !width || !height)
      .map(({ src }) => src),
    linkTexts: links.map(nameOf),
    openers: links.filter(({ target, rel }) => target === '_blank' && !rel.includes('noopener')).map(nameOf),
  };
}
