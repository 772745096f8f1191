/** JSON spells it out. */
const NOWHERE_IN_JSON = '\u0000';

/**
 * JSON on its way into an attribute of a page: there a quote costs six letters, and seven within the text of another one,
 * what stands for it one. Swapped again it is what it was.
 */
export function swappedQuotes(text: string): string {
  // Nearly always only one of the two is there: one way through the text in place of three.
  if (!text.includes('`')) return text.replaceAll('"', '`');
  if (!text.includes('"')) return text.replaceAll('`', '"');
  return text.replaceAll('"', NOWHERE_IN_JSON).replaceAll('`', '"').replaceAll(NOWHERE_IN_JSON, '`');
}
