import type { TextPart } from './text-parts.ts';

/** What leads to a person: an address of email, a link, a name elsewhere, a telephone, a street, a place to meet. */
export type ContactDetail = 'mail' | 'link' | 'handle' | 'phone' | 'street' | 'meeting';

/** The range of a detail: its first and last part of the text. */
export type Found = { kind: ContactDetail; from: number; to: number };

export function textAt(parts: readonly TextPart[], at: number): string {
  return parts[at]?.text ?? '';
}

/** Whether nothing but blanks separates a part from the one before. */
export function isPlainGap(part: TextPart | undefined): boolean {
  return part !== undefined && /^[ \n"“”]*$/.test(part.before);
}

/** Whether a part is the last of its sentence, or a comma or bracket follows. */
export function sentenceEndsAt(parts: readonly TextPart[], at: number): boolean {
  const next = parts[at + 1];
  return !next || next.sentence !== parts[at]?.sentence || /[,;:)(!?]/.test(next.before);
}

const CHUNK_MAX = 12;

/** The first and last part of the word as one sees it, with all that stands in it without a blank. */
export function chunkAt(parts: readonly TextPart[], at: number): { from: number; to: number } {
  const chunk = parts[at]?.chunk;
  let [from, to] = [at, at];
  while (at - from < CHUNK_MAX && parts[from - 1]?.chunk === chunk && from > 0) from--;
  while (to - at < CHUNK_MAX && parts[to + 1]?.chunk === chunk) to++;
  return { from, to };
}

const UNITS = /^(?:st|nd|rd|th|am|pm|a|p|m|oz|lb|lbs|x|kg|g|ml|ft|min|mins|hr|hrs|h|s|ro|do|er)$/;

/** Whether a word looks like a name at a service: letters with digits, underscores or dots in it. */
export function isNameLike(parts: readonly TextPart[], at: number): boolean {
  if (parts[at] === undefined) return false;
  const { from, to } = chunkAt(parts, at);
  const inside = parts.slice(from, to + 1);
  const letters = inside.filter(({ isNumber }) => !isNumber);
  if (!letters.some(({ text }) => text.length > 1 && !UNITS.test(text))) return false;
  const hasDigits = letters.length < inside.length;
  const joins = inside.slice(1).map(({ before }) => before);
  return (
    (hasDigits || joins.length > 0) &&
    joins.every((join) => /^[._-]*$/.test(join)) &&
    (hasDigits || joins.some((join) => /[._]/.test(join)))
  );
}
