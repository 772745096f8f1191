import { hasStarted, isOver, type PublishingStatus, type QuestTimes } from '../quests/quest-status.ts';

/** How it stands with what a link asks: whether someone comes to a quest. */
export const ANSWER_STATES = ['OPEN', 'BEGUN', 'CANCELLED', 'GIVEN_UP'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

export type AnswerFacts = {
  abandonedAt: number | null;
  quest: QuestTimes & { publishingStatus: PublishingStatus };
};

/**
 * State of a reminder's question. It can be answered only while OPEN: before the start, by a person still on the
 * quest.
 */
export function answerStateOf({ abandonedAt, quest }: AnswerFacts, now: number): AnswerState {
  if (quest.publishingStatus === 'Cancelled') return 'CANCELLED';
  if (hasStarted(quest, now) || isOver(quest, now)) return 'BEGUN';
  return abandonedAt === null ? 'OPEN' : 'GIVEN_UP';
}

const DAY_MS = 24 * 3_600_000;

/**
 * Whether managers must hear at once that a place came free: within 24 hours of the start, before it or after. A quest
 * without a start has no such time, and of one that is no more no one need hear.
 */
export function isLateBail(
  { startedAt, publishingStatus }: { startedAt: number | null; publishingStatus: PublishingStatus },
  now: number,
): boolean {
  if (startedAt === null || publishingStatus === 'Cancelled') return false;
  return Math.abs(startedAt - now) <= DAY_MS;
}
