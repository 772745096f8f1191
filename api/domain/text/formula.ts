/** Signs that Unicode's compatibility forms leave as they are, and that spreadsheets read as a minus all the same. */
const OTHER_MINUSES = /[\u2010-\u2015\u2212]/;

/**
 * Whether a spreadsheet may run a text as a formula: after blanks and unseen letters it begins with a formula's sign, of
 * whatever width, or with a tab or a line break, behind which some read on.
 */
export function beginsFormula(text: string): boolean {
  if (/^[\t\r\n\v\f\0\u0085\u2028\u2029]/.test(text)) return true;
  const first = text
    .replace(/^[\s\p{Cc}\p{Cf}\p{Mn}]+/u, '')
    .slice(0, 2)
    .normalize('NFKC');
  return /^[=+\-@]/.test(first) || OTHER_MINUSES.test(first.charAt(0));
}

/** The text as a cell of a file for spreadsheets, with an apostrophe before what would be a formula. */
export function withoutFormula(text: string): string {
  return beginsFormula(text) ? `'${text}` : text;
}
