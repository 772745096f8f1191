import { setImmediate } from 'node:timers/promises';

export type Bytes = Uint8Array<ArrayBuffer>;

/** What a body begins with; `rest` is null where that is all of it. */
export type Begun = { parts: Bytes[]; rest: AsyncIterator<Bytes> | null };

/** No page is as long; of what is longer only as much is read at a time as its reader takes. */
const MOST = 512 * 1024;

/** Reads of a body what is there without waiting, but no less than `least` bytes where it has so many. */
export async function readAtOnce(body: AsyncIterable<Bytes>, least: number): Promise<Begun> {
  const iterator = body[Symbol.asyncIterator]();
  const parts: Bytes[] = [];
  const later = setImmediate(null);
  for (let bytes = 0; ; ) {
    const next = iterator.next();
    const part = await (bytes < least ? next : Promise.race([next, later]));
    if (part === null) return { parts, rest: continued(next, iterator) };
    if (part.done) return { parts, rest: null };
    parts.push(part.value);
    bytes += part.value.byteLength;
    if (bytes >= MOST) return { parts, rest: iterator };
  }
}

/** An iterator that has been asked for its next part already. */
function continued(
  asked: Promise<IteratorResult<Bytes>>,
  iterator: AsyncIterator<Bytes>,
): AsyncIterator<Bytes> {
  let pending: Promise<IteratorResult<Bytes>> | null = asked;
  // Whoever comes for it is told; until then no one has overlooked it.
  asked.catch(() => {});
  return {
    next() {
      const next = pending ?? iterator.next();
      pending = null;
      return next;
    },
    return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
  };
}

/** The parts as one; a slow Buffer is a piece of memory of its own, a quick one may be a window on a larger piece. */
export function asWhole(parts: readonly Bytes[]): Buffer<ArrayBuffer> {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
