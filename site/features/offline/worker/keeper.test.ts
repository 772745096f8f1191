import { expect, it } from 'vitest';
import { LOG_IN_HEADER, MAY_BE_KEPT_HEADER } from '#domain/sessions/kept-headers.ts';
import { memoryCaches, memoryKeys } from './cache-fixture.ts';
import { Keeper } from './keeper.ts';

const ORIGIN = 'https://quests.example';
const NOW = Date.parse('2026-11-23T22:38:00Z');
const DAY = 86_400_000;

/** A quest shows its own picture, in the files that a page names. */
const pictureOn = (pathname: string) => {
  const id = pathname.includes('/quest/') && pathname.split('/').at(-1);
  const file = (width: number, format: string) => `/pictures/${id}-${width}.${format}`;
  return id
    ? `<source srcset="${file(480, 'avif')} 480w, ${file(960, 'avif')} 960w"><source srcset="${file(480, 'webp')} 480w, ${file(960, 'webp')} 960w">`
    : '';
};

/** A browser with the worker, the server that it asks, and a clock. */
function browser() {
  const state = {
    logIn: null as string | null,
    isOffline: false,
    mayBeKept: true,
    now: NOW,
    loggedOut: 0,
    pictureBytes: 40_000,
    late: Promise.resolve(),
  };
  const caches = memoryCaches();
  const keys = memoryKeys();
  const asked: string[] = [];
  const fetcher = (async (what: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(what instanceof Request ? what.url : String(what), ORIGIN);
    const method = what instanceof Request ? what.method : (init?.method ?? 'GET');
    if (state.isOffline) throw new TypeError('Failed to fetch');
    asked.push(`${method} ${pathname}`);
    if (pathname === '/logout') {
      state.logIn = null;
      state.loggedOut += 1;
      return Object.defineProperty(new Response('log in'), 'url', { value: `${ORIGIN}/login` });
    }
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
    const isVisitor = init?.credentials === 'omit';
    if (state.logIn !== null && !isVisitor) {
      headers.set(LOG_IN_HEADER, state.logIn);
      if (state.mayBeKept && !pathname.endsWith('/settings')) headers.set(MAY_BE_KEPT_HEADER, 'yes');
    }
    if (pathname.startsWith('/pictures/'))
      return new Response(new Blob(['x'.repeat(state.pictureBytes)], { type: 'image/webp' }));
    if (pathname.includes('/quest/')) await state.late;
    const who = isVisitor ? 'a visitor' : state.logIn;
    return new Response(
      `<html lang="en"><title>Page</title><body><p>hello ${who}</p>${pictureOn(pathname)}`,
      { headers },
    );
  }) as typeof fetch;
  const wake = () => new Keeper({ caches, keys, fetcher, now: () => state.now, origin: ORIGIN, build: 'b1' });
  let keeper = wake();
  const works: Promise<unknown>[] = [];
  const open = async (path: string) => {
    const answer = await keeper.openPage(new Request(ORIGIN + path), (work) => void works.push(work));
    const text = await answer.text();
    await Promise.all(works);
    return text;
  };
  return {
    state,
    caches,
    asked,
    open,
    restart: () => {
      keeper = wake();
    },
    install: () => keeper.install(),
    keepAhead: (paths: string[]) => keeper.keepAhead(paths),
    logOut: () => keeper.logOut(new Request(`${ORIGIN}/logout`, { method: 'POST' })),
    forget: () => keeper.forget(),
    picture: async (file: string) =>
      (await keeper.picture(new Request(`${ORIGIN}/pictures/${file}`))).headers.get('content-type'),
    keptPictures: async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages'));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().flatMap(({ url }) => /\/pictures\/(.+)$/.exec(url)?.[1] ?? []);
    },
    privateCaches: async () => (await caches.keys()).filter((name) => name.startsWith('pages')),
  };
}

it('what was seen last opens without a network, with since when and as of when [VHM-06: the rule of the worker]', async () => {
  const { state, open, install, restart } = browser();
  await install();
  state.logIn = 'ada';
  expect(await open('/home')).toContain('hello ada');
  state.isOffline = true;
  state.now += 60_000;
  restart();
  const copy = await open('/home');
  expect(copy).toContain('hello ada');
  expect(copy).toContain('<title>Offline · Page</title>');
  expect(copy).toContain('Offline since 5:39 pm');
  expect(copy).toContain('This page is from 5:38 pm');
  state.now += 3_600_000;
  restart();
  expect(await open('/home'), 'the first miss counts').toContain('Offline since 5:39 pm');
  expect(await open('/settings'), 'a page that is not kept').toContain('This page isn’t saved');
  state.isOffline = false;
  await open('/settings');
  state.isOffline = true;
  expect(await open('/home'), 'it was back in between').toContain('Offline since 6:39 pm');
});

it('a log-out leaves nothing, nor does one that nobody hears [VHM-06: the rule of the worker]', async () => {
  const { state, open, install, logOut, privateCaches, asked, restart } = browser();
  await install();
  state.logIn = 'ada';
  await open('/home');
  expect(await privateCaches()).toEqual(['pages-2-ada']);
  await logOut();
  expect(await privateCaches()).toEqual([]);
  state.isOffline = true;
  expect(await open('/home')).not.toContain('ada');

  state.isOffline = false;
  state.logIn = 'ada';
  await open('/home');
  state.isOffline = true;
  expect(await (await logOut()).text()).toContain('We’ll log you out once you’re back online');
  expect(await privateCaches()).toEqual([]);
  expect(await open('/home')).not.toContain('ada');
  restart();
  state.isOffline = false;
  asked.length = 0;
  expect(await open('/home'), 'the log-out goes first').not.toContain('ada');
  expect(asked).toEqual(['POST /logout', 'GET /home']);
  await open('/home');
  expect(state.loggedOut, 'it is owed once').toBe(2);
});

it('nobody sees the pages of another log-in, or of one that has ended [VHM-06: the rule of the worker]', async () => {
  const { state, open, install, privateCaches, restart } = browser();
  await install();
  state.logIn = 'ada';
  await open('/home');
  restart();
  state.logIn = 'ben';
  await open('/settings');
  expect(await privateCaches()).toEqual([]);
  state.isOffline = true;
  expect(await open('/home')).not.toContain('ada');
  state.isOffline = false;
  await open('/home');
  expect(await privateCaches()).toEqual(['pages-2-ben']);
  restart();
  state.logIn = null;
  await open('/login');
  expect(await privateCaches(), 'the session is over').toEqual([]);
});

it('what is on its way at the log-out is not kept [VHM-06: the rule of the worker]', async () => {
  const { state, install, open, logOut, keepAhead, privateCaches } = browser();
  await install();
  state.logIn = 'ada';
  await open('/settings');
  let arrive = () => {};
  state.late = new Promise((resolve) => {
    arrive = resolve;
  });
  const ahead = keepAhead(['/questList/1/quest/soup']);
  await logOut();
  arrive();
  await ahead;
  expect(await privateCaches()).toEqual([]);
});

it('a page that the server does not let be kept is not, and its older copy goes [VHM-06: the rule of the worker]', async () => {
  const { state, install, open } = browser();
  await install();
  state.logIn = 'ada';
  await open('/home');
  state.mayBeKept = false;
  for (const path of ['/home', '/find']) await open(path);
  state.isOffline = true;
  for (const path of ['/home', '/find']) expect(await open(path), path).not.toContain('hello ada');
});

it('pages are fetched ahead within bounds, and not those that may not be kept [VHM-06: the rule of the worker]', async () => {
  const { state, install, keepAhead, asked, open } = browser();
  await install();
  state.logIn = 'ada';
  asked.length = 0;
  const many = Array.from({ length: 20 }, (_, at) => `/questList/1/quest/q${at}`);
  await keepAhead(['/home', '/settings', 'https://evil.example/home', ...many]);
  expect(asked.filter((one) => !one.includes('/pictures/'))).toEqual([
    'GET /home',
    'GET /questList/1/quest/q0',
    'GET /questList/1/quest/q1',
    'GET /questList/1/quest/q2',
  ]);
  await keepAhead(['/home']);
  expect(
    asked.filter((one) => one === 'GET /home'),
    'a fresh copy is enough',
  ).toHaveLength(1);
  state.isOffline = true;
  expect(await open('/questList/1/quest/q2')).toContain('hello ada');
});

it('a copy is shown for a week, and the start leads to the home that is kept [VHM-06: the rule of the worker]', async () => {
  const { state, install, open } = browser();
  await install();
  state.logIn = 'ada';
  await open('/home');
  state.isOffline = true;
  state.now += 6 * DAY;
  expect(await open('/home')).toContain('This page is from Monday, November 23, 2026, 5:38 pm');
  expect(await open('/'), 'a redirect').toBe('');
  state.now += 2 * DAY;
  expect(await open('/home')).not.toContain('ada');
  expect(await open('/')).toContain('hello a visitor');
});

it('those of the next quests lie with the pages of their log-in, at the width of a phone, and go with them [VHM-06: pictures]', async () => {
  const { state, install, keepAhead, picture, keptPictures, logOut } = browser();
  await install();
  state.logIn = 'ada';
  await keepAhead(['/questList/1/quest/soup', '/questList/1/quest/coats']);
  expect(await keptPictures()).toEqual(['soup-480.webp', 'coats-480.webp']);
  state.isOffline = true;
  expect(await picture('soup-960.avif'), 'another file of the same picture').toBe('image/webp');
  expect(await picture('other-480.webp')).toBeNull();
  state.isOffline = false;
  await logOut();
  expect(await keptPictures()).toEqual([]);
  state.isOffline = true;
  expect(await picture('soup-480.webp')).toBeNull();
});

it('they are bounded in number and in bytes, and push no page out [VHM-06: pictures]', async () => {
  const { state, install, open, keptPictures } = browser();
  await install();
  state.logIn = 'ada';
  for (let index = 0; index < 12; index += 1) await open(`/questList/1/quest/q${index}`);
  const kept = await keptPictures();
  expect(kept).toHaveLength(10);
  expect(kept.at(-1)).toBe('q11-480.webp');
  state.pictureBytes = 60_001;
  await open('/questList/1/quest/large');
  expect(await keptPictures()).toEqual(kept);
  state.isOffline = true;
  expect(await open('/questList/1/quest/q3')).toContain('hello ada');
});
