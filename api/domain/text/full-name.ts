/** Letters, marks, spaces, apostrophes, hyphens, periods and commas. */
const IS_OF_NAMES = /^[\p{L}\p{M}\s'’ʼ‘\-‐‑.,،]+$/u;

/** Whether a text has nothing but what names are made of. */
export function isOfNames(text: string): boolean {
  return IS_OF_NAMES.test(text);
}
