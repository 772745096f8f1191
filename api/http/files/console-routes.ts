import { setTimeout as pause } from 'node:timers/promises';
import type { Hono, Context as HonoContext } from 'hono';
import type { Sessions } from '#api/access/auth/session.ts';
import type { AppEnv } from '#api/http/requests/request-facts.ts';
import { readSessionLanguage } from '#api/reads/language/session-language.ts';
import type { Store } from '#db/store.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { type PageSettings, securityHeaders } from '../answers/headers.ts';
import { createConsolePages } from './console-pages.ts';

/** Routes of the console that people know without its prefix, and the page there when it has another name. */
const CONSOLE_ROUTES = {
  calendar: 'calendar',
  chariteers: 'chariteers',
  groups: 'groups',
  data: 'data',
  quests: 'past-quests',
} as const;

/** The console below `/console/`, and the ways there. */
export function addConsole(
  app: Hono<AppEnv>,
  sessions: Pick<Sessions, 'readCookie'>,
  { config, store, consoleDirectory }: { config: PageSettings; store: Store; consoleDirectory?: string },
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
    languageOf: (cookies: string | undefined) => languageOf(store, sessions.readCookie(cookies)),
  };
  app.get('/console/*', createConsolePages(consoleDirectory, config, viewer));
}

/** Longer nobody waits for the right language: the page that follows says what is away. */
const LONGEST_WAIT_MS = 1_000;

/** The language of the account behind a session; null where it has none, or the database does not say so in time. */
async function languageOf(store: Store, token: string | null): Promise<Locale | null> {
  if (token === null) return null;
  const read = readSessionLanguage(store, token).catch(() => null);
  return Promise.race([read, pause(LONGEST_WAIT_MS, null, { ref: false })]);
}
