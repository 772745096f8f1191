import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether a text of a row holds what somebody typed, in whatever case. SQLite's lower() knows the letters of ASCII only,
 * on every backend, so others are looked for as typed, all small, all capital, and with capital initials.
 */
export function holdsText(column: SQLWrapper, typed: string): SQL {
  const text = typed.trim();
  const small = text.toLowerCase();
  const initials = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const spellings = new Set([text, small, text.toUpperCase(), initials].map(lowerAscii));
  const found = [...spellings].map((spelling) => sql`instr(lower(${column}), ${spelling}) > 0`);
  return sql`(${sql.join(found, sql` OR `)})`;
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
