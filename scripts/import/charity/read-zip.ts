import { crc32, inflateRawSync } from 'node:zlib';
import { malformedAt } from '../malformed-file.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
/** Length of what ends an archive, without its comment. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;

/** The files of a zip archive by name. Throws MalformedFileError where it is cut or damaged. */
export function readZip(file: string, bytes: Buffer): Map<string, Buffer> {
  try {
    return filesIn(file, bytes);
  } catch (error) {
    // Positions that lead out of a cut archive, and what cannot be unpacked.
    if (error instanceof RangeError || error instanceof TypeError || isZlibError(error))
      throw malformedAt(file, null, WHOLE);
    throw error;
  }
}

const WHOLE = 'expected a whole zip archive as it was downloaded.';
const isZlibError = (error: unknown) => /^Z_|^ERR_/.test((error as NodeJS.ErrnoException).code ?? '');

function filesIn(file: string, bytes: Buffer): Map<string, Buffer> {
  const from = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  let end = bytes.length - END_LENGTH;
  while (end >= from && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < from) throw malformedAt(file, null, WHOLE);
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw malformedAt(file, null, WHOLE);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, contentOf(file, name, bytes, at));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

/** The content that an entry at a position of the list tells of; no longer than it says. */
function contentOf(file: string, name: string, bytes: Buffer, at: number): Buffer {
  const method = bytes.readUInt16LE(at + 10);
  const checksum = bytes.readUInt32LE(at + 16);
  const packed = bytes.readUInt32LE(at + 20);
  const size = bytes.readUInt32LE(at + 24);
  const head = bytes.readUInt32LE(at + 42);
  const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
  const content = bytes.subarray(start, start + packed);
  const isKnown = method === STORED || method === DEFLATED;
  const unpacked =
    method === DEFLATED ? inflateRawSync(content, { maxOutputLength: Math.max(1, size) }) : content;
  if (!isKnown || unpacked.length !== size || crc32(unpacked) !== checksum)
    throw malformedAt(file, name, WHOLE);
  return unpacked;
}
