import { QUEST_LIMITS } from '../quests/quest-limits.ts';
import type { EventType } from '../quests/quest-status.ts';
import { type JsonObject, readJson, unreadEntries } from '../text/kept-entries.ts';
import { isClock } from '../time/new-york-time.ts';
import { parseQuestConfiguration, type QuestConfiguration } from './quest-configuration.ts';

/** What the entries of a charity's books may name. */
export type BookReferences = {
  /** The charity's stamps with their type. */
  stamps: ReadonlyMap<string, EventType>;
  approvedLocationIds: ReadonlySet<string>;
  guildIds: ReadonlySet<string>;
};

export const BOOK_LIMITS = { charactersMax: 200_000, entriesMax: 500, nameMax: 100 } as const;

/**
 * What is wrong with books that are to be saved, or null. Reading them is tolerant and leaves out what it cannot
 * read; saving must not, or people would lose what they typed. What stands in the stored books already is taken as
 * it is: when a location goes, each entry that names it can be mended on its own.
 */
export function problemOfBooks(json: string, references: BookReferences, storedJson = '{}'): string | null {
  if (json.length > BOOK_LIMITS.charactersMax) return 'The books are too long.';
  const raw = readObject(json);
  if (raw === null) return 'The books must be a JSON object.';
  const books = parseQuestConfiguration(json);
  const stored = parseQuestConfiguration(storedJson);
  const isStored = storedEntries(readObject(storedJson) ?? {});
  return (
    lostProblem(raw, books, isStored) ??
    locationProblem(books, stored, references) ??
    stampBookProblem(books, stored, references) ??
    firstProblem('Monthly schedule', entriesOf(raw, 'monthly_schedule'), (entry) =>
      isStored(entry) ? null : recurrenceProblem(entry, references),
    ) ??
    firstProblem('Monthly reservations', entriesOf(raw, 'monthly_reservations'), (entry) =>
      isStored(entry) ? null : (recurrenceProblem(entry, references) ?? guildProblem(entry, references)),
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
function lostProblem(raw: JsonObject, books: QuestConfiguration, isStored: IsStored): string | null {
  const { bundleBook } = books;
  for (const [name, sent, unread] of [
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
    if (!Array.isArray(sent)) return `${name} must be a list.`;
    if (sent.length > BOOK_LIMITS.entriesMax) return `${name}: at most ${BOOK_LIMITS.entriesMax} entries.`;
    if (!unread.every(isStored)) {
      return `${name}: every entry needs its stamp, its location and its start as HH:MM.`;
    }
  }
  return null;
}

function locationProblem(
  { locationBook }: QuestConfiguration,
  stored: QuestConfiguration,
  { approvedLocationIds }: BookReferences,
): string | null {
  const known = new Set(locationIdsIn(stored));
  if (!locationIdsIn({ locationBook }).every((id) => approvedLocationIds.has(id) || known.has(id))) {
    return "The location book names a location that is not one of the charity's approved locations.";
  }
  return isMore(locationBook, stored.locationBook, hasLongName) ? TOO_LONG_NAME : null;
}

function locationIdsIn({ locationBook }: Pick<QuestConfiguration, 'locationBook'>): string[] {
  return locationBook.flatMap(({ locations }) => locations.map(({ id }) => id));
}

function stampBookProblem(
  { stampBook }: QuestConfiguration,
  stored: QuestConfiguration,
  { stamps }: BookReferences,
): string | null {
  const now = partsOf(stampBook);
  const before = partsOf(stored.stampBook);
  const known = new Set([...before.placed, ...before.bundled]);
  if (![...now.placed, ...now.bundled].every((id) => stamps.has(id) || known.has(id))) {
    return "The stamp book names a stamp that is not one of the charity's own.";
  }
  if (isMore(now.placed, before.placed, isRepeated)) return 'A stamp stands in the stamp book once only.';
  if (isMore(now.bundles, before.bundles, ({ name }) => name.trim() === ''))
    return 'Every bundle needs a name.';
  const named = [...stampBook, ...now.bundles];
  return isMore(named, [...stored.stampBook, ...before.bundles], hasLongName) ? TOO_LONG_NAME : null;
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

const TOO_LONG_NAME = `A name in the books has at most ${BOOK_LIMITS.nameMax} characters.`;

type EntryRule = (entry: JsonObject, references: BookReferences) => string | false;

const ENTRY_RULES: readonly EntryRule[] = [
  ({ quest_id }, { stamps }) => !stamps.has(String(quest_id)) && "the stamp is not one of the charity's own.",
  ({ quest_id }, { stamps }) =>
    stamps.get(String(quest_id)) === 'HYBRID-ROLE' && 'a hybrid role has no date.',
  ({ location_id }, { approvedLocationIds }) =>
    !approvedLocationIds.has(String(location_id)) &&
    "the location must be one of the charity's approved locations.",
  ({ weeks, last }) =>
    !isListOf(weeks, 5, last === true) && 'weeks are numbers from 1 to 5, at least one of them.',
  ({ days }) =>
    !isListOf(days, 7, false) && 'days are numbers from 1 (Monday) to 7 (Sunday), at least one of them.',
  ({ start_time }) => !isClockText(start_time) && 'the start must be a time such as 09:30.',
  ({ end_time }) => end_time != null && !isClockText(end_time) && 'the end must be a time such as 12:30.',
  ({ quest_id, end_time }, { stamps }) =>
    end_time == null && stamps.get(String(quest_id)) === 'OSV' && 'an on-site shift needs an end.',
  (entry) => isTooLongShift(entry) && 'the quest should not be longer than 16 hours long.',
  ({ supervisor_name: name }) =>
    [...String(name ?? '')].length > QUEST_LIMITS.giverNameMax && "the supervisor's name is too long.",
];

function guildProblem({ group_id }: JsonObject, { guildIds }: BookReferences): string | null {
  return guildIds.has(String(group_id)) ? null : 'there is no such guild.';
}

function recurrenceProblem(entry: JsonObject, references: BookReferences): string | null {
  for (const rule of ENTRY_RULES) {
    const problem = rule(entry, references);
    if (problem) return problem;
  }
  return null;
}

function firstProblem(
  what: string,
  entries: unknown,
  problemOf: (entry: JsonObject) => string | null,
): string | null {
  if (!Array.isArray(entries)) return null;
  for (const [index, entry] of entries.entries()) {
    const problem = problemOf(entry as JsonObject);
    if (problem) return `${what}, entry ${index + 1}: ${problem}`;
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
  const value = readJson(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}
