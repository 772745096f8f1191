import { withoutFormula } from './formula.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** A cell of a CSV file; null is an empty cell. */
export type CsvCell = string | number | null;

/** What a CSV file begins with: without it a spreadsheet takes the letters beyond ASCII for others. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line of a CSV file (RFC 4180, ended by CRLF), safe to open in a spreadsheet. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * One cell. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers are no
 * formulas. Quotes stand where a separator, of whatever locale, could be misread.
 */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = withoutFormula(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What separates the headings: of the candidates the one that is there most. */
export function delimiterOf(head: string): string {
  const header = head.trimStart().split(/[\r\n]/)[0] ?? '';
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}
