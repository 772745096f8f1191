import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAnswerCharityRequestArgs } from '#api/graphql/generated/types.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import { REQUEST_ANSWER_MAX } from '#domain/charities/charity-request.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readProgressToken } from './progress-link.ts';
import { requireRequestWords } from './request-words.ts';

/**
 * Keeps the answer to the question of staff. For whoever has the link of the emails, within the limit of the network.
 * Errors: BAD_USER_INPUT, RATE_LIMITED, CHARITY_REQUEST_NOT_FOUND, also where nothing is asked.
 */
export async function answerCharityRequest(
  { store, now, config, request, slowDown }: Context,
  { token, answer: typed }: MutationAnswerCharityRequestArgs,
): Promise<boolean> {
  const answer = requireRequestWords(typed, REQUEST_ANSWER_MAX);
  const counted = [byAddress('charityRequestByAddress', request.address)];
  await slowDown(await countAttempt(store, counted, now), request.address);
  const id = readProgressToken(config.dataKey, token)?.requestId ?? '';
  const isAsked = and(isNotNull(charityRequest.question), isNull(charityRequest.answer));
  return store.write(async (tx) => {
    const answered = await tx
      .update(charityRequest)
      .set({ answer, answeredAt: now })
      .where(and(eq(charityRequest.id, id), isAsked))
      .returning({ id: charityRequest.id });
    if (answered.length === 0) throw new DomainError('CHARITY_REQUEST_NOT_FOUND');
    await recordAudit(tx, now, { actorId: null, subjectId: id, action: 'charity-request-answered' });
    return true;
  });
}
