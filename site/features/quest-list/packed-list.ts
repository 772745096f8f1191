import type { ListedQuest } from './quest-card.ts';

/**
 * A charity's list as it stands in the page for the browser: what the dates of a Quest share once, the others by their
 * place there. As objects it was a third of the page.
 */
type PackedList = { shared: readonly Shared[]; own: readonly Own[] };
type Shared = Omit<ListedQuest, 'href' | 'startedAt' | 'endedAt' | OwnName>;
/** Place of what is shared, address, start and length in minutes, then what changes from date to date. */
type Own = [number, string, number | null, number | null, ...unknown[]];

const OWN_NAMES = ['takenCount', 'flavour', 'flag', 'icon', 'ringLevel'] as const;
type OwnName = (typeof OWN_NAMES)[number];
const MINUTE_MS = 60_000;

/** The list as text for `unpackedList`. Starts are kept to the minute, as quests have them. */
export function packedList(quests: readonly ListedQuest[]): string {
  const places = new Map<string, number>();
  const own = quests.map(({ href, startedAt, endedAt, ...rest }): Own => {
    const text = JSON.stringify(rest, (name, value: unknown) => (isOwnName(name) ? undefined : value));
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    const start = startedAt === null ? null : Math.round(startedAt / MINUTE_MS);
    const length = start === null || endedAt === null ? null : Math.round(endedAt / MINUTE_MS) - start;
    return [place, href, start, length, ...OWN_NAMES.map((name) => rest[name])];
  });
  const shared = [...places.keys()].map((text) => JSON.parse(text) as Shared);
  return JSON.stringify({ shared, own } satisfies PackedList);
}

/** The list that `packedList` made into text. */
export function unpackedList(text: string): ListedQuest[] {
  const { shared, own } = JSON.parse(text) as PackedList;
  return own.flatMap(([place, href, start, length, ...values]) => {
    const rest = shared[place];
    if (!rest) return [];
    const startedAt = start === null ? null : start * MINUTE_MS;
    const endedAt = startedAt === null || length === null ? null : startedAt + length * MINUTE_MS;
    const named = Object.fromEntries(OWN_NAMES.map((name, index) => [name, values[index]]));
    return [{ ...rest, ...(named as Pick<ListedQuest, OwnName>), href, startedAt, endedAt }];
  });
}

function isOwnName(name: string): boolean {
  return (OWN_NAMES as readonly string[]).includes(name);
}
