import { setImmediate } from 'node:timers/promises';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { BrokenZip, unzip } from '#api/process/unzip.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { INVITED_FILE } from '#domain/invited-volunteers/file-limits.ts';
import { type InvitedTable, withHeadings } from '#domain/invited-volunteers/invited-columns.ts';
import {
  countsFrom1904,
  firstSheetPath,
  rowsOfSheet,
  sharedTexts,
} from '#domain/invited-volunteers/sheet-xml.ts';
import { delimiterOf } from '#domain/text/csv.ts';
import { encodingOf } from '#domain/text/text-encoding.ts';
import { type ConsoleInvitedTexts, consoleInvitedTexts } from '#domain/texts/generated/console-invited.ts';
import { refsOf, type TextRef, type TextsAs } from '#domain/texts/text-ref.ts';

type Row = InvitedTable['rows'][number];

const { mostRows, mostColumns, mostUnpackedBytes } = INVITED_FILE;

/** The table in a CSV or XLSX file, of its first sheet. Errors: BAD_USER_INPUT for what is none, and for too many rows. */
export async function readTable(bytes: Buffer): Promise<InvitedTable> {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const { rows, isFrom1904 } = isZip ? await readWorkbook(bytes) : readCsv(bytes);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const table = withHeadings(filled, isFrom1904);
  if (table.rows.length > mostRows) throw fileRefused((t) => t.tooManyRows({ most: mostRows }));
  if (table.rows.length === 0) throw fileRefused((t) => t.noRows);
  return table;
}

/** BAD_USER_INPUT that says what is wrong with a file. */
export function fileRefused(say: (t: TextsAs<ConsoleInvitedTexts, TextRef>) => TextRef): DomainError {
  return new DomainError('BAD_USER_INPUT', { message: say(refsOf(consoleInvitedTexts)) });
}

const WORKBOOK_PARTS =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

async function readWorkbook(bytes: Buffer): Promise<{ rows: Row[]; isFrom1904: boolean }> {
  const parts = unzipped(bytes);
  const part = (name: string) => parts.get(name)?.toString('utf8') ?? '';
  const workbook = part('xl/workbook.xml');
  const sheet = part(firstSheetPath(workbook, part('xl/_rels/workbook.xml.rels')));
  if (workbook === '' || sheet === '') throw fileRefused((t) => t.noTable);
  const shared = sharedTexts(part('xl/sharedStrings.xml'));
  await setImmediate();
  const rows: Row[] = [];
  for (const row of rowsOfSheet(sheet, shared, mostColumns)) {
    // The headings, and one too many to be refused.
    if (rows.push(row) > mostRows + 1) break;
    if (rows.length % ROWS_AT_ONCE === 0) await setImmediate();
  }
  return { rows, isFrom1904: countsFrom1904(workbook) };
}

/** Rows that are read before others have their turn. */
const ROWS_AT_ONCE = 1_000;

function unzipped(bytes: Buffer): Map<string, Buffer> {
  try {
    return unzip(bytes, { isWanted: (name) => WORKBOOK_PARTS.test(name), mostBytes: mostUnpackedBytes });
  } catch (error) {
    if (error instanceof BrokenZip) throw fileRefused((t) => t.noTable);
    throw error;
  }
}

/** A row of its length holds everything that a form takes. */
const LONGEST_ROW = 50_000;

function readCsv(bytes: Buffer): { rows: Row[]; isFrom1904: boolean } {
  const text = textOf(bytes);
  const [first = ''] = text.split(/[\r\n]/, 1);
  const named = /^sep=(.)$/i.exec(first.trim())?.[1];
  try {
    const records = parse(text, {
      delimiter: named ?? delimiterOf(text),
      info: true,
      max_record_size: LONGEST_ROW,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      to: mostRows + 3,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const ends = records.map(({ info }) => info.lines);
    const rows = records.map(({ record }, at) => ({
      line: (ends[at - 1] ?? 0) + 1,
      cells: record.slice(0, mostColumns),
    }));
    return { rows: named === undefined ? rows : rows.slice(1), isFrom1904: false };
  } catch (error) {
    if (error instanceof CsvError) throw fileRefused((t) => t.brokenRow({ line: lineOf(error) }));
    throw error;
  }
}

function lineOf(error: CsvError): number {
  const { lines } = error as CsvError & { lines?: unknown };
  return typeof lines === 'number' ? lines : 1;
}

/** The text of a file in UTF-8 or UTF-16, or else in the encoding of older spreadsheets. Errors: BAD_USER_INPUT. */
function textOf(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  const text = decoded(bytes, encoding) ?? decoded(bytes, 'windows-1252') ?? '\0';
  if (text.includes('\0')) throw fileRefused((t) => t.noTable);
  return text;
}

function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
