/**
 * The form in which texts are searched and names are sorted: small letters without accents, one blank between words, no
 * apostrophes and nothing invisible. “José O’Neill” and “jose oneill” are one. Also in SQL: db/folding/folded-sql.ts.
 */
export function foldedText(text: string): string {
  return text.replace(FOLDED, foldRun).replace(/ +/g, ' ').trim();
}

/** The words of a search, folded, at most eight, without marks around them; an address or a mark alone is one word. */
export function foldedWords(typed: string): string[] {
  const words = foldedText(typed)
    .split(' ')
    .map((word) => word.replace(MARKS_AROUND, '') || word);
  return words.filter((word) => word !== '').slice(0, MOST_WORDS);
}

const MARKS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const MOST_WORDS = 8;

/** Whether a name holds every word that someone typed. */
export function isFoldedIn(name: string, typed: string): boolean {
  const folded = foldedText(name);
  return foldedWords(typed).every((word) => folded.includes(word));
}

/** Compares two names for sorting: by their folded forms, then as they are written. */
export function compareNames(one: string, other: string): number {
  return compare(foldedText(one), foldedText(other)) || compare(one, other);
}

/** Sorts by names, each folded once. */
export function sortedByName<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  return rows
    .map((row) => ({ row, key: foldedText(nameOf(row)) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ row }) => row);
}

/** Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic and general punctuation; other scripts stay as they are. */
const FOLDED = /[\0-\u06ff\u1e00-\u206f\u3000\ufeff]+/g;
const BLANKS = /[\s\u0085]/g;
const DROPPED = /[\p{M}\p{Cc}\p{Cf}'`´ʹʻʼʽˈ‘’‛′\u0640]/gu;

/** Small letters that no normal form takes apart, and what people type for them. */
export const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
};

function foldRun(run: string): string {
  const plain = run.toLowerCase().replace(BLANKS, ' ').normalize('NFD').replace(DROPPED, '');
  return plainLetters(plain);
}

/** The folding of small letters that no normal form takes apart, alone. */
export function plainLetters(small: string): string {
  return small.replace(/[ßæœþøłđðħŧŋıς]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
