/**
 * Lists of JSON that older clients and importers wrote too. They are read entry by entry; what no one changed is
 * written again as it was found, and so is what cannot be read.
 */

export type JsonObject = Record<string, unknown>;
export type ReadList<Entry> = { entries: Entry[]; unread: unknown[] };

/** Key for the unreadable entries of an object's lists; they're written back after the readable ones. */
const UNREAD = Symbol('unread');
/** What each entry was read from; one that is changed is another object. */
const sources = new WeakMap<object, unknown>();

/** Each entry as the reader makes it, and those of which it makes nothing. */
export function readList<Entry extends object>(
  value: unknown,
  read: (entry: JsonObject, position: number) => Entry[],
): ReadList<Entry> {
  const unread: unknown[] = [];
  const entries = rawEntries(value).flatMap((raw, position) => {
    const object = objectOf(raw);
    const [entry] = Object.keys(object).length > 0 ? read(object, position) : [];
    if (!entry) unread.push(raw);
    else sources.set(entry, raw);
    return entry ?? [];
  });
  return { entries, unread };
}

/** The lists by their keys, and with them what of each could not be read. */
export function listsOf<Lists extends Record<string, ReadList<object>>>(lists: Lists) {
  const named = Object.entries(lists);
  const unread = named.filter(([, list]) => list.unread.length > 0).map(([key, list]) => [key, list.unread]);
  const entries = Object.fromEntries(named.map(([key, list]) => [key, list.entries]));
  return {
    ...(entries as { [Key in keyof Lists]: Lists[Key]['entries'] }),
    ...(unread.length > 0 && { [UNREAD]: Object.fromEntries(unread) }),
  };
}

/** The entries of one of an object's lists that could not be read. */
export function unreadEntries(object: object, list: string): readonly unknown[] {
  return (object as { [UNREAD]?: Record<string, unknown[]> })[UNREAD]?.[list] ?? [];
}

/** For JSON.stringify: an object as it is to be written. */
export function asFound(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (sources.has(value)) return sources.get(value);
  if (!(UNREAD in value)) return value;
  const entries = Object.entries(value).map(([key, held]) => {
    const unread = unreadEntries(value, key);
    return [key, Array.isArray(held) ? [...held, ...unread] : held];
  });
  return Object.fromEntries(entries);
}

/** Older books may hold a single entry in the place of a list. */
export function rawEntries(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
