type Mending = {
  /** Mends a text that ends behind a whole tag. */
  mend: (html: string) => string;
  /** Finds the start of the last incomplete tag that may need a change, or the end of the text. */
  endOfWhole: (html: string) => number;
};

/** A page with its tags mended as it passes, in whatever pieces it comes. */
export function mendedPage(
  body: ReadableStream<Uint8Array>,
  { mend, endOfWhole }: Mending,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let held = '';
  const passing = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const text = held + decoder.decode(chunk, { stream: true });
      const end = endOfWhole(text);
      held = text.slice(end);
      controller.enqueue(encoder.encode(mend(text.slice(0, end))));
    },
    flush(controller) {
      controller.enqueue(encoder.encode(mend(held + decoder.decode())));
    },
  });
  return body.pipeThrough(passing);
}
