import { BrokenZip, unzip } from '#api/process/unzip.ts';
import { malformedAt } from '../malformed-file.ts';

/** The files of a zip archive by name. Throws MalformedFileError where it is cut or damaged. */
export function readZip(file: string, bytes: Buffer): Map<string, Buffer> {
  try {
    return unzip(bytes);
  } catch (error) {
    if (error instanceof BrokenZip)
      throw malformedAt(file, null, 'expected a whole zip archive as it was downloaded.');
    throw error;
  }
}
