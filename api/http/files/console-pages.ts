import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context as HonoContext } from 'hono';
import { consoleCsp, type PageSettings, pageHeaders, securityHeaders } from '../answers/headers.ts';
import type { AppEnv } from '../requests/request-facts.ts';
import { createStaticFiles } from './static-files.ts';

/** What the console's vite.config.ts writes where a nonce belongs. */
const NONCE_PLACE = '__CSP_NONCE__';

const LOG_IN = 'login';
/** What the log-in page keeps of where somebody wanted to go. */
const LONGEST_RETURN = 1_000;

/**
 * Serves the built console: its files as they are, and `index.html` with a new nonce for every other path, since
 * its routes are real paths. A browser without a session is led to the log-in page at once: it would load the whole
 * console only to be sent there.
 */
export function createConsolePages(
  directory: string,
  config: PageSettings,
  hasSession: (cookies: string | undefined) => boolean,
) {
  const files = createStaticFiles(directory, 'assets', config);
  const indexFile = join(directory, 'index.html');
  let index: Promise<string> | null = null;

  async function serveIndex(): Promise<Response> {
    if (!existsSync(indexFile)) return new Response('The console is not built.', { status: 503 });
    index ??= readFile(indexFile, 'utf8');
    const nonce = randomBytes(16).toString('base64');
    return new Response((await index).replaceAll(NONCE_PLACE, nonce), {
      headers: {
        ...pageHeaders(config),
        'content-security-policy': consoleCsp(nonce, config),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      },
    });
  }

  function leadToLogIn(path: string): Response {
    const returnTo = encodeURIComponent(path);
    const isKept = returnTo.length <= LONGEST_RETURN;
    const location = `/login?returnTo=${isKept ? returnTo : encodeURIComponent('/console/')}`;
    // Whoever comes back by the way of the browser is asked for the session anew.
    const headers = { ...securityHeaders(config), location, 'cache-control': 'no-store' };
    return new Response(null, { status: 303, headers });
  }

  return async (c: HonoContext<AppEnv>): Promise<Response> => {
    const path = c.req.path.slice('/console/'.length);
    const file = files.serve(path, c.req.header('accept-encoding'));
    if (file) return file;
    if (path !== 'index.html' && extname(path) !== '') return c.notFound();
    if (path === LOG_IN) return leadToLogIn('/console/');
    // As it came: decoded, a line break in it would be one in the header.
    const { pathname, search } = new URL(c.req.url);
    return hasSession(c.req.header('cookie')) ? serveIndex() : leadToLogIn(pathname + search);
  };
}
