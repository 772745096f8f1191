import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { delimiterOf } from '#domain/text/csv.ts';
import { type MalformedFileError, malformedAt } from './malformed-file.ts';

/** The cells of a row and the line where it starts. */
export type Cells = { line: number; record: string[] };

/** Beyond this many characters in one row, a quotation mark was opened and never closed. */
const LONGEST_ROW = 1_000_000;
const QUOTES: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE: 'expected a separator after a closing quotation mark',
  INVALID_OPENING_QUOTE: 'expected a quotation mark only at the start of a cell, or doubled inside one',
};

/**
 * The rows of a CSV text, separated as its first line is; `head` is the beginning of the text. Line breaks in quotes
 * belong to their cell. Throws MalformedFileError.
 */
export async function* readCsvCells(
  file: string,
  head: string,
  text: AsyncIterable<string>,
): AsyncGenerator<Cells> {
  // Rows wait in the parser until they are asked for; what it has read tells where it broke.
  let linesRead = 0;
  const parser = parse({
    on_record: (record, { lines }) => {
      linesRead = lines;
      return record;
    },
    delimiter: delimiterOf(head),
    info: true,
    max_record_size: LONGEST_ROW,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let linesBefore = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      yield { line: linesBefore + 1, record };
      linesBefore = info.lines;
    }
  } catch (error) {
    throw error instanceof CsvError ? problemOf(file, linesRead + 1, error) : error;
  }
}

/** The error of a file whose last row is not whole. */
export function cutFile(file: string, line: number): MalformedFileError {
  return malformedAt(
    file,
    `line ${line}`,
    'expected a whole row, but the file ends in the middle of it. Nothing was imported.',
  );
}

function problemOf(file: string, line: number, error: CsvError): MalformedFileError {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return cutFile(file, line);
  const { lines, column } = error as CsvError & { lines?: unknown; column?: unknown };
  const isPlaced = typeof lines === 'number' && typeof column === 'number';
  const place = isPlaced ? `line ${lines}, column ${column + 1}` : `line ${line}`;
  return malformedAt(file, place, QUOTES[error.code] ?? `expected valid CSV: ${error.message}`);
}
