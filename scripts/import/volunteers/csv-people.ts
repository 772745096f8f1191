import { type Cells, cutFile, readCsvCells } from '../csv-cells.ts';
import { malformedAt } from '../malformed-file.ts';
import { type Column, columnOf, isListColumn, NEEDED_COLUMNS } from './columns.ts';
import { type PersonRow, shapeProblem } from './person-row.ts';

type Row = Omit<PersonRow, 'bytesRead'>;

/** The rows of a CSV file; `head` is the beginning of its text. Throws MalformedFileError. */
export async function* readCsvPeople(
  file: string,
  head: string,
  text: AsyncIterable<string>,
): AsyncGenerator<Row> {
  const end = { isLineBreak: false, isQuote: false };
  const records = readCsvCells(file, head, noteEnd(text, end));
  let header = await records.next();
  if (!header.done && isSeparatorLine(header.value)) header = await records.next();
  if (header.done) throw malformedAt(file, null, 'expected a header and rows. The file is empty.');
  const columns = columnsOf(file, header.value);
  // The last row is known by nothing coming behind it.
  let held: Cells | null = null;
  for await (const cells of records) {
    if (held) yield rowOf(columns, held);
    held = cells;
  }
  if (!held) return;
  if (held.record.length < columns.length && !end.isLineBreak) throw cutFile(file, held.line);
  const isOpen = !end.isLineBreak && !end.isQuote && columns.at(-1) !== null;
  yield { ...rowOf(columns, held), ...(isOpen && { problem: shapeProblem(OPEN_END) }) };
}

const OPEN_END = 'a line break behind the last row, which may be cut off in its last cell';

/** The line by which spreadsheets tell the separator: sep=; */
function isSeparatorLine({ record: [first = ''] }: Cells): boolean {
  return /^sep=/i.test(first);
}

async function* noteEnd(text: AsyncIterable<string>, end: { isLineBreak: boolean; isQuote: boolean }) {
  for await (const chunk of text) {
    if (chunk !== '') {
      end.isLineBreak = /[\r\n]$/.test(chunk);
      end.isQuote = chunk.endsWith('"');
    }
    yield chunk;
  }
}

function columnsOf(file: string, { line, record }: Cells): (Column | null)[] {
  const columns = record.map(columnOf);
  const missing = NEEDED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw malformedAt(
      file,
      `line ${line}`,
      `expected a header that has ${NEEDED_COLUMNS.join(', ')}; it lacks ${missing.join(', ')}`,
    );
  const known = columns.filter((column) => column !== null);
  const twice = known.filter((column, at) => known.indexOf(column) !== at);
  if (twice.length > 0)
    throw malformedAt(
      file,
      `line ${line}`,
      `expected each column once; the header has ${twice.join(', ')} twice`,
    );
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
