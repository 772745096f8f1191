import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from '#api/http/answers/encoding.ts';
import { type HeaderSettings, securityHeaders } from '#api/http/answers/headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest', '.xml']);
const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/** A worker that browsers keep would show messages as an older version did. */
const KEPT: Readonly<Record<string, string>> = { 'sw.js': 'no-cache' };

type Bytes = Uint8Array<ArrayBuffer>;

export type StaticFiles = {
  /** The file of a path below the directory; null when there is none. */
  serve(path: string, acceptEncoding: string | undefined): Promise<Response> | null;
};

/**
 * The files of a build, as listed when the server starts: nothing else below or beside the directory can be asked
 * for. Compressed once and kept in memory. Those in the `hashedFolder` change their name when they change, so
 * browsers keep them for good.
 */
export function createStaticFiles(
  directory: string,
  hashedFolder: string,
  config: HeaderSettings,
): StaticFiles {
  const files = listFiles(directory);
  const kept = new Map<string, Promise<Bytes>>();

  function read(path: string, encoding: Encoding): Promise<Bytes> {
    const key = `${encoding} ${path}`;
    const known = kept.get(key) ?? readFile(join(directory, path)).then((bytes) => compress(bytes, encoding));
    kept.set(key, known);
    return known;
  }

  async function answer(path: string, acceptEncoding: string | undefined): Promise<Response> {
    const type = extname(path);
    const encoding = COMPRESSIBLE.has(type) ? chooseEncoding(acceptEncoding) : 'identity';
    return new Response(await read(path, encoding), {
      headers: {
        ...securityHeaders(config),
        'content-type': TYPES[type] ?? 'application/octet-stream',
        'cache-control': path.startsWith(`${hashedFolder}/`) ? FOR_GOOD : (KEPT[path] ?? FOR_AN_HOUR),
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  }

  return { serve: (path, acceptEncoding) => (files.has(path) ? answer(path, acceptEncoding) : null) };
}

/** Pages are left out: they need a nonce or are rendered anew. */
function listFiles(directory: string): Set<string> {
  if (!existsSync(directory)) return new Set();
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && extname(entry.name) !== '.html')
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  return new Set(paths);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'identity') return new Uint8Array(bytes);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return new Uint8Array(
    encoding === 'br' ? await toBrotli(bytes, quality) : await toGzip(bytes, { level: 9 }),
  );
}
