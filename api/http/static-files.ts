import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

type Encoding = 'br' | 'gzip' | 'identity';

export type StaticFiles = {
  /** The file of a path below the folder, or null; hashed files are cached by browsers for good. */
  respond(path: string, acceptEncoding: string | undefined): Promise<Response | null>;
  /** The text of a file, read once. */
  readText(path: string): Promise<string>;
};

/** The files of a built folder, compressed once and kept in memory. Files below `hashedFolder` carry a hash in their name. */
export function createStaticFiles(
  directory: string,
  { hashedFolder, headers }: { hashedFolder: string; headers: Readonly<Record<string, string>> },
): StaticFiles {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function read(file: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${encoding} ${file}`;
    const known = kept.get(key) ?? readFile(file).then((bytes) => compress(bytes, encoding));
    kept.set(key, known);
    return known;
  }

  async function respond(path: string, acceptEncoding: string | undefined): Promise<Response | null> {
    const file = await findFile(directory, path);
    if (file === null) return null;
    const encoding = COMPRESSIBLE.test(file) ? chooseEncoding(acceptEncoding) : 'identity';
    return new Response(await read(file, encoding), {
      headers: {
        ...headers,
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': path.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  }

  const readText = async (path: string) =>
    new TextDecoder().decode(await read(join(directory, path), 'identity'));
  return { respond, readText };
}

async function findFile(directory: string, path: string): Promise<string | null> {
  const decoded = decode(path);
  if (decoded === null || decoded === '' || /(^|\/)\./.test(decoded)) return null;
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
