import { expect, it } from 'vitest';
import { openLinks, withoutClosedLinks } from './links-to-open-pages.ts';

const leadsOn = (href: string) => !href.startsWith('/contest');
const PAGE =
  '<nav><li><a href="/contest">Contest</a></li><article><a href="/about" rel="next">About</a>' +
  '<a class="button" href="/contest?x=1#y" target="_blank" rel="noopener" aria-label="2 > 1">Go</a>' +
  '<a href="https://other.example/contest">Other</a><a id="top">Top</a>a < b';
const MENDED =
  '<nav><li><a>Contest</a></li><article><a href="/about" rel="next">About</a>' +
  '<a class="button" aria-label="2 > 1">Go</a>' +
  '<a href="https://other.example/contest">Other</a><a id="top">Top</a>a < b';

it('a link to a page that is switched off leads nowhere, and keeps its text [OPEN-STA-03]', () => {
  expect(openLinks(PAGE, leadsOn)).toBe(MENDED);
});

it.each([1, 2, 3, 7, 50, 10_000])(
  'so it does in a page that comes in pieces of %s bytes [OPEN-STA-03]',
  async (size) => {
    const bytes = new TextEncoder().encode(`é${PAGE}<a href="/contest`);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    expect(await new Response(withoutClosedLinks(body, leadsOn)).text()).toBe(`é${MENDED}<a href="/contest`);
  },
);
