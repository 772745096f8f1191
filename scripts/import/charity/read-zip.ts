import { BrokenZip, LargeZip, type UnzipOptions, unzip } from '#api/process/unzip.ts';
import { malformedAt } from '../malformed-file.ts';

/** Bytes that the wanted parts of a charity's file may have, unpacked. */
const MOST_BYTES = 2 ** 30;
/** Lines of a table are packed to a tenth, and those of a series that repeats itself to a sixtieth. */
const MOST_TIMES = 200;

/** The files of a zip archive by name. Throws MalformedFileError where it is cut or damaged, or unpacks to too much. */
export function readZip(
  file: string,
  bytes: Buffer,
  isWanted: UnzipOptions['isWanted'] = () => true,
): Map<string, Buffer> {
  const mostBytes = Math.min(MOST_BYTES, bytes.length * MOST_TIMES);
  try {
    return unzip(bytes, { isWanted, mostBytes });
  } catch (error) {
    if (error instanceof LargeZip)
      throw malformedAt(
        file,
        null,
        `expected at most ${mostBytes.toLocaleString('en-US')} bytes unpacked. Nothing was imported.`,
      );
    if (error instanceof BrokenZip)
      throw malformedAt(file, null, 'expected a whole zip archive as it was downloaded.');
    throw error;
  }
}

/** Refuses an archive that would not fit into memory before it is read. */
export function refuseLargeArchive(file: string, bytes: number): void {
  if (bytes > MOST_BYTES) throw malformedAt(file, null, 'expected at most 1 GB. Nothing was imported.');
}
