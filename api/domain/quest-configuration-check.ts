import { isClock } from './new-york-time.ts';
import { parseQuestConfiguration, type QuestConfiguration } from './quest-configuration.ts';
import { QUEST_LIMITS } from './quest-form.ts';
import type { EventType } from './quest-status.ts';

/** What the entries of a charity's books may name. */
export type BookGround = {
  /** The charity's stamps with their type. */
  stamps: ReadonlyMap<string, EventType>;
  approvedLocationIds: ReadonlySet<string>;
  guildIds: ReadonlySet<string>;
};

export const BOOK_LIMITS = { charactersMax: 200_000, entriesMax: 500, nameMax: 100 } as const;

type JsonObject = Record<string, unknown>;

/**
 * What is wrong with books that are to be saved, or null. Reading them is tolerant and leaves out what it cannot
 * read; saving must not, or people would lose what they typed.
 */
export function problemOfBooks(json: string, ground: BookGround): string | null {
  if (json.length > BOOK_LIMITS.charactersMax) return 'The books are too long.';
  const raw = readObject(json);
  if (raw === null) return 'The books must be a JSON object.';
  const books = parseQuestConfiguration(json);
  return (
    lostProblem(raw, books) ??
    locationProblem(books, ground) ??
    stampBookProblem(books, ground) ??
    firstProblem('Monthly schedule', entriesOf(raw, 'monthly_schedule'), (entry) =>
      recurrenceProblem(entry, ground),
    ) ??
    firstProblem(
      'Monthly reservations',
      entriesOf(raw, 'monthly_reservations'),
      (entry) =>
        recurrenceProblem(entry, ground) ??
        (ground.guildIds.has(String(entry.group_id)) ? null : 'there is no such guild.'),
    )
  );
}

/** The ids of the guilds that the books reserve quests for. */
export function guildIdsIn(json: string): string[] {
  const { monthly_reservations } = parseQuestConfiguration(json).bundleBook;
  return [...new Set(monthly_reservations.map(({ group_id }) => group_id))];
}

/** Whether everything that was sent could be read as an entry. */
function lostProblem(raw: JsonObject, books: QuestConfiguration): string | null {
  for (const [name, sent, read] of [
    ['locationBook', raw.locationBook, books.locationBook],
    ['stampBook', raw.stampBook, books.stampBook],
    ['monthly_schedule', entriesOf(raw, 'monthly_schedule'), books.bundleBook.monthly_schedule],
    ['monthly_reservations', entriesOf(raw, 'monthly_reservations'), books.bundleBook.monthly_reservations],
  ] as const) {
    if (sent === undefined) continue;
    if (!Array.isArray(sent)) return `${name} must be a list.`;
    if (sent.length > BOOK_LIMITS.entriesMax) return `${name}: at most ${BOOK_LIMITS.entriesMax} entries.`;
    if (sent.length !== read.length) {
      return `${name}: every entry needs its stamp, its location and its start as HH:MM.`;
    }
  }
  return null;
}

function locationProblem({ locationBook }: QuestConfiguration, ground: BookGround): string | null {
  const ids = locationBook.flatMap(({ locations }) => locations.map(({ id }) => id));
  if (locationBook.some(({ name }) => isTooLong(name))) return TOO_LONG_NAME;
  return ids.every((id) => ground.approvedLocationIds.has(id))
    ? null
    : "The location book names a location that is not one of the charity's approved locations.";
}

function stampBookProblem({ stampBook }: QuestConfiguration, { stamps }: BookGround): string | null {
  const placed = stampBook.flatMap((group) => group.stamps.map(({ id }) => id));
  const bundles = stampBook.flatMap((group) => group.bundles);
  const bundled = bundles.flatMap(({ stampIds }) => stampIds);
  if (![...placed, ...bundled].every((id) => stamps.has(id))) {
    return "The stamp book names a stamp that is not one of the charity's own.";
  }
  if (new Set(placed).size !== placed.length) return 'A stamp stands in the stamp book once only.';
  if (bundles.some(({ name }) => name.trim() === '')) return 'Every bundle needs a name.';
  return [...stampBook, ...bundles].some(({ name }) => isTooLong(name)) ? TOO_LONG_NAME : null;
}

const TOO_LONG_NAME = `A name in the books has at most ${BOOK_LIMITS.nameMax} characters.`;

type EntryRule = (entry: JsonObject, ground: BookGround) => string | false;

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

function recurrenceProblem(entry: JsonObject, ground: BookGround): string | null {
  for (const rule of ENTRY_RULES) {
    const problem = rule(entry, ground);
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

function isTooLong(name: string): boolean {
  return [...name].length > BOOK_LIMITS.nameMax;
}

function readObject(json: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : null;
  } catch {
    return null;
  }
}
