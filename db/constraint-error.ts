export type BrokenConstraint = { kind: 'unique' | 'check' | 'not-null' | 'foreign-key'; name: string };

/**
 * Codes and texts of an error and of all it wraps, the innermost first: drivers put the constraint in different
 * places, and the outer text of drizzle repeats the statement's values, which are a user's words.
 */
export function causes(error: unknown): { code: string; message: string }[] {
  const found: { code: string; message: string }[] = [];
  for (let at = error; at instanceof Error && found.length < 10; at = at.cause) {
    found.unshift({ code: String((at as { code?: unknown }).code ?? ''), message: at.message });
  }
  return found;
}

/**
 * Which constraint a failed write broke, the same for every driver; null for any other error. `name` is the CHECK's
 * name, or for a unique index its columns (“account.usernameKey”, “contract.questId, contract.chariteerId”) or a NOT NULL
 * its column, or empty for a foreign key, of which SQLite tells nothing more.
 */
export function constraintOf(error: unknown): BrokenConstraint | null {
  for (const { message } of causes(error)) {
    const named = /(UNIQUE|CHECK|NOT NULL|FOREIGN KEY) constraint failed(?:: ([\w., ]+))?/.exec(message);
    if (named === null) continue;
    const name = named[2]?.trim() ?? '';
    if (named[1] === 'UNIQUE') return { kind: 'unique', name };
    if (named[1] === 'NOT NULL') return { kind: 'not-null', name };
    if (named[1] === 'CHECK') return { kind: 'check', name };
    return { kind: 'foreign-key', name: '' };
  }
  return null;
}
