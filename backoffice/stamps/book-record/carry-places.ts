import { type Books, groupOf, inOrder } from './book-changes.ts';

/** The id of a group as a place to drop on. */
export const groupDropId = (index: number) => `group ${index}`;

/** Position for a stamp dropped on another stamp or on an empty group. */
export function placeOf(books: Books, dropId: string): { group: number; position: number } | null {
  const empty = books.stampBook.findIndex((_group, index) => groupDropId(index) === dropId);
  if (empty !== -1) return { group: empty, position: books.stampBook[empty]?.stamps.length ?? 0 };
  const group = groupOf(books, dropId);
  const stamps = books.stampBook[group];
  return stamps ? { group, position: inOrder(stamps).findIndex(({ id }) => id === dropId) } : null;
}

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * The place that an arrow key leads to: one earlier or later in the order in which the book is read, whatever row of
 * the screen that is, so that every place is reached by one key. Undefined for other keys and beyond either end.
 */
export function placeByKey(
  books: Books,
  key: string,
  from: { over?: string; carried: string },
): string | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const places = books.stampBook.flatMap((group, index) => {
    const stamps = inOrder(group).map(({ id }) => id);
    return stamps.length > 0 ? stamps : [groupDropId(index)];
  });
  const here = places.find((place) => place === from.over) ?? from.carried;
  return places[places.indexOf(here) + step];
}
