import { setImmediate } from 'node:timers/promises';

/**
 * Texts or bytes as the body of an answer, each made when the one before is on its way: a client that reads slowly holds no more
 * than that, and one that hangs up ends it. Others get their turn in between.
 */
export function streamOf(
  texts: Iterable<string> | AsyncIterable<string | Uint8Array>,
): ReadableStream<Uint8Array> {
  const parts = Symbol.iterator in texts ? texts[Symbol.iterator]() : texts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      await setImmediate();
      const part = await parts.next();
      if (part.done) controller.close();
      else controller.enqueue(typeof part.value === 'string' ? encoder.encode(part.value) : part.value);
    },
    async cancel() {
      await parts.return?.();
    },
  });
}
