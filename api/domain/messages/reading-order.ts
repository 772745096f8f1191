import { oneLine } from '../text/plain-text.ts';
import { directionOf, type Locale } from '../texts/locale.ts';

/** Says that what follows runs from right to left. */
const RIGHT_TO_LEFT = '\u200f';
const ARABIC = /[\u0600-\u06ff]/;
/** Programs find the direction of a line by its first letter, and not all of them leave out what is set apart. */
const BEGINS_RIGHT_TO_LEFT = /^[\u0600-\u06ff\u200f]/;

/** A line of plain text in its direction: from right to left also where it begins with a Latin name or a sign. */
export function markedText(locale: Locale, line: string): string {
  const isMarked = directionOf(locale) === 'rtl' && ARABIC.test(line) && !BEGINS_RIGHT_TO_LEFT.test(line);
  return isMarked ? `${RIGHT_TO_LEFT}${line}` : line;
}

/** Each line of a plain text in its direction; a link alone on its line stays as it is. */
export function markedLines(locale: Locale, text: string): string {
  return directionOf(locale) === 'rtl' ? text.replace(/[^\r\n]+/g, (line) => markedText(locale, line)) : text;
}

/**
 * A subject on one line. What turns the reading direction goes, but from right to left the pairs stay by which the
 * catalogue sets a Latin name apart.
 */
export function subjectLine(locale: Locale, subject: string): string {
  if (directionOf(locale) === 'ltr') return oneLine(subject);
  const kept = subject.replace(SET_APART, (_mark, name?: string) =>
    name === undefined ? '' : `${OPENING}${name}${CLOSING}`,
  );
  return oneLine(kept).replaceAll(OPENING, '\u2068').replaceAll(CLOSING, '\u2069');
}

/** A name set apart, or a mark without its partner. */
const SET_APART = /\u2068([^\u2066-\u2069]*)\u2069|[\u2066-\u2069]/g;
/** Stand for the marks while all others are dropped: no text has them. */
const [OPENING, CLOSING] = ['\ufdd0', '\ufdd1'];
