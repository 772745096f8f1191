import { keysOf } from './typed-record.ts';

/** What a form changed: sent alone, so that a field which someone else edits meanwhile stays theirs. */
export function changedFields<T extends object>(data: T, previous: Partial<T>): Partial<T> {
  const changed: Partial<T> = {};
  for (const key of keysOf(data)) {
    if (JSON.stringify(data[key]) !== JSON.stringify(previous[key])) changed[key] = data[key];
  }
  return changed;
}
