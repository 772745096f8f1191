import type { ListedQuest } from './quest-card.ts';

/**
 * A charity's list as it stands in the page for the browser: each value once, and of each quest where its values are.
 * As objects it was a third of the page.
 */
type PackedList = { values: { [Name in Shared]: unknown[] }; quests: readonly Packed[] };
/** What follows the folder in the address, start and length in minutes, then the place of each shared value. */
type Packed = [string, number | null, number | null, ...number[]];

const SHARED = [
  'folder',
  'eventType',
  'title',
  'isTranslated',
  'category',
  'picture',
  'asks',
  'need',
  'takenCount',
  'maxNumber',
  'flavour',
  'flag',
  'ringLevel',
  'icon',
  'claim',
  'status',
  'stampId',
] as const satisfies readonly ('folder' | keyof ListedQuest)[];
type Shared = (typeof SHARED)[number];
const MINUTE_MS = 60_000;
/** The place of what a quest has not. */
const NOWHERE = -1;

/** The list as text for `unpackedList`. Starts are kept to the minute, as quests have them. */
export function packedList(quests: readonly ListedQuest[]): string {
  const places = SHARED.map(() => new Map<string, number>());
  const packed = quests.map(({ href, startedAt, endedAt, ...rest }): Packed => {
    const nameAt = href.lastIndexOf('/') + 1;
    const shared: Partial<Record<Shared, unknown>> = { ...rest, folder: href.slice(0, nameAt) };
    const start = startedAt === null ? null : Math.round(startedAt / MINUTE_MS);
    const length = start === null || endedAt === null ? null : Math.round(endedAt / MINUTE_MS) - start;
    return [
      href.slice(nameAt),
      start,
      length,
      ...SHARED.map((name, column) => placeOf(shared[name], places[column])),
    ];
  });
  const values = Object.fromEntries(
    SHARED.map((name, column) => [name, [...(places[column]?.keys() ?? [])].map((text) => JSON.parse(text))]),
  );
  return swapped(JSON.stringify({ values, quests: packed }));
}

function placeOf(value: unknown, places: Map<string, number> | undefined): number {
  if (value === undefined || !places) return NOWHERE;
  const text = JSON.stringify(value);
  const place = places.get(text) ?? places.size;
  places.set(text, place);
  return place;
}

/** The list that `packedList` made into text. */
export function unpackedList(text: string): ListedQuest[] {
  const { values, quests } = JSON.parse(swapped(text)) as PackedList;
  return quests.map(([name, start, length, ...places]) => {
    const startedAt = start === null ? null : start * MINUTE_MS;
    const endedAt = startedAt === null || length === null ? null : startedAt + length * MINUTE_MS;
    const entries = SHARED.flatMap((shared, column) => {
      const place = places[column] ?? NOWHERE;
      return place === NOWHERE ? [] : [[shared, values[shared][place]]];
    });
    const { folder, ...rest } = Object.fromEntries(entries) as ListedQuest & { folder: string };
    return { ...rest, href: folder + name, startedAt, endedAt };
  });
}

/** Quotes cost six letters in an attribute, and seven within the text of another one; what stands for them costs one. */
function swapped(text: string): string {
  return text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'));
}
