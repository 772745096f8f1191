import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { MalformedFileError } from '../malformed-file.ts';
import { type Column, columnOf, isListColumn, NEEDED_COLUMNS } from './columns.ts';
import { cutFile, type PersonRow, shapeProblem } from './person-row.ts';

/** Beyond this many characters in one row, a quotation mark was opened and never closed. */
const LONGEST_ROW = 1_000_000;
const DELIMITERS = [',', ';', '\t'] as const;

type Row = Omit<PersonRow, 'bytesRead'>;
type Cells = { line: number; record: string[] };

/** The rows of a CSV file; `head` is the beginning of its text. Throws MalformedFileError. */
export async function* readCsvPeople(head: string, text: AsyncIterable<string>): AsyncGenerator<Row> {
  const end = { isLineBreak: false };
  const records = recordsOf(head, noteEnd(text, end));
  const header = await records.next();
  if (header.done) throw new MalformedFileError('The file is empty.');
  const columns = columnsOf(header.value.record);
  // The last row is known by nothing coming behind it.
  let held: Cells | null = null;
  for await (const cells of records) {
    if (held) yield rowOf(columns, held);
    held = cells;
  }
  if (!held) return;
  if (held.record.length < columns.length && !end.isLineBreak) throw cutFile(held.line);
  yield rowOf(columns, held);
}

async function* noteEnd(text: AsyncIterable<string>, end: { isLineBreak: boolean }) {
  for await (const chunk of text) {
    if (chunk !== '') end.isLineBreak = /[\r\n]$/.test(chunk);
    yield chunk;
  }
}

/** The records with the line where each starts. */
async function* recordsOf(head: string, text: AsyncIterable<string>): AsyncGenerator<Cells> {
  const parser = parse({
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
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw cutFile(linesBefore + 1);
    throw new MalformedFileError(
      `The file is not valid CSV from line ${linesBefore + 1} on: ${error.message}`,
    );
  }
}

/** What separates the headings: of the candidates the one that is there most. */
function delimiterOf(head: string): string {
  const header = head.trimStart().split(/[\r\n]/)[0] ?? '';
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

function columnsOf(header: readonly string[]): (Column | null)[] {
  const columns = header.map(columnOf);
  const missing = NEEDED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new MalformedFileError(`The header lacks ${missing.join(', ')}.`);
  const known = columns.filter((column) => column !== null);
  const twice = known.filter((column, at) => known.indexOf(column) !== at);
  if (twice.length > 0) throw new MalformedFileError(`The header has ${twice.join(', ')} twice.`);
  return columns;
}

function rowOf(columns: readonly (Column | null)[], { line, record }: Cells): Row {
  const row: Row = { line, texts: {}, lists: {} };
  if (record.length !== columns.length)
    return { ...row, problem: shapeProblem(`${columns.length} cells, found ${record.length}`) };
  columns.forEach((column, at) => {
    const cell = record[at] ?? '';
    if (column === null) return;
    if (isListColumn(column)) row.lists[column] = cell.split(/[|\r\n]/);
    else row.texts[column] = cell;
  });
  return row;
}
