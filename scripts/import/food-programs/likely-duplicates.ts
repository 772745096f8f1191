import type { FoodProgram } from './program.ts';

/** Abbreviations that make spellings of one street equal: “49 TOMPKINS AVE”, “49 Tompkins Avenue (basement)”. */
const STREET_WORDS: Readonly<Record<string, string>> = {
  avenue: 'ave',
  street: 'st',
  road: 'rd',
  place: 'pl',
  boulevard: 'blvd',
  parkway: 'pkwy',
  east: 'e',
  west: 'w',
  north: 'n',
  south: 's',
};

type Seen = { place: string; name: string };

/**
 * Answers for each program with what a reader of the report should know: that a program before it is at the same address,
 * or the same name in the same district. They are not made one: a pantry and a kitchen of one parish have hours,
 * stamps and often people of their own, and only a person can tell.
 */
export function findLikelyDuplicates(): (program: FoodProgram, place: string) => string | null {
  const seen = new Map<string, Seen>();
  return ({ name, districtId, location }, place) => {
    const keys = [`house ${districtId} ${houseKey(location.address)}`, `name ${districtId} ${wordsOf(name)}`];
    const earlier = keys.map((key) => seen.get(key)).find((one) => one !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, { place, name });
    if (!earlier) return null;
    const isSameName = wordsOf(earlier.name) === wordsOf(name);
    return `«${name}» may be ${isSameName ? 'that' : `«${earlier.name}»`} of ${earlier.place}`;
  };
}

function houseKey(address: string): string {
  return wordsOf(address.replace(/\([^)]*\)/g, ''))
    .split(' ')
    .map((word) => (Object.hasOwn(STREET_WORDS, word) ? STREET_WORDS[word] : word))
    .join(' ');
}

/** Letters and digits alone, so that dots and brackets make no difference. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
