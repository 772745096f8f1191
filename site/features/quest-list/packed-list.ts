import type { ListedQuest } from './quest-card.ts';

/**
 * A charity's list as it stands in the page for the browser: what many cards share once, the others by their place
 * there. As objects it was a third of the page.
 */
type PackedList = { shared: readonly Shared[]; own: readonly Own[] };
type Own = [shared: number, href: string, start: number | null, length: number | null, taken: number];
type Shared = Omit<ListedQuest, 'href' | 'startedAt' | 'endedAt' | 'takenCount'>;

const MINUTE_MS = 60_000;

/** The list as text for `unpackedList`. Starts are kept to the minute, as quests have them. */
export function packedList(quests: readonly ListedQuest[]): string {
  const places = new Map<string, number>();
  const own = quests.map(({ href, startedAt, endedAt, takenCount, ...shared }): Own => {
    const text = JSON.stringify(shared);
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    const minutes = (instant: number) => Math.round(instant / MINUTE_MS);
    return [
      place,
      href,
      startedAt === null ? null : minutes(startedAt),
      startedAt === null || endedAt === null ? null : minutes(endedAt - startedAt),
      takenCount,
    ];
  });
  const shared = [...places.keys()].map((text) => JSON.parse(text) as Shared);
  return JSON.stringify({ shared, own } satisfies PackedList);
}

/** The list that `packedList` made into text. */
export function unpackedList(text: string): ListedQuest[] {
  const { shared, own } = JSON.parse(text) as PackedList;
  return own.flatMap(([place, href, start, length, takenCount]) => {
    const rest = shared[place];
    if (!rest) return [];
    const startedAt = start === null ? null : start * MINUTE_MS;
    const endedAt = startedAt === null || length === null ? null : startedAt + length * MINUTE_MS;
    return [{ ...rest, href, startedAt, endedAt, takenCount }];
  });
}
