import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context as HonoContext } from 'hono';
import type { ConsoleStart } from '#api/charities/providers/console-start.ts';
import { isSheetPath } from '#domain/attendance/sheet-page.ts';
import { escapeText } from '#domain/brand/svg-frame.ts';
import { todayText } from '#domain/quests/day-numbers.ts';
import { consolePageTexts } from '#domain/texts/generated/console-page.ts';
import {
  addressIn,
  askedLanguage,
  chosenLanguage,
  consoleIndex,
  consoleLanguage,
} from '#domain/texts/language-address.ts';
import { type ConsoleLocale, FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { consoleCsp, type PageSettings, pageHeaders, securityHeaders } from '../answers/headers.ts';
import { type KeepSettings, setKeptHeaders } from '../answers/kept-headers.ts';
import type { AppEnv } from '../requests/request-facts.ts';
import { createStaticFiles } from './static-files.ts';

/**
 * Where a nonce belongs (the console's vite.config.ts), the id and the name of the charity at work, and its numbers of
 * today (`backoffice/theme/first-frame.ts`).
 */
const PLACES = /__(CSP_NONCE|PROVIDER|CHARITY|TODAY)__/g;

/** The page that begins with today's numbers, below /console/. */
const TODAY_PAGE = '';

const LOG_IN = 'login';
/** What the login page keeps of where someone wanted to go. */
const LONGEST_RETURN = 1_000;

/** Session facts by the Cookie header. */
type Viewer = {
  hasSession: (cookies: string | undefined) => boolean;
  startOf: (cookies: string | undefined) => Promise<ViewerStart>;
};

/** What is known of someone before the console's scripts have come. */
export type ViewerStart = {
  /** The language of the account; null where it has chosen none. */
  locale: Locale | null;
  charity: ConsoleStart | null;
  sessionId: string | null;
  /** Set-Cookie value for a session whose lifetime was extended just now. */
  renewedCookie: string | null;
};

/**
 * Serves the built console: its files as they are, and for every other path, since its routes are real paths, the page of
 * the viewer's language with a new nonce and with what is known of their charity, to be read long before the scripts have
 * come. A browser without a session is led to the login page at once: it would load the whole console only to be sent
 * there.
 */
export function createConsolePages(
  directory: string,
  config: PageSettings & KeepSettings,
  { hasSession, startOf }: Viewer,
) {
  const files = createStaticFiles(directory, 'assets', config);
  const pages = new Map<ConsoleLocale, Promise<string>>();

  async function serveIndex(
    locale: ConsoleLocale,
    { charity, renewedCookie, sessionId }: ViewerStart,
    path: string,
  ): Promise<Response> {
    const indexFile = join(directory, consoleIndex(locale));
    if (!existsSync(indexFile)) return new Response('The console is not built.', { status: 503 });
    const page = pages.get(locale) ?? readFile(indexFile, 'utf8');
    pages.set(locale, page);
    const nonce = randomBytes(16).toString('base64');
    const html = filled(await page, locale, { nonce, charity, saysToday: path === TODAY_PAGE });
    const response = new Response(html, {
      headers: {
        'content-language': locale,
        ...pageHeaders(config),
        'content-security-policy': consoleCsp(nonce, config),
        'content-type': 'text/html; charset=utf-8',
        // It says whose charity it is: nothing keeps it for whoever comes next.
        'cache-control': 'private, no-store',
        ...(renewedCookie !== null && { 'set-cookie': renewedCookie }),
      },
    });
    keepSheet(response, path, sessionId, config);
    return response;
  }

  return async (c: HonoContext<AppEnv>): Promise<Response> => {
    const path = c.req.path.slice('/console/'.length);
    const file = files.serve(path, c.req.header('accept-encoding'));
    if (file) return file;
    if (path !== 'index.html' && extname(path) !== '') return c.notFound();
    const cookies = c.req.header('cookie');
    const browser = { chosen: chosenLanguage(cookies), acceptLanguage: c.req.header('accept-language') };
    const ofSite = browser.chosen ?? askedLanguage(browser.acceptLanguage) ?? FIRST_LOCALE;
    if (path === LOG_IN) return leadToLogIn('/console/', ofSite, config);
    // As it came: decoded, a line break in it would be one in the header.
    const { pathname, search } = new URL(c.req.url);
    if (!hasSession(cookies)) return leadToLogIn(pathname + search, ofSite, config);
    const start = await startOf(cookies);
    return serveIndex(consoleLanguage({ account: start.locale, ...browser }), start, path);
  };
}

/** Lets the browser keep the page of an attendance sheet. */
function keepSheet(
  { headers }: Response,
  path: string,
  sessionId: string | null,
  config: KeepSettings,
): void {
  if (isSheetPath(`/console/${path}`))
    setKeptHeaders(headers, config, sessionId === null ? null : { sessionId });
}

function leadToLogIn(path: string, locale: Locale, config: PageSettings): Response {
  const returnTo = encodeURIComponent(path);
  const isKept = returnTo.length <= LONGEST_RETURN;
  const page = `/login?returnTo=${isKept ? returnTo : encodeURIComponent('/console/')}`;
  const location = addressIn(locale, page);
  // Whoever comes back by the way of the browser is asked for the session anew.
  const headers = { ...securityHeaders(config), location, 'cache-control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

type Filling = { nonce: string; charity: ConsoleStart | null; saysToday: boolean };

/** The page with what differs from answer to answer; what a charity calls itself is text. */
function filled(page: string, locale: ConsoleLocale, { nonce, charity, saysToday }: Filling): string {
  const texts: Readonly<Record<string, string | null | undefined>> = {
    CSP_NONCE: nonce,
    PROVIDER: charity?.providerId,
    CHARITY: charity?.name,
    TODAY: charity && saysToday ? todayText(charity.today, consolePageTexts(locale)) : null,
  };
  return page.replace(PLACES, (_, place: string) => escapeText(texts[place] ?? ''));
}
