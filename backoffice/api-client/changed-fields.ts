/** What a form changed: sent alone, so that a field which somebody else edits meanwhile stays theirs. */
export function changedFields<T extends object>(data: T, previous: Partial<T>): Partial<T> {
  const changed = Object.entries(data).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(previous[key as keyof T]),
  );
  return Object.fromEntries(changed) as Partial<T>;
}
