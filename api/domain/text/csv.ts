/** A cell of a CSV file; null is an empty cell. */
export type CsvCell = string | number | null;

/** A CSV file (RFC 4180, lines ended by CRLF) of a header and rows, safe to open in a spreadsheet. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * One cell. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers are no
 * formulas. Quotes stand where a separator, of whatever locale, could be misread.
 */
export function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^\s*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
