import { readCsvCells } from './csv-cells.ts';
import { textOf, withHead } from './file-text.ts';
import type { FileRow } from './import-rows.ts';
import { malformedAt } from './malformed-file.ts';

export type CsvRow<Column extends string> = Readonly<Record<Column, string>>;

/** The columns of one kind of file. */
export type CsvColumns<Column extends string> = {
  needed: readonly Column[];
  /** Empty in files that do not have them. */
  optional?: readonly Column[];
  /** Other headings that publishers give a column, in small letters without blanks. */
  aliases?: Readonly<Record<string, Column>>;
};

/**
 * The rows of a CSV file (UTF-8 or UTF-16, a header; commas, semicolons, tabs or bars between cells) one by one,
 * whatever its size, with the wanted columns as they stand in it, whatever their order and case. Every row has to have
 * as many cells as the header. Throws MalformedFileError.
 */
export async function* readCsvRows<Column extends string>(
  file: string,
  columns: CsvColumns<Column>,
): AsyncGenerator<FileRow<CsvRow<Column>>> {
  const progress = { bytesRead: 0 };
  const { head, text } = await withHead(textOf(file, progress));
  let header: Map<Column, number> | null = null;
  let width = 0;
  let row = 0;
  for await (const { line, record } of readCsvCells(file, head, text)) {
    if (header === null) {
      header = headerOf(file, line, record, columns);
      width = record.length;
      continue;
    }
    if (record.length !== width)
      throw malformedAt(
        file,
        `line ${line}, column ${Math.min(record.length, width) + 1}`,
        `expected ${width} cells, found ${record.length}`,
      );
    row += 1;
    const value = pick(header, record, columns);
    yield { row, place: `line ${line}`, value, bytesRead: progress.bytesRead };
  }
  if (header === null) throw malformedAt(file, null, 'expected a header and rows. The file is empty.');
}

function headerOf<Column extends string>(
  file: string,
  line: number,
  record: readonly string[],
  { needed, optional = [], aliases = {} }: CsvColumns<Column>,
): Map<Column, number> {
  const all = [...needed, ...optional];
  const byKey = new Map<string, Column>([
    ...Object.entries<Column>(aliases),
    ...all.map((column) => [keyOf(column), column] as const),
  ]);
  const found = record.map((heading) => byKey.get(keyOf(heading)));
  const missing = needed.filter((column) => !found.includes(column));
  if (missing.length > 0)
    throw malformedAt(
      file,
      `line ${line}`,
      `expected a header with the columns ${needed.join(', ')}; it lacks ${missing.join(', ')}`,
    );
  const twice = all.filter((column) => found.indexOf(column) !== found.lastIndexOf(column));
  if (twice.length > 0)
    throw malformedAt(
      file,
      `line ${line}, column ${found.lastIndexOf(twice[0]) + 1}`,
      `expected each column once; the header has ${twice.join(', ')} twice`,
    );
  return new Map(all.flatMap((column) => (found.includes(column) ? [[column, found.indexOf(column)]] : [])));
}

function keyOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

function pick<Column extends string>(
  header: ReadonlyMap<Column, number>,
  record: readonly string[],
  { needed, optional = [] }: CsvColumns<Column>,
): CsvRow<Column> {
  const cells = [...needed, ...optional].map((column) => [column, record[header.get(column) ?? -1] ?? '']);
  return Object.fromEntries(cells) as CsvRow<Column>;
}
