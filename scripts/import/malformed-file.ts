import path from 'node:path';

/** A file that is not whole or not of its kind; `message` says where it breaks. */
export class MalformedFileError extends Error {}

/** The error of a file that is broken at a place in it, with what was expected there. */
export function malformedAt(file: string, place: string | null, expectation: string): MalformedFileError {
  const where = place === null ? '' : `, ${place}`;
  return new MalformedFileError(`${path.basename(file)}${where}: ${expectation}`);
}
