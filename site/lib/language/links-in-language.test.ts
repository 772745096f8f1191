import { expect, it } from 'vitest';
import { linksIn, withLinksIn } from './links-in-language.ts';
import { inLanguage, intoChosenLanguage, intoLanguage, takeLanguage } from './page-language.ts';

const PAGE =
  '<nav><a href="/about">About</a><article><a class="x" title="2 > 1" href="/">Start</a>' +
  '<form method="post" action="/login"><button formaction="/logout">Out</button></form>' +
  '<a href="https://other.example/about">Other</a><a href="#top">Top</a><a href="/console/calendar">Console</a>' +
  '<a href="/about" hreflang="en">English</a><a href="/es/about">Again</a>a < b';
const MENDED =
  '<nav><a href="/es/about">About</a><article><a class="x" title="2 > 1" href="/es">Start</a>' +
  '<form method="post" action="/es/login"><button formaction="/es/logout">Out</button></form>' +
  '<a href="https://other.example/about">Other</a><a href="#top">Top</a><a href="/console/calendar">Console</a>' +
  '<a href="/about" hreflang="en">English</a><a href="/es/about">Again</a>a < b';

it('links and forms of a page lead to pages of its language [LNG-03]', () => {
  expect(linksIn('es', PAGE)).toBe(MENDED);
  expect(linksIn('es', MENDED)).toBe(MENDED);
});

it.each([1, 2, 3, 7, 50, 10_000])(
  'so they do in a page that comes in pieces of %s bytes [LNG-03]',
  async (size) => {
    const bytes = new TextEncoder().encode(`é${PAGE}<a href="/contest`);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    expect(await new Response(withLinksIn('es', body)).text()).toBe(`é${MENDED}<a href="/contest`);
  },
);

it('a page goes out with the links of its language [LNG-03]', async () => {
  const page = () => new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(await inLanguage('es', page()).text()).toBe(MENDED);
  expect(await inLanguage('en', page()).text()).toBe(PAGE);
});

it('the way on after a form stays in the language, and English is left as it is [LNG-03]', async () => {
  const redirect = () => new Response(null, { status: 303, headers: { location: '/home' } });
  expect(inLanguage('ar', redirect()).headers.get('location')).toBe('/ar/home');
  const english = redirect();
  expect(inLanguage('en', english)).toBe(english);
  const file = new Response('BEGIN', { headers: { 'content-type': 'text/calendar' } });
  expect(inLanguage('ar', file)).toBe(file);
});

it('a way on may lead into another language, which the page’s own does not take back [LNG-04: after the log-in]', () => {
  const redirect = () => new Response(null, { status: 303, headers: { location: '/home?x=1' } });
  expect(inLanguage('es', intoLanguage('ar', redirect())).headers.get('location')).toBe('/ar/home?x=1');
  expect(inLanguage('es', intoLanguage('en', redirect())).headers.get('location')).toBe('/home?x=1');
  expect(inLanguage('en', intoLanguage('es', redirect())).headers.get('location')).toBe('/es/home?x=1');
});

it.each([
  ['/es/about?x=1', '/about?x=1', 'es'],
  ['/ar', '/', 'ar'],
  ['/about', '/about', 'en'],
  ['/esther', '/esther', 'en'],
])('at %s the page %s is asked for, in %s [LNG-03]', async (address, path, locale) => {
  const asked = new Request(`http://site.test${address}`, {
    method: 'POST',
    body: 'a=b',
    headers: { cookie: 'c=d' },
  });
  const taken = takeLanguage(asked);
  expect(taken.locale).toBe(locale);
  expect(taken.page.url).toBe(`http://site.test${path}`);
  expect(taken.page.headers.get('cookie')).toBe('c=d');
  expect(await taken.page.text()).toBe('a=b');
});

it.each([
  ['the account’s where nothing was chosen', '', 'es', '/es/home?x=1'],
  ['the browser’s choice before the account’s', 'language=ar', 'es', '/ar/home?x=1'],
  ['English where it was chosen', 'language=en', 'es', null],
  ['as asked where neither says one', '', null, null],
])('a page without a language opens in %s [LNG-03] [LNG-04]', (_which, cookie, ofAccount, location) => {
  const headers = { accept: 'text/html', cookie };
  const opened = intoChosenLanguage(new Request('https://site.example/home?x=1', { headers }), ofAccount);
  expect(opened?.headers.get('location') ?? null).toBe(location);
  const sent = new Request('https://site.example/home', { method: 'POST', headers });
  expect(intoChosenLanguage(sent, ofAccount)).toBeNull();
});
