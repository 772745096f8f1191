import type { Hono, Context as HonoContext } from 'hono';
import type { Sessions } from '#api/access/auth/session.ts';
import type { AppEnv } from '#api/http/requests/request-facts.ts';
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
  { config, consoleDirectory }: { config: PageSettings; consoleDirectory?: string },
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
  const hasSession = (cookie: string | undefined) => sessions.readCookie(cookie) !== null;
  app.get('/console/*', createConsolePages(consoleDirectory, config, hasSession));
}
