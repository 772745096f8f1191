import path from 'node:path';

/** A file that is not whole or not of its kind; `message` says where it breaks. */
export class MalformedFileError extends Error {}

/** The error of a file that is broken at a place in it, with what was expected there. */
export function malformedAt(file: string, place: string | null, expectation: string): MalformedFileError {
  const where = place === null ? '' : `, ${place}`;
  return new MalformedFileError(`${path.basename(file)}${where}: ${expectation}`);
}

/** Rows that a list of people or opportunities may have; a file of a whole charity has no such limit. */
export const MOST_ROWS = 10_000;

/** Throws for a list that is too long, before anything of it is written. */
export function refuseTooMany(file: string, rows: number): void {
  if (rows > MOST_ROWS)
    throw malformedAt(file, null, 'expected at most 10,000 rows. Nothing was imported: split the file.');
}
