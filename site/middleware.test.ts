import type { APIContext } from 'astro';
import { expect, it } from 'vitest';
import logIn from './form-actions/login.ts';
import type { SiteViewer } from './lib/api-client.ts';
import { sentTo } from './lib/forms/form-action.ts';
import { onRequest } from './middleware.ts';

const RENEWED = 'session=t0k3n; HttpOnly; Max-Age=2592000; Path=/; SameSite=Lax';

const CONFIG = { switchedOffPaths: [], pricingTable: null } as unknown as App.Locals['config'];

async function answer(locals: Partial<App.Locals>, setCookies: string[] = [], path = '/'): Promise<Headers> {
  const headers = new Headers();
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  const page = async () => new Response('page', { headers });
  const response = await onRequest(
    {
      locals: { config: CONFIG, isDatabaseAway: () => false, ...locals },
      url: new URL(path, 'http://site.test'),
      routePattern: path,
      request: { method: 'GET' },
    } as unknown as APIContext,
    page,
  );
  if (!response) throw new Error('No answer');
  return response.headers;
}

it('a session extended just now goes out beside the cookies of the page [OPEN-ACC-08]', async () => {
  const headers = await answer({ renewedCookie: RENEWED }, ['flash=; Max-Age=0', 'session-hint=1']);
  expect(headers.getSetCookie()).toEqual(['flash=; Max-Age=0', 'session-hint=1', RENEWED]);
});

it('a page that ends the session is not overruled by its extension [NAV-38]', async () => {
  const ended = 'session=; Max-Age=0';
  expect((await answer({ renewedCookie: RENEWED }, [ended])).getSetCookie()).toEqual([ended]);
});

it('nothing is sent for a session that was not extended', async () => {
  expect((await answer({ renewedCookie: null })).getSetCookie()).toEqual([]);
});

it('no disk keeps a page of somebody who is logged in', async () => {
  const viewer = { accountId: 'v-1' } as App.Locals['viewer'];
  expect((await answer({ viewer, renewedCookie: null }, [], '/about')).get('cache-control')).toBe(
    'private, no-store',
  );
  expect((await answer({ viewer: null, renewedCookie: null })).get('cache-control')).toBe('no-cache');
});

it('nobody gets the kept page of a log-in that remembers where somebody else came from [NAV-25]', async () => {
  const cacheControl = (await answer({ viewer: null, renewedCookie: null }, [], '/login')).get(
    'cache-control',
  );
  expect(cacheControl).toBe('private, no-store');
});

it('a browser that is a kiosk opens no other page than its own and the login, until somebody logs in [CHK-07]', async () => {
  const at = async (path: string, viewer: App.Locals['viewer'] = null) =>
    (await answer({ isKiosk: true, viewer, renewedCookie: null }, [], path)).get('location');
  expect(await at('/about')).toBe('/kiosk');
  expect(await at('/kiosk')).toBeNull();
  expect(await at('/login')).toBeNull();
  expect(await at('/about', { accountId: 'v-1' } as App.Locals['viewer'])).toBeNull();
});

it('a page says in its head that it is UTF-8', async () => {
  const page = async () => new Response('page', { headers: { 'content-type': 'text/html' } });
  const context = {
    locals: { config: CONFIG, viewer: null, renewedCookie: null, isDatabaseAway: () => false },
    url: new URL('http://site.test/'),
  };
  const response = await onRequest(context as unknown as APIContext, page);
  expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

it.each([
  ['/settings', null, 303, '/settings?tab=1'],
  ['/settings', 'navigate', 303, '/settings?tab=1'],
  ['/logout', 'navigate', 303, '/home'],
  ['/settings', 'cors', 409, null],
])(
  'a form of another account sent to %s (%s) is answered with %i and done by no page',
  async (path, mode, status, location) => {
    const flash: string[] = [];
    const context = {
      locals: {
        config: { ...CONFIG, publicOrigin: 'http://site.test' },
        isDatabaseAway: () => false,
        isOfOtherAccount: true,
      },
      url: new URL(`${path}?tab=1`, 'http://site.test'),
      routePattern: path,
      cookies: { set: (_: string, key: string) => void flash.push(key) },
      request: { method: 'POST', headers: new Headers(mode === null ? {} : { 'sec-fetch-mode': mode }) },
    } as unknown as APIContext;
    const response = await onRequest(context, async () => {
      throw new Error('The page was asked');
    });
    expect([response?.status, response?.headers.get('location')]).toEqual([status, location]);
    expect(flash).toEqual(status === 303 ? ['other-account'] : []);
  },
);

it.each([
  ['/500', '/page-not-found'],
  ['/500/', '/page-not-found'],
  ['/%350%30', '/page-not-found'],
  ['/unavailable', '/page-not-found'],
  ['/off', '/under-construction'],
  ['/%zz', undefined],
  ['/5000', undefined],
])('what answers at %s is %s: no address is a fault of ours [SAF-33]', async (path, standIn) => {
  const config = { ...CONFIG, switchedOffPaths: ['/off'] };
  const locals = { config, viewer: null, renewedCookie: null, isDatabaseAway: () => false };
  const rewritten: unknown[] = [];
  const page = async (target: unknown) => {
    rewritten.push(target);
    return new Response('page');
  };
  const context = { locals, url: new URL(path, 'http://site.test') };
  await onRequest(context as unknown as APIContext, page as never);
  expect(rewritten).toEqual([standIn]);
});

const OUTAGE_PAGE = '/unavailable?x=1';

it.each([
  ['a page that has found the database away gives way', 'GET', [false, true], [undefined, OUTAGE_PAGE]],
  ['so does every page for somebody who cannot be told', 'GET', [true], [OUTAGE_PAGE]],
  ['a form of theirs as well', 'POST', [true], [OUTAGE_PAGE]],
  ['a form that a page has answered keeps what was typed', 'POST', [false, true], [undefined]],
])('%s [OPS-13]', async (_title, method, answers, expected) => {
  const isDatabaseAway = () => answers.shift() ?? false;
  const locals = { config: CONFIG, viewer: null, renewedCookie: null, isDatabaseAway };
  const shown: unknown[] = [];
  const page = async (target: unknown) => {
    shown.push(target);
    return new Response('page');
  };
  const context = { locals, url: new URL('/quest/1?x=1', 'http://site.test'), request: { method } };
  await onRequest(context as unknown as APIContext, page as never);
  expect(shown).toEqual(expected);
});

it('whom nobody could look up is shown the page that offers to try again, and nothing of a visitor [ACC-35]', async () => {
  const locals = { config: CONFIG, viewer: null, renewedCookie: null, isDatabaseAway: () => false };
  const shown: unknown[] = [];
  const page = async (target: unknown) => {
    shown.push(target);
    return new Response('page');
  };
  const context = {
    locals: { ...locals, isPersonUnknown: true },
    url: new URL('/quest/1?x=1', 'http://site.test'),
    request: { method: 'GET' },
  };
  await onRequest(context as unknown as APIContext, page as never);
  expect(shown).toEqual([OUTAGE_PAGE]);
});

/** What the middleware does with a request: the answer, and whether the page has run. */
async function opened(routePattern: string, viewer: Partial<SiteViewer> | null, method = 'GET') {
  const address = routePattern.replace(/\[\w+\]/g, '1');
  const rewritten: string[] = [];
  let isRun = false;
  const context = {
    locals: { config: CONFIG, viewer, renewedCookie: null, isDatabaseAway: () => false },
    url: new URL(address, 'http://site.test'),
    routePattern,
    request: { method },
    rewrite: async (path: string) => {
      rewritten.push(path);
      return new Response('log-in');
    },
  };
  const page = async () => {
    isRun = true;
    return new Response('page');
  };
  const { status, headers } = (await onRequest(context as unknown as APIContext, page)) as Response;
  return { isRun, status, location: headers.get('location'), rewritten };
}

it('whom the table keeps out is sent on before the page asks for anything [NAV-23]', async () => {
  expect(await opened('/district/[id]', null)).toMatchObject({
    isRun: false,
    status: 303,
    location: '/login?returnTo=%2Fdistrict%2F1',
  });
  const record = { hasRecord: true, isYoung: false, accountType: 'Chariteer' } as const;
  expect(await opened('/district/[id]', record)).toMatchObject({ isRun: true, status: 200 });
  expect(await opened('/', record)).toMatchObject({ isRun: false, location: '/home' });
  expect(await opened('/home', { ...record, hasRecord: false })).toMatchObject({
    isRun: false,
    location: '/noob',
  });
});

it('a form that comes without a session goes to the log-in, whole', async () => {
  const { isRun, rewritten } = await opened('/guilds', null, 'POST');
  expect([isRun, rewritten]).toEqual([false, ['/login?returnTo=%2Fguilds']]);
});

it('a form that is sent to a page without one shows the page', async () => {
  expect(await opened('/about', null, 'POST')).toMatchObject({
    isRun: false,
    status: 303,
    location: '/about',
  });
  expect(await opened('/language', null, 'POST')).toMatchObject({ isRun: true });
});

it('what a form asks for is done before its page is, which is told what became of it [NAV-25]', async () => {
  const body = new URLSearchParams({ action: 'bail-out' });
  const url = new URL('http://site.test/login?returnTo=/guilds');
  const locals = {
    config: CONFIG,
    viewer: null,
    renewedCookie: null,
    isDatabaseAway: () => false,
  } as unknown as App.Locals;
  const context = {
    locals,
    url,
    routePattern: '/login',
    request: new Request(url, { method: 'POST', body }),
  };
  let told: unknown = null;
  await onRequest(context as unknown as APIContext, async () => {
    told = sentTo(locals, logIn);
    expect(sentTo(locals, async () => ({}))).toBeNull();
    return new Response('page');
  });
  expect(told).toEqual({ email: '', carried: [['action', 'bail-out']], error: null });
});
