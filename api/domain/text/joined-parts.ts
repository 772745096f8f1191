/** Marks and blanks at the end of a part that what follows replaces; the last dot of “P.O.T.S.” and “p. m.” belongs to the word. */
const LOOSE_END = /(?:[\s,;:·]|(?<!\.\s?\p{L})\.(?!\.))+$/u;

/** A text without marks and blanks that what follows replaces. */
export const withoutLooseEnd = (text: string): string => text.replace(LOOSE_END, '');

/**
 * Parts that people wrote, as one line: each once, without empty ones, and without a mark before a separator
 * (“On the left.”, “412 River St” → “On the left, 412 River St”). Empty without parts.
 */
export function joinParts(parts: readonly (string | null | undefined)[], separator = ', '): string {
  const said = parts.flatMap((part) => {
    const bare = withoutLooseEnd((part ?? '').trim());
    return bare === '' ? [] : [bare];
  });
  return [...new Set(said)].join(separator);
}

/** A text as a sentence: with a full stop unless it ends with a mark of its own. */
export function asSentence(text: string): string {
  const bare = text.trim();
  return bare === '' || /[.!?…。]["”’)\]\u2069]*$/u.test(bare) ? bare : `${bare}.`;
}
