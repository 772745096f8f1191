import { wasThere } from '../attendance/attendance.ts';
import { feedbackTexts } from '../texts/generated/feedback.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

export const FEEDBACK_WORDS_MAX = 280;
const DAY_MS = 24 * 3_600_000;
/** How long after the thanks an answer can be given and changed. */
export const FEEDBACK_OPEN_MS = 14 * DAY_MS;
/** Answers needed before managers can read them: with fewer, they could guess who wrote which. */
const LEAST_ANSWERS = 3;

/** How far back visitors are told what people said. */
export const COME_AGAIN_MS = 183 * DAY_MS;

/** Whether “Would you come again?” can be answered. `askedAt`: when the thanks went, null for never. Epoch ms. */
export function isFeedbackOpen({ askedAt, status, abandonedAt }: FeedbackFacts, now: number): boolean {
  if (askedAt === null || !wasThere(status) || abandonedAt !== null) return false;
  return now < askedAt + FEEDBACK_OPEN_MS;
}

export type FeedbackFacts = { askedAt: number | null; status: string | null; abandonedAt: number | null };

/** The words as they are kept: one paragraph's blanks become one each; null where nothing is said. */
export function feedbackWords(typed: string | null | undefined): string | null {
  return typed?.replaceAll(/\s+/g, ' ').trim() || null;
}

/** What is wrong with the words, for other clients; null when nothing is. */
export function checkFeedbackWords(words: string | null): TextRef | null {
  if (words === null || [...words].length <= FEEDBACK_WORDS_MAX) return null;
  return refsOf(feedbackTexts).wordsTooLong({ max: String(FEEDBACK_WORDS_MAX) });
}

export type GivenFeedback = { wouldComeAgain: boolean; words: string | null; answeredAt: number };

/** What those who run a quest read of the answers. */
export type ShownFeedback = { yesCount: number; noCount: number; words: string[] };

/**
 * What is shown of the answers: none below three, and then the oldest in full threes. So whoever looks again after one
 * more answer finds either the same or three more, never the difference that one person made; when an answer goes with
 * its account, the others of its three are not shown either. Words stand in the order of the alphabet, which says
 * nothing of when they came.
 */
export function shownFeedback(answers: readonly GivenFeedback[]): ShownFeedback | null {
  const shownCount = Math.floor(answers.length / LEAST_ANSWERS) * LEAST_ANSWERS;
  if (shownCount === 0) return null;
  const shown = [...answers].sort((one, other) => one.answeredAt - other.answeredAt).slice(0, shownCount);
  const yesCount = shown.filter(({ wouldComeAgain }) => wouldComeAgain).length;
  const words = shown.flatMap(({ words: said }) => said ?? []).sort((one, other) => (one < other ? -1 : 1));
  return { yesCount, noCount: shownCount - yesCount, words };
}

/** How many would come again, of how many who answered. */
export type ComeAgain = { yesCount: number; answerCount: number };

/**
 * What visitors are told of several quests together: the sum of what is shown of each. A sum of all answers would tell
 * managers, who know what is shown of each quest, what a single person of the others said.
 */
export function comeAgain(answers: readonly (GivenFeedback & { questId: string })[]): ComeAgain | null {
  const byQuest = Map.groupBy(answers, ({ questId }) => questId);
  const shown = [...byQuest.values()].flatMap((ofQuest) => shownFeedback(ofQuest) ?? []);
  if (shown.length === 0) return null;
  const yesCount = shown.reduce((sum, { yesCount: yes }) => sum + yes, 0);
  const noCount = shown.reduce((sum, { noCount: no }) => sum + no, 0);
  return { yesCount, answerCount: yesCount + noCount };
}
