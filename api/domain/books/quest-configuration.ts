import { asFound, type JsonObject, listsOf, objectOf, rawEntries, readList } from '../text/kept-entries.ts';
import { parsedJson } from '../text/parsed-json.ts';
import { oneLine } from '../text/plain-text.ts';
import { isClock } from '../time/new-york-time.ts';
import type { MonthlyReservationEntry, MonthlyScheduleEntry } from './monthly-schedule.ts';

/**
 * A charity's location book, stamp book and bundle book, kept as one JSON text. Reading never fails: what
 * cannot be read is left out. What no one changed is written again as it was found: keys that are not known here,
 * the spelling of older entries, and entries that cannot be read.
 */
export type QuestConfiguration = {
  locationBook: LocationGroup[];
  stampBook: StampGroup[];
  bundleBook: {
    monthly_schedule: MonthlyScheduleEntry[];
    monthly_reservations: MonthlyReservationEntry[];
  };
  /** Keys beside the three books. */
  rest: Readonly<Record<string, unknown>>;
};

export type LocationGroup = { name: string; locations: { id: string }[] };
/** `id` is that of the template quest. */
export type StampEntry = { id: string; index: number };
/** Stamps that are placed together on one date. */
export type StampBundle = { name: string; stampIds: string[] };
export type StampGroup = { name: string; stamps: StampEntry[]; bundles: StampBundle[] };

/** Reads the JSON text of a provider; a missing or broken one gives empty books. */
export function parseQuestConfiguration(json: string | null | undefined): QuestConfiguration {
  const { locationBook, stampBook, bundleBook, ...rest } = objectOf(parsedJson(json));
  const { monthly_schedule, monthly_reservations, ...bundles } = objectOf(bundleBook);
  return {
    ...listsOf({
      locationBook: readList(locationBook, locationGroupOf),
      stampBook: readList(stampBook, stampGroupOf),
    }),
    bundleBook: {
      ...bundles,
      ...listsOf({
        monthly_schedule: readList(monthly_schedule, scheduleEntryOf),
        monthly_reservations: readList(monthly_reservations, reservationEntryOf),
      }),
    },
    rest,
  };
}

/** The JSON text that `parseQuestConfiguration` reads. */
export function serializeQuestConfiguration({ rest, ...books }: QuestConfiguration): string {
  return JSON.stringify({ ...rest, ...books }, asFound);
}

/** What is kept as the title of a stamp that got none. */
export const UNTITLED = 'Untitled';

/** The title of a stamp, “Untitled” when it has none. */
export function stampTitleOf(title: string | null | undefined): string {
  return oneLine(title ?? '') || UNTITLED;
}

/** The stamps of a group by index, each with the data of its template quest; those without one are left out. */
export function mergeStamps<T extends object>(
  group: Pick<StampGroup, 'stamps'>,
  templates: ReadonlyMap<string, T>,
): (T & StampEntry)[] {
  return group.stamps
    .flatMap((stamp) => {
      const template = templates.get(stamp.id);
      return template ? [{ ...template, ...stamp }] : [];
    })
    .sort((a, b) => a.index - b.index);
}

/** The books with a stamp put at the end of a group: the one of that name, else the first, else a new one. */
export function withStamp(
  books: QuestConfiguration,
  stampId: string,
  groupName: string | null,
): QuestConfiguration {
  const { stampBook } = books;
  const named = groupName?.trim() || null;
  const target = named === null ? stampBook[0] : stampBook.find(({ name }) => name === named);
  if (!target) {
    const group = { name: named ?? 'Stamps', stamps: [{ id: stampId, index: 0 }], bundles: [] };
    return { ...books, stampBook: [...stampBook, group] };
  }
  const index = Math.max(-1, ...target.stamps.map((stamp) => stamp.index)) + 1;
  const grown = { ...target, stamps: [...target.stamps, { id: stampId, index }] };
  return { ...books, stampBook: stampBook.map((group) => (group === target ? grown : group)) };
}

/** The books without a stamp: its place, its part in bundles, and the times at which it recurs. */
export function withoutStamp(books: QuestConfiguration, stampId: string): QuestConfiguration {
  const { bundleBook } = books;
  const isOther = ({ quest_id }: { quest_id: string }) => quest_id !== stampId;
  return {
    ...books,
    stampBook: books.stampBook.map((group) => ({
      ...group,
      stamps: group.stamps.filter(({ id }) => id !== stampId),
      bundles: group.bundles.map((bundle) => ({
        ...bundle,
        stampIds: bundle.stampIds.filter((id) => id !== stampId),
      })),
    })),
    bundleBook: {
      ...bundleBook,
      monthly_schedule: bundleBook.monthly_schedule.filter(isOther),
      monthly_reservations: bundleBook.monthly_reservations.filter(isOther),
    },
  };
}

function locationGroupOf(group: JsonObject): LocationGroup[] {
  const locations = readList(group.locations, withId);
  return [{ ...group, name: textOf(group.name), ...listsOf({ locations }) }];
}

function stampGroupOf(group: JsonObject): StampGroup[] {
  const stamps = readList(group.stamps, (stamp, position) =>
    withId(stamp).map((entry) => ({ ...entry, index: numberOf(stamp.index) ?? position })),
  );
  const bundles = readList(group.bundles, bundleOf);
  return [{ ...group, name: textOf(group.name), ...listsOf({ stamps, bundles }) }];
}

function bundleOf(bundle: JsonObject): StampBundle[] {
  const stampIds = rawEntries(bundle.stampIds).map(textOf).filter(Boolean);
  return [{ ...bundle, name: textOf(bundle.name), stampIds }];
}

function scheduleEntryOf(entry: JsonObject): MonthlyScheduleEntry[] {
  return recurrenceOf(entry).map((recurrence) => ({
    ...recurrence,
    supervisor_name: textOf(entry.supervisor_name),
  }));
}

function reservationEntryOf(entry: JsonObject): MonthlyReservationEntry[] {
  const { spots, release_days, release_time, ...rest } = entry;
  const group_id = textOf(rest.group_id);
  const part = {
    spots: numberOf(spots) ?? undefined,
    release_days: numberOf(release_days) ?? undefined,
    release_time: clockOf(release_time) ?? undefined,
  };
  return group_id === ''
    ? []
    : recurrenceOf(rest).map((recurrence) => ({ ...recurrence, group_id, ...part }));
}

/** Recurrence entry as a list of one, or an empty list if it has no stamp, location or start time. */
function recurrenceOf({ last, ...entry }: JsonObject) {
  const quest_id = textOf(entry.quest_id);
  const location_id = textOf(entry.location_id);
  const start_time = clockOf(entry.start_time);
  if (quest_id === '' || location_id === '' || start_time === null) return [];
  return [
    {
      ...entry,
      quest_id,
      location_id,
      start_time,
      end_time: clockOf(entry.end_time),
      weeks: numbersUpTo(5, entry.weeks),
      days: numbersUpTo(7, entry.days),
      ...(last === true ? { last: true as const } : {}),
    },
  ];
}

function withId(entry: JsonObject): (JsonObject & { id: string })[] {
  const id = textOf(entry.id);
  return id === '' ? [] : [{ ...entry, id }];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/**
 * Normalizes a time to 'HH:MM'. Accepts '9:00' and '09:00:00' from older books; refuses '01:00 PM' rather than
 * misread it.
 */
function clockOf(value: unknown): string | null {
  const clock = textOf(value)
    .replace(/^(\d?\d:\d\d):\d\d(\.\d+)?$/, '$1')
    .padStart(5, '0');
  return isClock(clock) ? clock : null;
}

function numbersUpTo(max: number, value: unknown): number[] {
  const numbers = rawEntries(value)
    .map(numberOf)
    .filter((number) => Number.isInteger(number)) as number[];
  return [...new Set(numbers)].filter((number) => number >= 1 && number <= max).sort((a, b) => a - b);
}
