import { oneLine } from '#domain/text/plain-text.ts';

/** Text of a source as simple HTML: it shows as it was written, tags included. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Each line that is not empty as a paragraph. */
export function paragraphs(text: string): string {
  const lines = text.split(/[\r\n]+/).map(tidy);
  return lines.map((line) => (line === '' ? '' : `<p>${escapeHtml(line)}</p>`)).join('');
}

/** A line as forms keep it, without blanks one after the other. */
export const tidy = (text: string) => oneLine(text).replace(/\s+/g, ' ').trim();
