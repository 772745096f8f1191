import { textOf } from '../file-text.ts';
import { MalformedFileError } from '../malformed-file.ts';
import { readCsvPeople } from './csv-people.ts';
import { readJsonPeople } from './json-people.ts';
import type { PersonRow } from './person-row.ts';

/**
 * The rows of a file of people, one by one: CSV with commas, semicolons or tabs, or a JSON object a line, in UTF-8 or
 * UTF-16. Throws MalformedFileError for a file that lacks a column or ends in the middle.
 */
export async function* readPeople(file: string): AsyncGenerator<PersonRow> {
  const progress = { bytesRead: 0 };
  const { head, text } = await withHead(textOf(file, progress, { allowsUtf16: true }));
  const opening = head.trimStart().charAt(0);
  if (opening === '') throw new MalformedFileError('The file is empty.');
  if (opening === '[')
    throw new MalformedFileError('The file is a JSON list. One JSON object a line was expected.');
  const rows = opening === '{' ? readJsonPeople(text) : readCsvPeople(head, text);
  for await (const row of rows) yield { ...row, bytesRead: progress.bytesRead };
}

/** The beginning of a text with its first line, and the whole text. */
async function withHead(chunks: AsyncGenerator<string>) {
  let head = '';
  while (!/\S.*[\r\n]/.test(head)) {
    const { value, done } = await chunks.next();
    if (done) break;
    head += value;
  }
  async function* text() {
    yield head;
    yield* chunks;
  }
  return { head, text: text() };
}
