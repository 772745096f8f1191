/** What an edit changes, and what someone else has changed meanwhile: the same rule for every form. */

/** The given values that differ from the stored ones. */
export function changesIn<Values extends object>(stored: Values, wanted: Partial<Values>): Partial<Values> {
  const changed = fieldsOf(wanted).filter((field) => !isSame(stored[field], wanted[field]));
  return Object.fromEntries(changed.map((field) => [field, wanted[field]])) as Partial<Values>;
}

/**
 * The fields that are no longer what the editor saw. What the editor wants to be as it is by now is no conflict.
 */
export function changedMeanwhile<Values extends object>(
  stored: Values,
  seen: Partial<Values>,
  wanted: Partial<Values>,
): (keyof Values & string)[] {
  return fieldsOf(seen).filter((field) => {
    const isWanted = field in wanted && isSame(stored[field], wanted[field]);
    return !isSame(stored[field], seen[field]) && !isWanted;
  });
}

function fieldsOf<Values extends object>(values: Partial<Values>): (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[];
}

function isSame(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) ? a.join(' ') === b.join(' ') : a === b;
}
