import { consoleQuestRulesTexts } from '../../texts/generated/console-quest-rules.ts';
import { consoleRefusalsTexts } from '../../texts/generated/console-refusals.ts';
import { refsOf, type TextRef } from '../../texts/text-ref.ts';
import { addDays, instantOf, isClock, newYorkClock, newYorkDay } from '../../time/new-york-time.ts';
import { QUEST_LIMITS } from '../quest-limits.ts';
import type { EditableQuest, QuestChanges } from './quest-edit.ts';

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

export type SeveralProblem = {
  code: 'BAD_USER_INPUT';
  message: TextRef;
  field: 'days' | 'start' | 'end' | null;
};

/** Why nothing can be done by these changes, and which of them it is; or null. */
export function problemOfSeveral(changes: SeveralChanges): SeveralProblem | null {
  const { isCancelled, days, start, end, locationId } = changes;
  const t = refsOf(consoleRefusalsTexts);
  const problem = (field: SeveralProblem['field'], message: TextRef) =>
    ({ code: 'BAD_USER_INPUT', message, field }) as const;
  if (!isCancelled && !days && !start && !end && !locationId) return problem(null, t.severalNothing);
  if (days && !(Number.isInteger(days) && Math.abs(days) <= MOST_DAYS)) {
    return problem('days', t.severalDays({ max: String(MOST_DAYS) }));
  }
  if (start && !isClock(start)) return problem('start', t.severalClock);
  if (end && !isClock(end)) return problem('end', t.severalClock);
  const isBackwards = start && end && !isLaterClock(start, end);
  return isBackwards ? problem('end', refsOf(consoleQuestRulesTexts).endBeforeStart) : null;
}

/** Whether an end comes after a start: on the same day, or in the night that follows. */
function isLaterClock(start: string, end: string): boolean {
  return end > start || minutesOf(end) + 24 * 60 - minutesOf(start) <= QUEST_LIMITS.durationMaxMinutes;
}

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

type PlannedTimes = Pick<EditableQuest, 'startedAt' | 'endedAt'>;

/** What the changes mean for one quest. */
export function changesOfSeveral(quest: PlannedTimes, changes: SeveralChanges): QuestChanges {
  if (changes.isCancelled) return { publishingStatus: 'Cancelled' };
  return { ...timesOf(quest, changes), ...(changes.locationId && { locationId: changes.locationId }) };
}

/** Whether the changes give times to a quest that has none. */
export function lacksTimes({ startedAt }: PlannedTimes, { days, start, end }: SeveralChanges): boolean {
  return startedAt === null && Boolean(days || start || end);
}

function timesOf({ startedAt, endedAt }: PlannedTimes, { days, start, end }: SeveralChanges): QuestChanges {
  if (startedAt === null || !(days || start || end)) return {};
  const moved = (instant: number, clock = newYorkClock(instant)) =>
    instantOf(addDays(newYorkDay(instant), days ?? 0), clock);
  const startsAt = moved(startedAt, start ?? undefined);
  if (endedAt === null) return { startedAt: startsAt };
  if (end) return { startedAt: startsAt, endedAt: endOn(newYorkDay(startsAt), startsAt, end) };
  return { startedAt: startsAt, endedAt: start ? startsAt + (endedAt - startedAt) : moved(endedAt) };
}

/** The end by a clock: on the day of the start, or in the night after it. */
function endOn(day: string, startsAt: number, end: string): number {
  const isNight = end <= newYorkClock(startsAt) && isLaterClock(newYorkClock(startsAt), end);
  return instantOf(isNight ? addDays(day, 1) : day, end);
}
