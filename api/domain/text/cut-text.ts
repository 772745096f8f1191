const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as people see them: a letter with its accents, an emoji of several parts, a flag. */
export function* charactersOf(text: string): Generator<string> {
  for (const { segment } of graphemes.segment(text)) yield segment;
}

/** The first character of a text as people see it; empty for an empty text. */
export function firstCharacter(text: string): string {
  // The longest emoji of several parts has far fewer units.
  return charactersOf(text.slice(0, LONGEST_CHARACTER)).next().value ?? '';
}

const LONGEST_CHARACTER = 64;

/**
 * The beginning of a text in at most `most` units, never half a character. Units are those of JavaScript strings, or
 * what `lengthOf` counts.
 */
export function cutText(text: string, most: number, lengthOf: (text: string) => number = unitsOf): string {
  if (lengthOf(text) <= most) return text;
  let kept = '';
  let length = 0;
  for (const character of charactersOf(text)) {
    length += lengthOf(character);
    if (length > most) break;
    kept += character;
  }
  return kept;
}

/** Code points, as the database counts them. */
export function codePointsOf(text: string): number {
  return [...text].length;
}

/** The beginning of a text as `cutText`, with an ellipsis in its last unit where something was cut. */
export function cutWithEllipsis(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`;
}

function unitsOf(text: string): number {
  return text.length;
}

/** Number of code units up to `most` that doesn't split a character; each chunk is sealed by itself. */
export function wholeCharacters(text: string, most: number): number {
  const last = text.charCodeAt(most - 1);
  return last >= 0xd800 && last <= 0xdbff && text.length > most ? most - 1 : most;
}
