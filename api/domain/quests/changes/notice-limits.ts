import type { ErrorCode } from '../../errors/errors.ts';
import type { QuestNotice } from './quest-notice.ts';

/** How often the people of one quest are told of changes in a day of New York. */
export const MOST_NOTICES_A_DAY = 6;

export type NoticesToday = {
  /** Notices of the quest on this day, and those of them that were a cancellation with words. */
  told: number;
  cancelledWithWords: number;
  /** How many more messages the charity may write about the quest on this day. */
  messagesLeft: number;
};

/**
 * Why the people of a quest can’t be told of one more change today, or null. Words in a notice count as a message. A
 * quest can always be cancelled, and once a day with a reason.
 */
export function refusalOfNotice(
  notice: { kind: QuestNotice; words: string | null },
  { told, cancelledWithWords, messagesLeft }: NoticesToday,
): ErrorCode | null {
  const isCancelled = notice.kind === 'cancelled';
  if (!isCancelled && told >= MOST_NOTICES_A_DAY) return 'RATE_LIMITED';
  const isReason = isCancelled && cancelledWithWords === 0;
  return notice.words !== null && messagesLeft === 0 && !isReason ? 'QUEST_MESSAGES_SPENT' : null;
}
