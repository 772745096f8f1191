import type { FormRefusalsTexts } from '../texts/generated/form-refusals.ts';
import type { TextsAs } from '../texts/text-ref.ts';

export const FLEXIBLE_STEP_MINUTES = 15;
const MINUTE_MS = 60_000;

/** Instants in epoch milliseconds; flexibleMinimumTime in minutes, null on a quest with fixed times. */
export type FlexibleQuest = {
  startedAt: number | null;
  endedAt: number | null;
  flexibleMinimumTime: number | null;
};
/** Instants in epoch milliseconds. */
export type ExpectedTimes = { expectedArrivalAt: number | null; expectedDepartureAt: number | null };

const FAULT_TEXTS = {
  TIMES_MISSING: 'timesMissing',
  TIMES_CROSS: 'timesCross',
  BEFORE_START: 'beforeStart',
  AFTER_END: 'afterEnd',
  TOO_SHORT: 'stayTooShort',
} as const;
export type FlexibleTimeFault = keyof typeof FAULT_TEXTS;

/** What is said of a fault to whoever chose the times. */
export function flexibleTimeText<Text>(t: TextsAs<FormRefusalsTexts, Text>, fault: FlexibleTimeFault): Text {
  return t[FAULT_TEXTS[fault]];
}

/** What is wrong with the chosen times of a flexible quest, or null; a quest with fixed times asks for none. */
export function checkFlexibleTime(quest: FlexibleQuest, chosen: ExpectedTimes): FlexibleTimeFault | null {
  if (quest.flexibleMinimumTime === null) return null;
  const { expectedArrivalAt: arrival, expectedDepartureAt: departure } = chosen;
  if (arrival === null || departure === null) return 'TIMES_MISSING';
  if (departure <= arrival) return 'TIMES_CROSS';
  if (quest.startedAt !== null && arrival < quest.startedAt) return 'BEFORE_START';
  if (quest.endedAt !== null && departure > quest.endedAt) return 'AFTER_END';
  return departure - arrival < quest.flexibleMinimumTime * MINUTE_MS ? 'TOO_SHORT' : null;
}

/** The instants the slider stops at: every 15 minutes from the start, and the end. */
export function flexibleSteps({ startedAt, endedAt }: FlexibleQuest): number[] {
  if (startedAt === null || endedAt === null || endedAt <= startedAt) return [];
  const stepMs = FLEXIBLE_STEP_MINUTES * MINUTE_MS;
  const count = Math.ceil((endedAt - startedAt) / stepMs);
  return [...Array.from({ length: count }, (_, index) => startedAt + index * stepMs), endedAt];
}

/** The stops one may arrive at and still stay long enough. */
export function arrivalSteps(quest: FlexibleQuest): number[] {
  const { endedAt } = quest;
  if (endedAt === null) return [];
  return flexibleSteps(quest).filter((stop) => stop <= endedAt - minimumMs(quest) && stop < endedAt);
}

/** The stops one may leave at after an arrival (epoch milliseconds). */
export function departureSteps(quest: FlexibleQuest, arrivalAt: number): number[] {
  return flexibleSteps(quest).filter((stop) => stop >= arrivalAt + minimumMs(quest) && stop > arrivalAt);
}

/** Whether a quest ends before anybody could have stayed as long as it asks for. */
export function isTooShort(quest: FlexibleQuest): boolean {
  const { startedAt, endedAt } = quest;
  return startedAt !== null && endedAt !== null && endedAt - startedAt < minimumMs(quest);
}

function minimumMs({ flexibleMinimumTime }: FlexibleQuest): number {
  return (flexibleMinimumTime ?? 0) * MINUTE_MS;
}
