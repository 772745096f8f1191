import type {
  QuestConfiguration,
  StampBundle,
  StampEntry,
  StampGroup,
} from '#domain/books/quest-configuration.ts';
import { BOOK_LIMITS } from '#domain/books/quest-configuration-check.ts';
import { consoleStampBookTexts } from '#domain/texts/generated/console-stamp-book.ts';
import { textsOf } from '../../language/console-locale.ts';
import { looseStampsName } from '../collection/stamp-collection.ts';

/** Changes of a stamp book. What is not known here stays on its objects. */
export type Books = QuestConfiguration;

/** The stamps of a group in their order. */
export function inOrder({ stamps }: Pick<StampGroup, 'stamps'>): StampEntry[] {
  return stamps.toSorted((a, b) => a.index - b.index);
}

/** Which group holds a stamp, or -1 for a loose one. */
export function groupOf({ stampBook }: Books, stampId: string): number {
  return stampBook.findIndex(({ stamps }) => stamps.some(({ id }) => id === stampId));
}

/** The stamps that stand in no group. */
export function looseStamps(books: Books, stampIds: readonly string[]): string[] {
  return stampIds.filter((id) => groupOf(books, id) === -1);
}

/** A stamp at a place of a group, taken from wherever it stood. */
export function withStampAt(
  books: Books,
  stampId: string,
  target: { group: number; position: number },
): Books {
  const from = groupOf(books, stampId);
  const entry = books.stampBook[from]?.stamps.find(({ id }) => id === stampId) ?? { id: stampId, index: 0 };
  return changeGroups(books, (group, index) => {
    const others = inOrder(group).filter(({ id }) => id !== stampId);
    if (index === target.group)
      return { ...group, stamps: numbered(others.toSpliced(target.position, 0, entry)) };
    return index === from ? { ...group, stamps: numbered(others) } : group;
  });
}

/** A new group at the end; a name that is taken is no new one. */
export function withGroup(books: Books, name: string): Books {
  return { ...books, stampBook: [...books.stampBook, { name: name.trim(), stamps: [], bundles: [] }] };
}

export function withGroupName(books: Books, group: number, name: string): Books {
  return changeGroups(books, (one, index) => (index === group ? { ...one, name: name.trim() } : one));
}

/** A group one place up (-1) or down (1). */
export function withGroupMoved(books: Books, group: number, by: -1 | 1): Books {
  const moved = books.stampBook[group];
  if (!moved || !books.stampBook[group + by]) return books;
  return { ...books, stampBook: books.stampBook.toSpliced(group, 1).toSpliced(group + by, 0, moved) };
}

/** Removes a group; its stamps stay in the book without one. */
export function withoutGroup(books: Books, group: number): Books {
  return { ...books, stampBook: books.stampBook.toSpliced(group, 1) };
}

/** A bundle of a group, new or in place of another. */
export function withBundle(books: Books, group: number, position: number | null, bundle: StampBundle): Books {
  return changeGroups(books, (one, index) => {
    if (index !== group) return one;
    const last = position === null ? undefined : one.bundles[position];
    const bundles = one.bundles.toSpliced(position ?? one.bundles.length, last ? 1 : 0, {
      ...last,
      ...bundle,
    });
    return { ...one, bundles };
  });
}

export function withoutBundle(books: Books, group: number, position: number): Books {
  return changeGroups(books, (one, index) =>
    index === group ? { ...one, bundles: one.bundles.toSpliced(position, 1) } : one,
  );
}

/** Why a group cannot be called so, or null. */
export function problemOfGroupName({ stampBook }: Books, name: string, group: number | null): string | null {
  const t = textsOf(consoleStampBookTexts);
  const wanted = name.trim();
  const { nameMax } = BOOK_LIMITS;
  if (wanted === '') return t.groupNeedsName;
  if ([...wanted].length > nameMax) return t.nameLong({ max: nameMax });
  const isTaken = stampBook.some((one, index) => index !== group && one.name === wanted);
  return isTaken || wanted === looseStampsName() ? t.groupTaken : null;
}

/** The books as they are seen: older ones name stamps that are gone, which stay in them and have no place on the page. */
export function withoutGoneStamps(books: Books, stamps: Pick<ReadonlySet<string>, 'has'>): Books {
  return changeGroups(books, (group) => ({
    ...group,
    stamps: group.stamps.filter(({ id }) => stamps.has(id)),
  }));
}

function changeGroups(books: Books, change: (group: StampGroup, index: number) => StampGroup): Books {
  return { ...books, stampBook: books.stampBook.map(change) };
}

function numbered(stamps: readonly StampEntry[]): StampEntry[] {
  return stamps.map((stamp, index) => ({ ...stamp, index }));
}
