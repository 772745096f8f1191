import { swappedQuotes } from '#domain/text/swapped-quotes.ts';
import type { ListedQuest } from './quest-card.ts';

/**
 * A charity's list as it stands in the page for the browser: each value once, and column by column where the values of the
 * quests are. As objects it was a third of the page.
 */
type PackedList = {
  values: { [Name in Shared]: unknown[] };
  /** What follows the folder in each address, which is all that they begin with alike: ids of one posting do. */
  names: readonly string[];
  /** Minutes. */
  starts: Column<number | null>;
  lengths: Column<number | null>;
  /** Index of each shared value, per quest. */
  places: readonly Column<number>[];
};
/** Values of a field: one per quest, or a single one if all are equal. */
type Column<Value> = Value | readonly Value[];

const SHARED = [
  'folder',
  'eventType',
  'title',
  'isTranslated',
  'category',
  'pictures',
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
  'seriesKey',
] as const satisfies readonly ('folder' | 'pictures' | keyof ListedQuest)[];
type Shared = (typeof SHARED)[number];
type Folders = { folder: string; pictures: string };
const MINUTE_MS = 60_000;
/** The place of what a quest has not. */
const NOWHERE = -1;
/** The places of values that each quest has to itself. */
const OWN = -2;

/** The list as text for `unpackedList`. Starts are kept to the minute, as quests have them. */
export function packedList(quests: readonly ListedQuest[]): string {
  const folder = commonStart(quests.map(({ href }) => href));
  const rows = quests.map(({ href, picture: image, startedAt, endedAt, ...rest }) => {
    const name = href.slice(folder.length);
    const [pictures, picture] = inFolder(image);
    const start = startedAt === null ? null : Math.round(startedAt / MINUTE_MS);
    return {
      name,
      start,
      length: start === null || endedAt === null ? null : Math.round(endedAt / MINUTE_MS) - start,
      shared: { ...rest, folder, pictures, picture } as Partial<Record<Shared, unknown>>,
    };
  });
  const columns = SHARED.map((name) => sharedColumn(rows.map(({ shared }) => shared[name])));
  const packed: PackedList = {
    values: Object.fromEntries(SHARED.map((name, at) => [name, columns[at]?.values])) as PackedList['values'],
    names: rows.map(({ name }) => name),
    starts: columnOf(rows.map(({ start }) => start)),
    lengths: columnOf(rows.map(({ length }) => length)),
    places: columns.map(({ places }) =>
      places.every((place, row) => place === row) ? OWN : columnOf(places),
    ),
  };
  return swappedQuotes(JSON.stringify(packed));
}

/** The longest text that all begin with. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** An address as its folder and the rest. */
function inFolder(address: string): [folder: string, name: string] {
  const nameAt = address.lastIndexOf('/') + 1;
  return [address.slice(0, nameAt), address.slice(nameAt)];
}

function sharedColumn(all: readonly unknown[]): { values: unknown[]; places: number[] } {
  const known = new Map<unknown, number>();
  const values: unknown[] = [];
  const places = all.map((value) => {
    if (value === undefined) return NOWHERE;
    const key = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    const place = known.get(key) ?? values.length;
    if (place === values.length) {
      known.set(key, place);
      values.push(value);
    }
    return place;
  });
  return { values, places };
}

function columnOf<Value extends number | null>(all: readonly Value[]): Column<Value> {
  const [first] = all;
  return first !== undefined && all.every((value) => value === first) ? first : all;
}

const inColumn = <Value extends number | null>(column: Column<Value>, row: number): Value =>
  (Array.isArray(column) ? column[row] : column) as Value;

/** The list that `packedList` made into text. */
export function unpackedList(text: string): ListedQuest[] {
  const { values, names, starts, lengths, places } = JSON.parse(swappedQuotes(text)) as PackedList;
  return names.map((name, row) => {
    const [start, length] = [inColumn(starts, row), inColumn(lengths, row)];
    const startedAt = start === null ? null : start * MINUTE_MS;
    const endedAt = startedAt === null || length === null ? null : startedAt + length * MINUTE_MS;
    const shared: Partial<Record<Shared, unknown>> = {};
    for (const [at, key] of SHARED.entries()) {
      const place = inColumn(places[at] ?? NOWHERE, row);
      if (place !== NOWHERE) shared[key] = values[key][place === OWN ? row : place];
    }
    const { folder, pictures, ...rest } = shared as Omit<ListedQuest, 'href'> & Folders;
    return { ...rest, href: folder + name, picture: pictures + rest.picture, startedAt, endedAt };
  });
}
