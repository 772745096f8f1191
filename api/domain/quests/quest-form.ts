import type { Given } from '../fields/field.ts';
import { longDateRef } from '../texts/formats-for.ts';
import { consoleQuestRulesTexts } from '../texts/generated/console-quest-rules.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { addMonths, monthBounds, newYorkDay, newYorkMonth } from '../time/new-york-time.ts';
import { QUEST_FIELDS, type QuestValues } from './quest-field.ts';
import { QUEST_LIMITS } from './quest-limits.ts';
import { hasStarted, type QuestTimes } from './quest-status.ts';

/** The rules for posting and editing a quest, with what is said when one is broken. */

const t = refsOf(consoleQuestRulesTexts);

export type QuestFormField = 'eventTitle' | 'description' | 'giverName' | 'startedAt' | 'endedAt';

export type QuestProblem = {
  code: 'BAD_USER_INPUT';
  message: TextRef;
  /** The field to highlight. */
  field: QuestFormField;
  /** A second sentence that says what to do. */
  note?: TextRef;
};

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
  return input.hasStamp && input.hasLocation && !isTimeMissing(input) && !endsBeforeStart(input);
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
    (endsBeforeStart(times) ? problem('endedAt', t.endBeforeStart) : null) ??
    tooLong(times)
  );
}

/** The first broken rule of an edited quest's times, or null. Times that a type does not need may be missing. */
export function checkEditedTimes(input: QuestTimes & { now: number }): QuestProblem | null {
  if (endsBeforeStart(input)) return problem('startedAt', t.startAfterEnd);
  return tooLong(input) ?? startInPast(input, input.now);
}

/** Says that a quest ends before anybody could have stayed as long as it asks for. */
export function tooShortText(minutes: number): TextRef {
  return t.tooShort({ minutes: String(minutes) });
}

const TEXTS = ['eventTitle', 'description', 'giverName'] as const;

/** All broken rules of a quest's texts; a text that is left out is not checked. */
export function checkQuestTexts(texts: Given<Pick<QuestValues, (typeof TEXTS)[number]>>): QuestProblem[] {
  return TEXTS.flatMap((field) => {
    const message = texts[field] === undefined ? null : QUEST_FIELDS[field].problem(texts[field] ?? '');
    return message ? [problem(field, message)] : [];
  });
}

function missingTime(times: QuestTimes): QuestProblem | null {
  if (!isTimeMissing(times)) return null;
  return problem(times.startedAt === null ? 'startedAt' : 'endedAt', t.incomplete);
}

function isTimeMissing({ eventType, startedAt, endedAt }: QuestTimes): boolean {
  return (eventType !== 'HYBRID-ROLE' && startedAt === null) || (eventType === 'OSV' && endedAt === null);
}

/** Whether the start lies before today or beyond the last day 'YYYY-MM-DD' for which quests can be posted. */
export function dateOutOfReach(
  { startedAt }: QuestTimes,
  now: number,
  veilOfTime: string,
): QuestProblem | null {
  if (startedAt === null) return null;
  const day = newYorkDay(startedAt);
  const date = longDateRef(day);
  if (day < newYorkDay(now)) return { ...problem('startedAt', t.inPast({ date })), note: t.inPastNote };
  if (day > veilOfTime) return { ...problem('startedAt', t.unavailable({ date })), note: t.unavailableNote };
  return null;
}

function startInPast(times: QuestTimes, now: number): QuestProblem | null {
  return hasStarted(times, now) ? problem('startedAt', t.startInPast) : null;
}

function endsBeforeStart({ startedAt, endedAt }: QuestTimes): boolean {
  return startedAt !== null && endedAt !== null && endedAt <= startedAt;
}

function tooLong({ startedAt, endedAt }: QuestTimes): QuestProblem | null {
  if (startedAt === null || endedAt === null) return null;
  if (endedAt - startedAt <= QUEST_LIMITS.durationMaxMinutes * 60_000) return null;
  return problem('endedAt', t.tooLong);
}

function problem(field: QuestFormField, message: TextRef): QuestProblem {
  return { code: 'BAD_USER_INPUT', message, field };
}
