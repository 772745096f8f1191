import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { AnswerSubject } from '#api/access/outbox/links/answer-link.ts';
import type { Context } from '#api/access/request/context.ts';
import type { AnswerRequest, MutationAnswerReminderArgs } from '#api/graphql/generated/types.ts';
import { giveUpPlace } from '#api/places/places/give-up-place.ts';
import { loadContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { answerRequestOf, openAnswerLink } from './answer-request.ts';

/**
 * Answers a reminder for whoever holds its link: marks that the person comes, or gives the place back with all that
 * follows. What cannot be answered any more stays as it is, and the answer says why.
 * Errors: INVALID_TOKEN, RATE_LIMITED, BAD_USER_INPUT, FORBIDDEN for a yes by a guardian's link.
 */
export async function answerReminder(
  context: Context,
  { token, isComing, reason }: MutationAnswerReminderArgs,
): Promise<AnswerRequest> {
  const { store, now } = context;
  const link = openAnswerLink(context, token);
  if (link.purpose === 'cannot' && isComing) throw new DomainError('FORBIDDEN');
  await countAttempt(store, [{ limit: 'answerByContract', subject: link.id }], now);
  return store.write(async (tx) => {
    const { state } = await answerRequestOf(tx, context, link);
    if (state === 'OPEN') await (isComing ? confirm(tx, link, now) : cancel(context, tx, link, reason));
    return answerRequestOf(tx, context, link);
  });
}

async function confirm(tx: Db, { id }: AnswerSubject, now: number): Promise<void> {
  await tx
    .update(contract)
    .set({ confirmedAt: now })
    .where(and(eq(contract.id, id), isActiveSignUp()));
}

async function cancel(
  context: Context,
  tx: Db,
  { id, purpose }: AnswerSubject,
  abandonReason: string | null | undefined,
): Promise<void> {
  const facts = await loadContractFacts(tx, id);
  if (!facts) throw new DomainError('INVALID_TOKEN');
  await giveUpPlace(context, tx, { facts, abandonReason, actingId: facts.chariteerId });
  // No one was logged in: without this, nothing would say which way it came.
  await recordAudit(tx, context.now, {
    action: 'bailed-out-by-link',
    actorId: null,
    subjectId: id,
    detail: { link: purpose },
  });
}
