import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Version 2.0; sizes stand behind each part; names are UTF-8. */
const VERSION = 20;
const FLAGS = 0x0808;
const DEFLATED = 8;
/** January 1, 1980: the same content makes the same file. */
const DAY = 0x21;

/** A file in the archive. */
export type ZipPart = { name: string; texts: Iterable<string> | AsyncIterable<string> };

type Entry = { name: Buffer; checksum: number; packed: number; size: number; at: number };

/** A zip archive of texts, packed as it is read, so that no more of it stands in memory than is on its way. */
export async function* zipOf(parts: readonly ZipPart[]): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let at = 0;
  for (const part of parts) {
    const entry: Entry = { name: Buffer.from(part.name), checksum: 0, packed: 0, size: 0, at };
    const head = Buffer.concat([headOf(0x04034b50, [VERSION], entry, true), entry.name]);
    yield head;
    // Zlib packs on other threads.
    for await (const piece of Readable.from(counted(part.texts, entry)).pipe(createDeflateRaw())) {
      entry.packed += piece.length;
      yield piece;
    }
    const sizes = numbers([4, 0x08074b50], [4, entry.checksum], [4, entry.packed], [4, entry.size]);
    yield sizes;
    at += head.length + entry.packed + sizes.length;
    entries.push(entry);
  }
  const list = entries.map((entry) =>
    Buffer.concat([
      headOf(0x02014b50, [VERSION, VERSION], entry, false),
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, entry.at]),
      entry.name,
    ]),
  );
  yield Buffer.concat(list);
  const length = list.reduce((all, one) => all + one.length, 0);
  const count = entries.length;
  yield numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, at], [2, 0]);
}

/** The texts as bytes, with their length and checksum kept in the entry. */
async function* counted(texts: ZipPart['texts'], entry: Entry): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    const bytes = Buffer.from(text);
    entry.checksum = crc32(bytes, entry.checksum);
    entry.size += bytes.length;
    yield bytes;
  }
}

/** What begins both the part and its line in the list; `isAhead`: its sizes are not known yet. */
function headOf(signature: number, versions: readonly number[], entry: Entry, isAhead: boolean): Buffer {
  const { checksum, packed, size, name } = entry;
  return numbers(
    [4, signature],
    ...versions.map((version) => [2, version] as const),
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, DAY],
    [4, isAhead ? 0 : checksum],
    [4, isAhead ? 0 : packed],
    [4, isAhead ? 0 : size],
    [2, name.length],
    [2, 0],
  );
}

/** Numbers of 2 or 4 bytes, the lowest byte first. */
function numbers(...all: (readonly [length: number, value: number])[]): Buffer {
  return Buffer.concat(
    all.map(([length, value]) => {
      const bytes = Buffer.alloc(length);
      bytes.writeUIntLE(value, 0, length);
      return bytes;
    }),
  );
}
