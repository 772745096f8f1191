import { consoleRefusalsTexts } from '../../texts/generated/console-refusals.ts';
import { refsOf } from '../../texts/text-ref.ts';
import { addDays, instantOf, isClock, newYorkClock, newYorkDay } from '../../time/new-york-time.ts';
import type { EditableQuest, EditRefusal, QuestChanges } from './quest-edit.ts';

/** What is done to several quests at once. Clocks are 'HH:MM' in New York. */
export type SeveralChanges = {
  isCancelled?: boolean | null;
  /** Days by which they move, their clocks kept. */
  days?: number | null;
  start?: string | null;
  /** Times of day; with `start` alone a quest keeps its length. */
  end?: string | null;
  locationId?: string | null;
};

export const MOST_QUESTS_AT_ONCE = 100;
const MOST_DAYS = 366;

/** Why nothing can be done by these changes, or null. */
export function problemOfSeveral(changes: SeveralChanges): EditRefusal | null {
  const { isCancelled, days, start, end, locationId } = changes;
  const t = refsOf(consoleRefusalsTexts);
  const isNothing = !isCancelled && !days && !start && !end && !locationId;
  const isBad = Math.abs(days ?? 0) > MOST_DAYS || [start, end].some((clock) => clock && !isClock(clock));
  return isNothing || isBad ? { code: 'BAD_USER_INPUT', message: t.severalNothing } : null;
}

/** What the changes mean for one quest. */
export function changesOfSeveral(quest: EditableQuest, changes: SeveralChanges): QuestChanges {
  if (changes.isCancelled) return { publishingStatus: 'Cancelled' };
  return { ...timesOf(quest, changes), ...(changes.locationId && { locationId: changes.locationId }) };
}

/** Whether the changes give times to a quest that has none. */
export function lacksTimes({ startedAt }: EditableQuest, { days, start, end }: SeveralChanges): boolean {
  return startedAt === null && Boolean(days || start || end);
}

function timesOf({ startedAt, endedAt }: EditableQuest, { days, start, end }: SeveralChanges): QuestChanges {
  if (startedAt === null || !(days || start || end)) return {};
  const moved = (instant: number, clock = newYorkClock(instant)) =>
    instantOf(addDays(newYorkDay(instant), days ?? 0), clock);
  const startsAt = moved(startedAt, start ?? undefined);
  if (endedAt === null) return { startedAt: startsAt };
  if (end) return { startedAt: startsAt, endedAt: endOn(newYorkDay(startsAt), startsAt, end) };
  return { startedAt: startsAt, endedAt: start ? startsAt + (endedAt - startedAt) : moved(endedAt) };
}

/** The end by a clock: on the day of the start, or of the night after it. */
function endOn(day: string, startsAt: number, end: string): number {
  const sameDay = instantOf(day, end);
  return sameDay > startsAt ? sameDay : instantOf(addDays(day, 1), end);
}
