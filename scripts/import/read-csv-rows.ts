import { pipeline } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { textOf } from './file-text.ts';
import type { FileRow } from './import-rows.ts';
import { MalformedFileError } from './malformed-file.ts';

export type CsvRow<Column extends string> = Readonly<Record<Column, string>>;

/** Beyond this many characters in one row, a quotation mark was opened and never closed. */
const LONGEST_ROW = 1_000_000;

/**
 * The rows of a CSV file (RFC 4180, UTF-8, a header) one by one, whatever its size, with the wanted columns as they
 * stand in it, whatever their order. Every row has to have as many cells as the header. Throws MalformedFileError.
 */
export async function* readCsvRows<Column extends string>(
  file: string,
  columns: readonly Column[],
): AsyncGenerator<FileRow<CsvRow<Column>>> {
  const progress = { bytesRead: 0 };
  const parser = parse({
    info: true,
    max_record_size: LONGEST_ROW,
    record_delimiter: ['\r\n', '\n', '\r'],
    skip_empty_lines: true,
  });
  // A failure of the source reaches the loop below through the parser, which the pipeline ends with it.
  pipeline(textOf(file, progress), parser, () => {});
  let header: string[] | null = null;
  let row = 0;
  try {
    for await (const { record } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (header === null) {
        header = checkHeader(record, columns);
        continue;
      }
      row += 1;
      yield { row, value: pick(header, record, columns), bytesRead: progress.bytesRead };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new MalformedFileError(`The file is not valid CSV: ${error.message}`);
    throw error;
  }
  if (header === null) throw new MalformedFileError('The file is empty.');
}

function checkHeader(record: string[], columns: readonly string[]): string[] {
  const header = record.map((name) => name.trim());
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new MalformedFileError(`The header lacks ${missing.join(', ')}.`);
  const twice = columns.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (twice.length > 0) throw new MalformedFileError(`The header has ${twice.join(', ')} twice.`);
  return header;
}

function pick<Column extends string>(
  header: readonly string[],
  record: readonly string[],
  columns: readonly Column[],
): CsvRow<Column> {
  const cells = columns.map((column) => [column, record[header.indexOf(column)] ?? '']);
  return Object.fromEntries(cells) as CsvRow<Column>;
}
