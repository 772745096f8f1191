/** Letters, marks, spaces, apostrophes, hyphens, periods and commas. */
const IS_OF_NAMES = /^[\p{L}\p{M}\s'’ʼ‘\-‐‑.,،]+$/u;
/** Marks on one letter beyond those that a script writes. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Whether a text has nothing but what names are made of. */
export function isOfNames(text: string): boolean {
  return IS_OF_NAMES.test(text) && withoutPiles(text) === text;
}

/** Whether a text can be a first name. */
export function isFirstName(text: string): boolean {
  return isOfNames(text) && /\p{L}/u.test(text);
}

/** A text without marks that would be drawn over what is beside it. */
export function withoutPiles(text: string): string {
  return text.replace(PILED_MARKS, '$1');
}
