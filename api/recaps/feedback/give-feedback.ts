import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { FeedbackRequest, MutationGiveFeedbackArgs } from '#api/graphql/generated/types.ts';
import { copyOfOwnWords } from '#api/people/young-messages/copy-of-own-words.ts';
import { loadContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import { questFeedback } from '#db/schema/quest-message.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { checkFeedbackWords, feedbackWords } from '#domain/feedback/feedback.ts';
import { openFeedbackLink, readFeedbackRequest } from './feedback-request.ts';

/**
 * Keeps what someone answers to “Would you come again?”, in the place of an answer before.
 * Errors: INVALID_TOKEN, LINK_EXPIRED, RATE_LIMITED, BAD_USER_INPUT, CONTACT_DETAILS_TO_YOUNG.
 */
export async function giveFeedback(
  context: Context,
  { token, wouldComeAgain, words: typed }: MutationGiveFeedbackArgs,
): Promise<FeedbackRequest> {
  const { store, now } = context;
  const contractId = openFeedbackLink(context, token);
  const words = feedbackWords(typed);
  const problem = checkFeedbackWords(words);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  await countAttempt(store, [{ limit: 'answerByContract', subject: contractId }], now);
  return store.write(async (tx) => {
    const { questId, providerId } = await readFeedbackRequest(tx, context, contractId);
    const writerId = (await loadContractFacts(tx, contractId))?.chariteerId ?? '';
    await report(tx, context, 'WordsWritten', {
      copies: await copyOfOwnWords(tx, now, { text: words, writerId, providerId, kind: 'feedback' }),
    });
    const answer = { wouldComeAgain, words, answeredAt: now };
    await tx
      .insert(questFeedback)
      .values({ contractId, questId, ...answer })
      .onConflictDoUpdate({ target: questFeedback.contractId, set: answer });
    return readFeedbackRequest(tx, context, contractId);
  });
}
