import { textOf, withHead } from '../file-text.ts';
import { malformedAt } from '../malformed-file.ts';
import { readCsvPeople } from './csv-people.ts';
import { readJsonPeople } from './json-people.ts';
import type { PersonRow } from './person-row.ts';

/**
 * The rows of a file of people, one by one: CSV with commas, semicolons or tabs, or a JSON object a line, in UTF-8 or
 * UTF-16. Throws MalformedFileError for a file that lacks a column or ends in the middle.
 */
export async function* readPeople(file: string): AsyncGenerator<PersonRow> {
  const progress = { bytesRead: 0 };
  const { head, text } = await withHead(textOf(file, progress));
  const opening = head.trimStart().charAt(0);
  if (opening === '') throw malformedAt(file, null, 'expected a header and rows. The file is empty.');
  if (opening === '[')
    throw malformedAt(file, 'line 1', 'expected one JSON object a line, found a JSON list');
  const rows = opening === '{' ? readJsonPeople(file, text) : readCsvPeople(file, head, text);
  for await (const row of rows) yield { ...row, bytesRead: progress.bytesRead };
}
