/** A head is some 40 kB, a part of a page that has none as much; what is longer is not read first. */
const LONGEST_HEAD = 400_000;

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
/** `bytes` are null for a body that is long and has no head. */
export type Head = { bytes: Buffer | null; goOn: ReadableStream<Uint8Array<ArrayBuffer>> };

/** What a page begins with, up to the end of its head; `goOn` is all of it, which goes on as it comes. */
export async function readHead(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Head> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let read: Buffer = Buffer.alloc(0);
  while (read.byteLength < LONGEST_HEAD) {
    const { done, value } = await reader.read();
    // A part of a page, as scripts fetch it.
    if (done) return { bytes: read, goOn: goOn(chunks, reader) };
    chunks.push(value);
    read = chunks.length === 1 ? bytesOf(value) : Buffer.concat([read, value]);
    const end = read.indexOf('</head>');
    if (end >= 0) return { bytes: read.subarray(0, end), goOn: goOn(chunks, reader) };
  }
  return { bytes: null, goOn: goOn(chunks, reader) };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

function goOn(
  chunks: readonly Uint8Array<ArrayBuffer>[],
  reader: Reader,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = [...chunks];
  return new ReadableStream({
    async pull(controller) {
      const first = left.shift();
      if (first) return controller.enqueue(first);
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
