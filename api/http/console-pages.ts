import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context as HonoContext } from 'hono';
import { consoleCsp, type HeaderSettings, securityHeaders } from './headers.ts';
import type { AppEnv } from './request-facts.ts';
import { createStaticFiles } from './static-files.ts';

/** What the console's vite.config.ts writes where a nonce belongs. */
const NONCE_PLACE = '__CSP_NONCE__';

/**
 * Serves the built console: its files as they are, and `index.html` with a new nonce for every other path, since
 * its routes are real paths.
 */
export function createConsolePages(directory: string, config: HeaderSettings) {
  const files = createStaticFiles(directory, 'assets', config);
  const indexFile = join(directory, 'index.html');
  let index: Promise<string> | null = null;

  async function serveIndex(): Promise<Response> {
    if (!existsSync(indexFile)) return new Response('The console is not built.', { status: 503 });
    index ??= readFile(indexFile, 'utf8');
    const nonce = randomBytes(16).toString('base64');
    return new Response((await index).replaceAll(NONCE_PLACE, nonce), {
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
    const file = files.serve(path, c.req.header('accept-encoding'));
    if (file) return file;
    return path === 'index.html' || extname(path) === '' ? serveIndex() : c.notFound();
  };
}
