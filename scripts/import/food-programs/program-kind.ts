/** The kind of a program stands in the first two letters of its type. */
const KINDS: Readonly<Record<string, string>> = { FP: 'food pantry', SK: 'soup kitchen' };

/** What follows says what matters to guests: whether they may eat it, or that it comes to them. */
const TRAITS: Readonly<Record<string, string>> = { K: 'Kosher', H: 'Halal', M: 'Mobile' };

/**
 * The kind in words: “FPK” is a “Kosher food pantry”. Of letters that are not known nothing is guessed: `unknown`
 * names them. Null for a type that is no food program.
 */
export function kindOf(type: string): { kind: string; unknown: string } | null {
  const letters = type.toUpperCase();
  const [kind, rest] = [lookUp(KINDS, letters.slice(0, 2)), letters.slice(2)];
  if (kind === null) return null;
  const trait = lookUp(TRAITS, rest);
  if (trait !== null) return { kind: `${trait} ${kind}`, unknown: '' };
  return { kind: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, unknown: rest };
}

const lookUp = (table: Readonly<Record<string, string>>, key: string): string | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;
