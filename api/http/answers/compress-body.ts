import { pipeline } from 'node:stream';
import { createCompressor, type Encoding } from './encoding.ts';

type Parts = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** Fewer bytes fit into one packet anyway. */
const SMALLEST = 1024;

/**
 * Compresses a body that is made while it is sent, or leaves it as it is where it proves to have less than 1 kB. What
 * has come is sent on as soon as nothing follows at once, so that a page that is streamed stays so; no more is taken
 * from it than its reader takes. (Hono's `compress` knows no brotli, and holds parts back until it has 16 kB.)
 */
export async function compressBody(
  body: Parts,
  encoding: Encoding,
): Promise<{ encoding: Encoding; parts: Parts | Iterable<Uint8Array<ArrayBuffer>> }> {
  if (encoding === 'identity') return { encoding, parts: body };
  const parts = body[Symbol.asyncIterator]();
  const begun: Uint8Array<ArrayBuffer>[] = [];
  for (let bytes = 0; bytes < SMALLEST; ) {
    const part = await parts.next();
    if (part.done) return { encoding: 'identity', parts: begun };
    begun.push(part.value);
    bytes += part.value.byteLength;
  }
  return { encoding, parts: compress(begun, parts, encoding) };
}

function compress(
  begun: readonly Uint8Array<ArrayBuffer>[],
  rest: AsyncIterator<Uint8Array<ArrayBuffer>>,
  encoding: 'br' | 'gzip',
): Parts {
  const compressor = createCompressor(encoding);
  let flushing: NodeJS.Immediate | null = null;
  const flushSoon = () => {
    flushing ??= setImmediate(() => {
      flushing = null;
      compressor.flush();
    });
  };
  async function* written(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    try {
      yield* begun;
      flushSoon();
      for (let part = await rest.next(); !part.done; part = await rest.next()) {
        yield part.value;
        flushSoon();
      }
    } finally {
      if (flushing) clearImmediate(flushing);
      await rest.return?.();
    }
  }
  // What goes wrong, whoever reads the compressor is told.
  pipeline(written, compressor, () => {});
  return compressor;
}
