import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
/** Length of what ends an archive, without its comment. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;

/** A zip archive that is cut, damaged or larger than it may be. */
export class BrokenZip extends Error {}
/** An archive that would unpack to more than it may. */
export class LargeZip extends BrokenZip {}

export type UnzipOptions = {
  /** Which files are unpacked, by name; all if left out. */
  isWanted?: (name: string) => boolean;
  /** Bytes that all of them may have together. */
  mostBytes?: number;
};

/** The files of a zip archive by name. Throws BrokenZip, LargeZip. */
export function unzip(bytes: Buffer, options: UnzipOptions = {}): Map<string, Buffer> {
  try {
    return filesIn(bytes, options);
  } catch (error) {
    // Positions that lead out of a cut archive, and what cannot be unpacked.
    if (error instanceof RangeError || error instanceof TypeError || isZlibError(error))
      throw new BrokenZip();
    throw error;
  }
}

const isZlibError = (error: unknown) => /^Z_|^ERR_/.test((error as NodeJS.ErrnoException).code ?? '');

function filesIn(
  bytes: Buffer,
  { isWanted = () => true, mostBytes = Number.MAX_SAFE_INTEGER }: UnzipOptions,
): Map<string, Buffer> {
  const from = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  let end = bytes.length - END_LENGTH;
  while (end >= from && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < from) throw new BrokenZip();
  const files = new Map<string, Buffer>();
  let left = mostBytes;
  let at = bytes.readUInt32LE(end + 16);
  for (let entries = bytes.readUInt16LE(end + 10); entries > 0; entries -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new BrokenZip();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if (isWanted(name)) {
      const content = contentOf(bytes, at, left);
      left -= content.length;
      files.set(name, content);
    }
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

/** The content that an entry at a position of the list tells of; no longer than it says. */
function contentOf(bytes: Buffer, at: number, most: number): Buffer {
  const method = bytes.readUInt16LE(at + 10);
  const checksum = bytes.readUInt32LE(at + 16);
  const packed = bytes.readUInt32LE(at + 20);
  const size = bytes.readUInt32LE(at + 24);
  const head = bytes.readUInt32LE(at + 42);
  const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
  const content = bytes.subarray(start, start + packed);
  if (size > most) throw new LargeZip();
  if (method !== STORED && method !== DEFLATED) throw new BrokenZip();
  const unpacked =
    method === DEFLATED ? inflateRawSync(content, { maxOutputLength: Math.max(1, size) }) : content;
  if (unpacked.length !== size || crc32(unpacked) !== checksum) throw new BrokenZip();
  return unpacked;
}
