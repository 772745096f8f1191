import { addDays, instantOf, newYorkDay } from '../time/new-york-time.ts';
import type { Slot } from './monthly-review.ts';
import { type MonthlyScheduleEntry, recursOn } from './monthly-schedule.ts';

/** What tells an entry of a monthly schedule from others: its stamp, where it takes place and when it recurs. */
export type EntryTimes = Omit<MonthlyScheduleEntry, 'supervisor_name'>;

/** An entry as text, the same as long as neither its time nor its place changes. */
export function entryKey({
  quest_id,
  location_id,
  start_time,
  end_time,
  weeks,
  days,
  last,
}: EntryTimes): string {
  return JSON.stringify([quest_id, location_id, start_time, end_time, weeks, days, last === true]);
}

/** Reads what `entryKey` wrote. */
export function entryOfKey(key: string): EntryTimes {
  const [quest_id, location_id, start_time, end_time, weeks, days, last] = JSON.parse(key);
  return { quest_id, location_id, start_time, end_time, weeks, days, ...(last ? { last: true } : {}) };
}

/** Whether an entry gives the slot; its start is one of wall time, on both sides of a change of clocks. */
export function givesSlot(entry: EntryTimes, { templateQuestId, startedAt, locationId }: Slot): boolean {
  if (entry.quest_id !== templateQuestId || entry.location_id !== locationId || startedAt === null)
    return false;
  const day = newYorkDay(startedAt);
  return recursOn(entry, day) && instantOf(day, entry.start_time) === startedAt;
}

/** The days of an entry from one on to another, that one included. */
export function daysOfEntry(entry: EntryTimes, from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) if (recursOn(entry, day)) days.push(day);
  return days;
}

/**
 * What became of the entries that a schedule has no longer: the first new one of the same stamp took its place, or null.
 * By their keys.
 */
export function replacedEntries(
  before: readonly EntryTimes[],
  after: readonly EntryTimes[],
): Map<string, string | null> {
  const kept = new Set(after.map(entryKey));
  const known = new Set(before.map(entryKey));
  const added = after.filter((entry) => !known.has(entryKey(entry)));
  const replaced = new Map<string, string | null>();
  for (const entry of before) {
    const key = entryKey(entry);
    if (kept.has(key) || replaced.has(key)) continue;
    const at = added.findIndex(({ quest_id }) => quest_id === entry.quest_id);
    const [next] = at < 0 ? [] : added.splice(at, 1);
    replaced.set(key, next ? entryKey(next) : null);
  }
  return replaced;
}
