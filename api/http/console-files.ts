import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import { consoleCsp, securityHeaders } from './headers.ts';
import type { AppEnv } from './request-facts.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /\.(css|html|js|json|map|svg|txt|webmanifest)$/;
/** What vite.config.ts of the console writes where a nonce belongs. */
const NONCE_PLACE = '__CSP_NONCE__';

type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Serves the built console: files as they are, `index.html` for every other path, since its routes are real
 * paths. Compressed once and kept in memory; hashed files are cached by browsers for good.
 */
export function createConsoleFiles(directory: string, config: { isCookieSecure: boolean }) {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function read(file: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${encoding} ${file}`;
    const known = kept.get(key) ?? readFile(file).then((bytes) => compress(bytes, encoding));
    kept.set(key, known);
    return known;
  }

  async function serveIndex(): Promise<Response> {
    const file = join(directory, 'index.html');
    if (!existsSync(file)) return new Response('The console is not built.', { status: 503 });
    const nonce = randomBytes(16).toString('base64');
    const html = new TextDecoder().decode(await read(file, 'identity'));
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
    const file = await findFile(directory, path);
    if (file === null) return extname(path) === '' ? serveIndex() : c.notFound();
    const encoding = COMPRESSIBLE.test(file) ? chooseEncoding(c.req.header('accept-encoding')) : 'identity';
    const isHashed = path.startsWith('assets/');
    return new Response(await read(file, encoding), {
      headers: {
        ...securityHeaders(config),
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  };
}

/** The file of a path inside the directory, or null; index.html is never served without its nonce. */
async function findFile(directory: string, path: string): Promise<string | null> {
  const decoded = decode(path);
  if (decoded === null || decoded === '' || decoded === 'index.html') return null;
  const file = normalize(join(directory, decoded));
  if (!file.startsWith(normalize(`${directory}/`))) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? file : null;
}

function decode(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

function chooseEncoding(accepted: string | undefined): Encoding {
  if (/\bbr\b/.test(accepted ?? '')) return 'br';
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity';
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return new Uint8Array(bytes);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return new Uint8Array(
    encoding === 'br' ? await toBrotli(bytes, quality) : await toGzip(bytes, { level: 9 }),
  );
}
