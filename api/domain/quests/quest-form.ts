import type { Given } from '../fields/field.ts';
import { formatLongDate } from '../text/format.ts';
import { addMonths, monthBounds, newYorkDay, newYorkMonth } from '../time/new-york-time.ts';
import { QUEST_FIELDS, type QuestValues } from './quest-field.ts';
import { QUEST_LIMITS } from './quest-limits.ts';
import { hasStarted, type QuestTimes } from './quest-status.ts';

/** The rules for posting and editing a quest, with the texts shown when one is broken. */

export type QuestFormField = 'eventTitle' | 'description' | 'giverName' | 'startedAt' | 'endedAt';

export type QuestProblem = {
  code: 'BAD_USER_INPUT';
  message: string;
  /** The field to highlight. */
  field: QuestFormField;
  /** A second sentence that says what to do. */
  note?: string;
};

export const INCOMPLETE_QUEST = 'To Add this Quest, please fill out the details above.';
export const PAST_DATE_NOTE = 'Quests must be posted on a date on which volunteers can sign up.';
export const VEIL_NOTE = 'Please wait until the end of the month, when the limit extends.';

/** The last day for which quests can be posted when staff set none: the end of the 12th month from now. */
export function defaultVeilOfTime(now: number): string {
  return newYorkDay(monthBounds(addMonths(newYorkMonth(now), 12)).end - 1);
}

/** The times that a new quest of a type has: a supply request has no end, a hybrid role neither date nor times. */
export function postedTimes({ eventType, startedAt, endedAt }: QuestTimes): Omit<QuestTimes, 'eventType'> {
  return {
    startedAt: eventType === 'HYBRID-ROLE' ? null : startedAt,
    endedAt: eventType === 'OSV' ? endedAt : null,
  };
}

/** Whether everything is chosen that a new quest of the type needs and its end is later than its start. */
export function isReadyToPost(input: QuestTimes & { hasStamp: boolean; hasLocation: boolean }): boolean {
  return input.hasStamp && input.hasLocation && !missingTime(input) && !endBeforeStart(input);
}

/**
 * The first broken rule of a new quest's times, or null. `veilOfTime` is the last day 'YYYY-MM-DD' for which
 * quests can be posted.
 */
export function checkNewQuest(input: QuestTimes & { now: number; veilOfTime: string }): QuestProblem | null {
  const times = { ...postedTimes(input), eventType: input.eventType };
  return (
    missingTime(times) ??
    dateOutOfReach(times, input.now, input.veilOfTime) ??
    startInPast(times, input.now) ??
    endBeforeStart(times) ??
    tooLong(times)
  );
}

/** The first broken rule of an edited quest's times, or null. Times that a type does not need may be missing. */
export function checkEditedTimes(input: QuestTimes & { now: number }): QuestProblem | null {
  if (endBeforeStart(input)) return problem('startedAt', 'The starting time must be before the ending time.');
  return tooLong(input) ?? startInPast(input, input.now);
}

const TEXTS = ['eventTitle', 'description', 'giverName'] as const;

/** All broken rules of a quest's texts; a text that is left out is not checked. */
export function checkQuestTexts(texts: Given<Pick<QuestValues, (typeof TEXTS)[number]>>): QuestProblem[] {
  return TEXTS.flatMap((field) => {
    const message = texts[field] === undefined ? null : QUEST_FIELDS[field].problem(texts[field] ?? '');
    return message ? [problem(field, message)] : [];
  });
}

function missingTime({ eventType, startedAt, endedAt }: QuestTimes): QuestProblem | null {
  if (eventType !== 'HYBRID-ROLE' && startedAt === null) return problem('startedAt', INCOMPLETE_QUEST);
  if (eventType === 'OSV' && endedAt === null) return problem('endedAt', INCOMPLETE_QUEST);
  return null;
}

/** Whether the start lies before today or beyond the last day 'YYYY-MM-DD' for which quests can be posted. */
export function dateOutOfReach(
  { startedAt }: QuestTimes,
  now: number,
  veilOfTime: string,
): QuestProblem | null {
  if (startedAt === null) return null;
  const day = newYorkDay(startedAt);
  const date = formatLongDate(day);
  if (day < newYorkDay(now))
    return { ...problem('startedAt', `${date} is in the past.`), note: PAST_DATE_NOTE };
  if (day > veilOfTime) return { ...problem('startedAt', `${date} is unavailable.`), note: VEIL_NOTE };
  return null;
}

function startInPast(times: QuestTimes, now: number): QuestProblem | null {
  if (!hasStarted(times, now)) return null;
  return problem('startedAt', 'The starting time must be in the future.');
}

function endBeforeStart({ startedAt, endedAt }: QuestTimes): QuestProblem | null {
  if (startedAt === null || endedAt === null || endedAt > startedAt) return null;
  return problem('endedAt', 'End Time must be after Start Time!');
}

function tooLong({ startedAt, endedAt }: QuestTimes): QuestProblem | null {
  if (startedAt === null || endedAt === null) return null;
  if (endedAt - startedAt <= QUEST_LIMITS.durationMaxMinutes * 60_000) return null;
  return problem('endedAt', 'The quest should not be longer than 16 hours long.');
}

function problem(field: QuestFormField, message: string): QuestProblem {
  return { code: 'BAD_USER_INPUT', message, field };
}
