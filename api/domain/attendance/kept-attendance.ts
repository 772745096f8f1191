/*
 * Attendance that waits on a device, in the browser's storage: one list a quest, each item sealed with the key of its
 * account. Names and ages can be told without the key.
 */

/** Prefixes of the lists: marks; walk-ins and counts of parties. */
export const KEPT_LISTS = ['attendance', 'attendance-more'] as const;

/** What is older may be of a login that has ended long ago. Milliseconds. */
export const LONGEST_KEPT_MS = 7 * 86_400_000;

/** An item: when it was made, epoch ms, and its sealed text. */
export type SealedItem = readonly [madeAt: number, sealed: string];

type Names = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Items of a list that are young enough; none of what is no list of them. `now` in epoch ms. */
export function readSealed(text: string | null, now: number): SealedItem[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found)
      ? found.filter((item) => isSealed(item) && now - item[0] < LONGEST_KEPT_MS)
      : [];
  } catch {
    return [];
  }
}

/** Deletes what is too old, of every account. */
export function dropOldItems(storage: Names, now: number): void {
  for (const name of namesOf(storage, '')) {
    const items = readSealed(storage.getItem(name), now);
    if (items.length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(items));
  }
}

/** How many items of an account wait. */
export function countKeptItems(storage: Names, accountId: string, now: number): number {
  const lists = namesOf(storage, `${accountId}/`).map((name) => readSealed(storage.getItem(name), now));
  return lists.reduce((sum, items) => sum + items.length, 0);
}

/** Deletes all that an account keeps. */
export function forgetKeptItems(storage: Names, accountId: string): void {
  for (const name of namesOf(storage, `${accountId}/`)) storage.removeItem(name);
}

/** What a refusal is about, and the rest: the item that it names, from 1, else all. */
export function splitRefused<Item>(
  items: readonly Item[],
  item: unknown,
): { refused: readonly Item[]; rest: readonly Item[] } {
  const isRefused = (_: Item, index: number) => index + 1 === item;
  if (!items.some(isRefused)) return { refused: items, rest: [] };
  return { refused: items.filter(isRefused), rest: items.filter((one, index) => !isRefused(one, index)) };
}

function namesOf(storage: Names, start: string): string[] {
  return Object.keys(storage).filter((name) =>
    KEPT_LISTS.some((list) => name.startsWith(`${list}/${start}`)),
  );
}

function isSealed(item: unknown): item is SealedItem {
  return Array.isArray(item) && typeof item[0] === 'number' && typeof item[1] === 'string';
}
