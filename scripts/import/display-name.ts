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

/** A name in capitals as people write it («ST. LUKE'S» → «St. Luke's»); a name with small letters stays untouched. */
export function displayName(name: string): string {
  const text = name.replace(/\s+/g, ' ').trim();
  if (/\p{Ll}/u.test(text)) return text;
  return text
    .split(' ')
    .map((word, index) => displayWord(word, index === 0))
    .join(' ');
}

function displayWord(word: string, isFirst: boolean): string {
  if (/\p{L}\/\p{L}/u.test(word)) {
    const parts = word.split('/');
    return parts.map((part) => displayWord(part, isFirst)).join('/');
  }
  const bare = word.replace(/[^\p{L}\d]/gu, '');
  if (!isFirst && SMALL_WORDS.has(bare.toLowerCase())) return word.toLowerCase();
  if (isAcronym(word, bare) || isNumber(word)) return word;
  return word.toLowerCase().replace(/(^[od]['’]|^|[-(/@&"“])(\p{L})/gu, (match) => match.toUpperCase());
}

/** House numbers, names of schools and the like («576B», «P811X»), but not ordinals («138TH»). */
const isNumber = (word: string) => /\d/.test(word) && !/^\d+(ST|ND|RD|TH)\b/.test(word);

/** Dotted letters («P.O.T.S.»), known acronyms, and words that cannot be spoken because they hold no vowel. */
function isAcronym(word: string, bare: string): boolean {
  if (/\p{L}\.\p{L}/u.test(word) || ACRONYMS.has(bare)) return true;
  return /^\p{L}{2,}$/u.test(bare) && !/[AEIOUY]/.test(bare) && !ABBREVIATIONS.has(bare);
}
