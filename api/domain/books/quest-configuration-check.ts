import { QUEST_LIMITS } from '../quests/quest-limits.ts';
import type { EventType } from '../quests/quest-status.ts';
import { RELEASE_DAYS_MAX } from '../reservations/guild-spots.ts';
import { type JsonObject, unreadEntries } from '../text/kept-entries.ts';
import { parsedJson } from '../text/parsed-json.ts';
import type { ConsoleRulesTexts } from '../texts/generated/console-rules.ts';
import type { TextsAs } from '../texts/text-ref.ts';
import { isClock } from '../time/new-york-time.ts';
import { parseQuestConfiguration, type QuestConfiguration } from './quest-configuration.ts';

/** What the entries of a charity's books may name. */
export type BookReferences = {
  /** The charity's stamps with their type. */
  stamps: ReadonlyMap<string, EventType>;
  /** The most volunteers that a quest of each stamp takes. */
  maximums: ReadonlyMap<string, number>;
  approvedLocationIds: ReadonlySet<string>;
  guildIds: ReadonlySet<string>;
};

export const BOOK_LIMITS = { charactersMax: 200_000, entriesMax: 500, nameMax: 100 } as const;

/**
 * What is wrong with books that are to be saved, or null. Reading them is tolerant and leaves out what it cannot
 * read; saving must not, or people would lose what they typed. What stands in the stored books already is taken as
 * it is: when a location goes, each entry that names it can be mended on its own.
 */
export function problemOfBooks<Text>(
  t: TextsAs<ConsoleRulesTexts, Text>,
  json: string,
  references: BookReferences,
  storedJson = '{}',
): Text | null {
  if (json.length > BOOK_LIMITS.charactersMax) return t.booksLong;
  const raw = readObject(json);
  if (raw === null) return t.booksNoObject;
  const books = parseQuestConfiguration(json);
  const stored = parseQuestConfiguration(storedJson);
  const isStored = storedEntries(readObject(storedJson) ?? {});
  return (
    lostProblem(t, raw, books, isStored) ??
    locationProblem(t, books, stored, references) ??
    stampBookProblem(t, books, stored, references) ??
    firstProblem(t.booksTimes, entriesOf(raw, 'monthly_schedule'), (entry) =>
      isStored(entry) ? null : problemOfEntry(t, entry, references),
    ) ??
    firstProblem(t.booksReservation, entriesOf(raw, 'monthly_reservations'), (entry) =>
      isStored(entry) ? null : (problemOfEntry(t, entry, references) ?? guildProblem(t, entry, references)),
    )
  );
}

/** The ids of the guilds that the books reserve quests for. */
export function guildIdsIn(json: string): string[] {
  const { monthly_reservations } = parseQuestConfiguration(json).bundleBook;
  return [...new Set(monthly_reservations.map(({ group_id }) => group_id))];
}

type IsStored = (entry: unknown) => boolean;

/** Whether an entry of the books stands in the stored ones letter by letter. */
function storedEntries(raw: JsonObject): IsStored {
  const lists = [raw.locationBook, raw.stampBook, entriesOf(raw, 'monthly_schedule')];
  const entries = [...lists, entriesOf(raw, 'monthly_reservations')].flat();
  const texts = new Set(entries.map((entry) => JSON.stringify(entry)));
  return (entry) => texts.has(JSON.stringify(entry));
}

/** Whether everything that was sent could be read as an entry. */
function lostProblem<Text>(
  t: TextsAs<ConsoleRulesTexts, Text>,
  raw: JsonObject,
  books: QuestConfiguration,
  isStored: IsStored,
): Text | null {
  const { bundleBook } = books;
  for (const [list, sent, unread] of [
    ['locationBook', raw.locationBook, unreadEntries(books, 'locationBook')],
    ['stampBook', raw.stampBook, unreadEntries(books, 'stampBook')],
    ['monthly_schedule', entriesOf(raw, 'monthly_schedule'), unreadEntries(bundleBook, 'monthly_schedule')],
    [
      'monthly_reservations',
      entriesOf(raw, 'monthly_reservations'),
      unreadEntries(bundleBook, 'monthly_reservations'),
    ],
  ] as const) {
    if (sent === undefined) continue;
    if (!Array.isArray(sent)) return t.booksNoList({ list });
    if (sent.length > BOOK_LIMITS.entriesMax)
      return t.booksMany({ list, max: String(BOOK_LIMITS.entriesMax) });
    if (!unread.every(isStored)) {
      return t.booksUnread({ list });
    }
  }
  return null;
}

function locationProblem<Text>(
  t: TextsAs<ConsoleRulesTexts, Text>,
  { locationBook }: QuestConfiguration,
  stored: QuestConfiguration,
  { approvedLocationIds }: BookReferences,
): Text | null {
  const known = new Set(locationIdsIn(stored));
  if (!locationIdsIn({ locationBook }).every((id) => approvedLocationIds.has(id) || known.has(id))) {
    return t.booksLocation;
  }
  return isMore(locationBook, stored.locationBook, hasLongName) ? tooLongName(t) : null;
}

function locationIdsIn({ locationBook }: Pick<QuestConfiguration, 'locationBook'>): string[] {
  return locationBook.flatMap(({ locations }) => locations.map(({ id }) => id));
}

function stampBookProblem<Text>(
  t: TextsAs<ConsoleRulesTexts, Text>,
  { stampBook }: QuestConfiguration,
  stored: QuestConfiguration,
  { stamps }: BookReferences,
): Text | null {
  const now = partsOf(stampBook);
  const before = partsOf(stored.stampBook);
  const known = new Set([...before.placed, ...before.bundled]);
  if (![...now.placed, ...now.bundled].every((id) => stamps.has(id) || known.has(id))) {
    return t.booksStamp;
  }
  if (isMore(now.placed, before.placed, isRepeated)) return t.booksStampTwice;
  if (isMore(now.bundles, before.bundles, ({ name }) => name.trim() === '')) return t.booksBundleName;
  const named = [...stampBook, ...now.bundles];
  return isMore(named, [...stored.stampBook, ...before.bundles], hasLongName) ? tooLongName(t) : null;
}

function partsOf(stampBook: QuestConfiguration['stampBook']) {
  const bundles = stampBook.flatMap((group) => group.bundles);
  return {
    placed: stampBook.flatMap((group) => group.stamps.map(({ id }) => id)),
    bundles,
    bundled: bundles.flatMap(({ stampIds }) => stampIds),
  };
}

type Fault<Entry> = (entry: Entry, index: number, all: readonly Entry[]) => boolean;

/** Whether a fault occurs more often than in the stored books. */
function isMore<Entry>(entries: readonly Entry[], stored: readonly Entry[], isFault: Fault<Entry>): boolean {
  return entries.filter(isFault).length > stored.filter(isFault).length;
}

const isRepeated: Fault<string> = (id, index, all) => all.indexOf(id) !== index;
const hasLongName: Fault<{ name: string }> = ({ name }) => [...name].length > BOOK_LIMITS.nameMax;

function tooLongName<Text>(t: TextsAs<ConsoleRulesTexts, Text>): Text {
  return t.booksNameLong({ max: String(BOOK_LIMITS.nameMax) });
}

/** Checks an entry; returns the key of the message for the rule it breaks, or false. */
type EntryRule = (entry: JsonObject, references: BookReferences) => EntryFault | false;
type EntryFault = Extract<keyof ConsoleRulesTexts, `times${string}`>;

const ENTRY_RULES: readonly EntryRule[] = [
  ({ quest_id }, { stamps }) => !stamps.has(String(quest_id)) && 'timesStamp',
  ({ quest_id }, { stamps }) => stamps.get(String(quest_id)) === 'HYBRID-ROLE' && 'timesHybrid',
  ({ location_id }, { approvedLocationIds }) =>
    !approvedLocationIds.has(String(location_id)) && 'timesLocation',
  ({ weeks, last }) => !isListOf(weeks, 5, last === true) && 'timesWeeks',
  ({ days }) => !isListOf(days, 7, false) && 'timesDays',
  ({ start_time }) => !isClockText(start_time) && 'timesStart',
  ({ end_time }) => end_time != null && !isClockText(end_time) && 'timesEnd',
  ({ quest_id, end_time }, { stamps }) =>
    end_time == null && stamps.get(String(quest_id)) === 'OSV' && 'timesNoEnd',
  (entry) => isTooLongShift(entry) && 'timesLong',
  ({ supervisor_name: name }) =>
    [...String(name ?? '')].length > QUEST_LIMITS.giverNameMax && 'timesSupervisor',
];

function guildProblem<Text>(
  t: TextsAs<ConsoleRulesTexts, Text>,
  { quest_id, group_id, spots, release_days: days, release_time: time }: JsonObject,
  { guildIds, maximums }: BookReferences,
): Text | null {
  const max = maximums.get(String(quest_id)) ?? QUEST_LIMITS.resourceMax;
  if (spots !== undefined && !isListOf([spots], max, false)) return t.heldSpots({ max: String(max) });
  const isRelease =
    days === undefined
      ? time === undefined
      : isListOf([days], RELEASE_DAYS_MAX, false) && (time === undefined || isClockText(time));
  if (!isRelease) return t.heldRelease({ max: String(RELEASE_DAYS_MAX) });
  return guildIds.has(String(group_id)) ? null : t.timesGuild;
}

/** What is wrong with an entry of the monthly schedule, or null. */
export function problemOfEntry<Text>(
  t: TextsAs<ConsoleRulesTexts, Text>,
  entry: JsonObject,
  references: BookReferences,
): Text | null {
  for (const rule of ENTRY_RULES) {
    const fault = rule(entry, references);
    if (fault) return t[fault];
  }
  return null;
}

function firstProblem<Text>(
  said: TextsAs<ConsoleRulesTexts, Text>['booksTimes'],
  entries: unknown,
  problemOf: (entry: JsonObject) => Text | null,
): Text | null {
  if (!Array.isArray(entries)) return null;
  for (const [index, entry] of entries.entries()) {
    const problem = problemOf(entry as JsonObject);
    if (problem) return said({ position: String(index + 1), problem });
  }
  return null;
}

function entriesOf(raw: JsonObject, list: 'monthly_schedule' | 'monthly_reservations'): unknown {
  const { bundleBook } = raw;
  return typeof bundleBook === 'object' && bundleBook !== null
    ? (bundleBook as JsonObject)[list]
    : bundleBook;
}

function isListOf(value: unknown, max: number, mayBeEmpty: boolean): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length === 0) return mayBeEmpty;
  return value.every((one) => Number.isInteger(one) && one >= 1 && one <= max);
}

function isClockText(value: unknown): boolean {
  return typeof value === 'string' && isClock(value);
}

/** An end that is not after the start belongs to the next day. */
function isTooLongShift({ start_time, end_time }: JsonObject): boolean {
  if (!isClockText(start_time) || !isClockText(end_time)) return false;
  const minutes = minuteOf(end_time as string) - minuteOf(start_time as string);
  return (minutes > 0 ? minutes : minutes + 24 * 60) > QUEST_LIMITS.durationMaxMinutes;
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

function readObject(json: string): JsonObject | null {
  const value = parsedJson(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}
