import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context as HonoContext } from 'hono';
import {
  addressIn,
  askedLanguage,
  chosenLanguage,
  consoleIndex,
  consoleLanguage,
} from '#domain/texts/language-address.ts';
import { type ConsoleLocale, FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { consoleCsp, type PageSettings, pageHeaders, securityHeaders } from '../answers/headers.ts';
import type { AppEnv } from '../requests/request-facts.ts';
import { createStaticFiles } from './static-files.ts';

/** What the console's vite.config.ts writes where a nonce belongs. */
const NONCE_PLACE = '__CSP_NONCE__';

const LOG_IN = 'login';
/** What the log-in page keeps of where somebody wanted to go. */
const LONGEST_RETURN = 1_000;

/** Who asks, by the Cookie header. */
type Viewer = {
  hasSession: (cookies: string | undefined) => boolean;
  /** The language of the account; null where it has chosen none. */
  languageOf: (cookies: string | undefined) => Promise<Locale | null>;
};

/**
 * Serves the built console: its files as they are, and the page of the viewer's language with a new nonce for every
 * other path, since its routes are real paths. A browser without a session is led to the log-in page at once: it would
 * load the whole console only to be sent there.
 */
export function createConsolePages(
  directory: string,
  config: PageSettings,
  { hasSession, languageOf }: Viewer,
) {
  const files = createStaticFiles(directory, 'assets', config);
  const pages = new Map<ConsoleLocale, Promise<string>>();

  async function serveIndex(locale: ConsoleLocale): Promise<Response> {
    const indexFile = join(directory, consoleIndex(locale));
    if (!existsSync(indexFile)) return new Response('The console is not built.', { status: 503 });
    const page = pages.get(locale) ?? readFile(indexFile, 'utf8');
    pages.set(locale, page);
    const nonce = randomBytes(16).toString('base64');
    return new Response((await page).replaceAll(NONCE_PLACE, nonce), {
      headers: {
        'content-language': locale,
        ...pageHeaders(config),
        'content-security-policy': consoleCsp(nonce, config),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      },
    });
  }

  function leadToLogIn(path: string, locale: Locale): Response {
    const returnTo = encodeURIComponent(path);
    const isKept = returnTo.length <= LONGEST_RETURN;
    const page = `/login?returnTo=${isKept ? returnTo : encodeURIComponent('/console/')}`;
    const location = addressIn(locale, page);
    // Whoever comes back by the way of the browser is asked for the session anew.
    const headers = { ...securityHeaders(config), location, 'cache-control': 'no-store' };
    return new Response(null, { status: 303, headers });
  }

  return async (c: HonoContext<AppEnv>): Promise<Response> => {
    const path = c.req.path.slice('/console/'.length);
    const file = files.serve(path, c.req.header('accept-encoding'));
    if (file) return file;
    if (path !== 'index.html' && extname(path) !== '') return c.notFound();
    const cookies = c.req.header('cookie');
    const browser = { chosen: chosenLanguage(cookies), acceptLanguage: c.req.header('accept-language') };
    const ofSite = browser.chosen ?? askedLanguage(browser.acceptLanguage) ?? FIRST_LOCALE;
    if (path === LOG_IN) return leadToLogIn('/console/', ofSite);
    // As it came: decoded, a line break in it would be one in the header.
    const { pathname, search } = new URL(c.req.url);
    if (!hasSession(cookies)) return leadToLogIn(pathname + search, ofSite);
    return serveIndex(consoleLanguage({ account: await languageOf(cookies), ...browser }));
  };
}
