import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

// Browsers send a handful of different ones, all of them short.
const chosen = new Map<string, Encoding>();
const MOST_CHOSEN = 100;
const LONGEST_CHOSEN = 100;

/** The smallest of the encodings that a client takes; `accepted` is its Accept-Encoding. */
export function chooseEncoding(accepted = ''): Encoding {
  const known = chosen.get(accepted);
  if (known) return known;
  const best = (['br', 'gzip'] as const).find((encoding) => takes(accepted, encoding)) ?? 'identity';
  if (chosen.size < MOST_CHOSEN && accepted.length <= LONGEST_CHOSEN) chosen.set(accepted, best);
  return best;
}

/** “br;q=0” means that a client does not take it. */
function takes(accepted: string, encoding: string): boolean {
  const named = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .find((part) => part === encoding || part.startsWith(`${encoding};`));
  return named !== undefined && !/;\s*q=0(\.0*)?$/.test(named);
}

const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(json|xml|manifest\+json|ld\+json))/;

/** Whether bytes of this type become notably fewer. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
// A window of 256 kB is larger than a page; the usual one of 4 MB would only cost memory.
const QUICK = { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT };

/** A compressor for what is made for one request: quick rather than as small as can be. */
export function createCompressor(encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  if (encoding === 'gzip') return createGzip({ level: 6 });
  return createBrotliCompress({ params: QUICK });
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What is there as a whole, compressed as quickly as what is made for one request; off the main thread. */
export async function compressWhole(
  bytes: Uint8Array,
  encoding: 'br' | 'gzip',
): Promise<Buffer<ArrayBuffer>> {
  // What a promise of zlib gives is a Buffer over memory of its own.
  const compressed = encoding === 'br' ? toBrotli(bytes, { params: QUICK }) : toGzip(bytes, { level: 6 });
  return (await compressed) as Buffer<ArrayBuffer>;
}
