import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Context as HonoContext } from 'hono';
import { consoleCsp, securityHeaders } from './headers.ts';
import type { AppEnv } from './request-facts.ts';
import { createStaticFiles } from './static-files.ts';

/** What vite.config.ts of the console writes where a nonce belongs. */
const NONCE_PLACE = '__CSP_NONCE__';

/**
 * Serves the built console: files as they are, `index.html` with a fresh nonce for every other path, since its
 * routes are real paths.
 */
export function createConsoleFiles(directory: string, config: { isCookieSecure: boolean }) {
  const files = createStaticFiles(directory, { hashedFolder: 'assets/', headers: securityHeaders(config) });

  async function serveIndex(): Promise<Response> {
    if (!existsSync(join(directory, 'index.html'))) {
      return new Response('The console is not built.', { status: 503 });
    }
    const nonce = randomBytes(16).toString('base64');
    const html = await files.readText('index.html');
    return new Response(html.replaceAll(NONCE_PLACE, nonce), {
      headers: {
        ...securityHeaders(config),
        'content-security-policy': consoleCsp(nonce),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      },
    });
  }

  return async (c: HonoContext<AppEnv>): Promise<Response> => {
    const path = c.req.path.slice('/console/'.length);
    if (path === 'index.html') return serveIndex();
    const file = await files.respond(path, c.req.header('accept-encoding'));
    if (file) return file;
    return extname(path) === '' ? serveIndex() : c.notFound();
  };
}
