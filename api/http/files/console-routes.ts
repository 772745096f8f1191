import { setTimeout as pause } from 'node:timers/promises';
import type { Hono, Context as HonoContext } from 'hono';
import { authenticate } from '#api/access/auth/caller.ts';
import type { Sessions } from '#api/access/auth/session.ts';
import { readConsoleStart } from '#api/charities/providers/console-start.ts';
import type { AppEnv } from '#api/http/requests/request-facts.ts';
import type { Store } from '#db/store.ts';
import { type PageSettings, securityHeaders } from '../answers/headers.ts';
import type { KeepSettings } from '../answers/kept-headers.ts';
import { createConsolePages, type ViewerStart } from './console-pages.ts';

/** Routes of the console that people know without its prefix, and the page there when it has another name. */
const CONSOLE_ROUTES = {
  calendar: 'calendar',
  chariteers: 'chariteers',
  groups: 'groups',
  data: 'data',
  quests: 'past-quests',
} as const;

type ConsoleSettings = {
  config: PageSettings & KeepSettings;
  store: Store;
  /** Epoch ms. */
  clock: () => number;
  consoleDirectory?: string;
};

/** The console below `/console/`, and the ways there. */
export function addConsole(
  app: Hono<AppEnv>,
  sessions: Sessions,
  { config, store, clock, consoleDirectory }: ConsoleSettings,
): void {
  const lead = (c: HonoContext<AppEnv>, location: string) =>
    c.body(null, 302, { ...securityHeaders(config), location });

  for (const [route, page] of Object.entries(CONSOLE_ROUTES)) {
    app.get(`/${route}`, (c) => lead(c, `/console/${page}${new URL(c.req.url).search}`));
    // Who may see a single volunteer where is for the site to say.
    if (route === 'chariteers') continue;
    app.get(`/${route}/*`, (c) => {
      // The path as it came: decoded, a line break in it would be one in the header.
      const { pathname, search } = new URL(c.req.url);
      return lead(c, `/console${pathname}${search}`);
    });
  }
  app.get('/console', (c) => lead(c, '/console/'));
  if (!consoleDirectory) return;
  const viewer = {
    hasSession: (cookies: string | undefined) => sessions.readCookie(cookies) !== null,
    startOf: (cookies: string | undefined) => startInTime(store, sessions, cookies, clock()),
  };
  app.get('/console/*', createConsolePages(consoleDirectory, config, viewer));
}

const NOTHING_KNOWN: ViewerStart = { locale: null, charity: null, renewedCookie: null, sessionId: null };

/** Longer no one waits for the right language and for numbers: the page that follows says what is away. */
const LONGEST_WAIT_MS = 1_000;

/** What is known of a viewer at an instant (epoch ms); nothing where the database does not say so in time. */
async function startInTime(
  store: Store,
  sessions: Sessions,
  cookie: string | undefined,
  now: number,
): Promise<ViewerStart> {
  const read = startOf(store, sessions, cookie, now).catch(() => NOTHING_KNOWN);
  return Promise.race([read, pause(LONGEST_WAIT_MS, NOTHING_KNOWN, { ref: false })]);
}

async function startOf(
  store: Store,
  sessions: Sessions,
  cookie: string | undefined,
  now: number,
): Promise<ViewerStart> {
  const credentials = { authorization: null, cookie };
  // The console asks the API next, which notes who uses the session.
  const { viewer, renewedCookie } = await authenticate(store, sessions, credentials, now, null);
  if (!viewer) return NOTHING_KNOWN;
  const charity = await readConsoleStart(store.read, viewer, cookie, now);
  return { locale: viewer.locale, charity, renewedCookie, sessionId: viewer.sessionId };
}
