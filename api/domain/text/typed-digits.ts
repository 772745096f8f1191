/** Zeros of the digits that keyboards of our readers have besides ours: Arabic, and those of Persian and Urdu. */
const ZEROS = [0x0660, 0x06f0];

/** A text with digits of any keyboard as 0 to 9: full-width and Arabic ones, too. Marks of direction are left out. */
export function withPlainDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digitOf(digit.charCodeAt(0))));
}

/** A code of six digits as people type or paste it, with spaces, dashes or dots between them; null for anything else. */
export function sixDigitsOf(typed: string): string | null {
  const digits = withPlainDigits(typed).replace(/[\s.\u2010-\u2015\u2212-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

function digitOf(point: number): number {
  const zero = ZEROS.find((start) => point >= start && point <= start + 9) ?? point;
  return point - zero;
}
