import { tidy } from './row-text.ts';

/** Words of names in capitals that stay as they are. */
const ACRONYMS = new Set([
  'YMCA',
  'YWCA',
  'PTA',
  'BID',
  'NAACP',
  'ASPCA',
  'JROTC',
  'AFJROTC',
  'AME',
  'UAME',
  'MUNA',
  'NYC',
  'USA',
  'US',
  'NY',
  'NJ',
  'LGBT',
  'AIDS',
  'HIV',
  'SDA',
  'ICNA',
  'II',
  'III',
  'IV',
  'VI',
  'VII',
  'VIII',
  'IX',
  'XI',
]);
const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'de',
  'del',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'se',
  'the',
  'to',
  'with',
]);
const ABBREVIATIONS = new Set([
  'ST',
  'MT',
  'DR',
  'SR',
  'JR',
  'MR',
  'MRS',
  'FT',
  'PKWY',
  'BLVD',
  'RD',
  'LN',
  'PL',
  'SQ',
  'STS',
  'CTR',
  'FL',
  'RM',
  'NW',
  'NE',
  'SW',
  'SE',
]);

/**
 * A name in capitals or small letters as people write it: “ST. LUKE'S” → “St. Luke's”, “McGRAW AVENUE” → “McGraw
 * Avenue”, “harbor friends” → “Harbor Friends”. A name with both stays untouched: “iMentor” means it.
 */
export function displayName(name: string): string {
  const text = tidy(name);
  const words = text.split(' ');
  if (words.every(isInCapitals)) return words.map((word, index) => displayWord(word, index === 0)).join(' ');
  return /\p{Lu}/u.test(text) ? text : words.map((word, index) => capitalized(word, index === 0)).join(' ');
}

/** A line of an address, where every word but the small ones begins with a capital: “bay street, bronx, NY”. */
export function displayAddress(line: string): string {
  const words = displayName(line).split(' ');
  return words.map((word, index) => capitalized(word, index === 0)).join(' ');
}

/** Small words, the “c” of “McGRAW” and the end of “2nd” may be small in a name that is in capitals. */
const isInCapitals = (word: string, index: number) =>
  !/\p{Ll}/u.test(word.replace(/^Mc(?=\p{Lu})/u, '').replace(/^(\d+)(st|nd|rd|th)\b/, '$1')) ||
  (index > 0 && SMALL_WORDS.has(word));

/** A word in small letters with its first in capital; domains (“icouldbe.org”) and ordinals stay. */
function capitalized(word: string, isFirst: boolean): string {
  const bare = word.replace(/[^\p{L}\d]/gu, '');
  if (/^(ny|nj|nyc)$/.test(bare)) return word.toUpperCase();
  if (/\p{Lu}|\d|\p{L}[.@]\p{L}/u.test(word) || (!isFirst && SMALL_WORDS.has(bare))) return word;
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

function displayWord(word: string, isFirst: boolean): string {
  if (/\p{L}\/\p{L}/u.test(word)) {
    const parts = word.split('/');
    return parts.map((part) => displayWord(part, isFirst)).join('/');
  }
  const bare = word.replace(/[^\p{L}\d]/gu, '');
  if (!isFirst && SMALL_WORDS.has(bare.toLowerCase())) return word.toLowerCase();
  if (isAcronym(word, bare) || isNumber(word)) return word;
  if (/^Mc\p{Lu}|^MC[^AEIOUY\W]\p{L}{2}/u.test(bare)) return scottish(word);
  return word.toLowerCase().replace(/(^[od]['’]|^|[-(/@&"“])(\p{L})/gu, (match) => match.toUpperCase());
}

/** “MCGRAW”, “McGRAW” → “McGraw”. */
const scottish = (word: string) =>
  word.toLowerCase().replace(/mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);

/** Street numbers, names of schools and the like (“576B”, “P811X”), but not ordinals (“138TH”). */
const isNumber = (word: string) => /\d/.test(word) && !/^\d+(ST|ND|RD|TH)\b/.test(word);

/** Dotted letters («P.O.T.S.»), known acronyms, the city's own («NYCHA», «NYCID»), and words that cannot be spoken because they hold no vowel. */
function isAcronym(word: string, bare: string): boolean {
  if (/\p{L}\.\p{L}/u.test(word) || ACRONYMS.has(bare) || /^NYC[A-Z]{0,3}$/.test(bare)) return true;
  return /^\p{L}{2,}$/u.test(bare) && !/[AEIOUY]/.test(bare) && !ABBREVIATIONS.has(bare);
}
