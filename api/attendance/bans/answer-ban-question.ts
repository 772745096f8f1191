import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireAdmin, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAnswerBanQuestionArgs } from '#api/graphql/generated/types.ts';
import { banQuestion } from '#db/schema/ban-question.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { findOpenQuestion } from './ban-question-queries.ts';
import { insertBan } from './insert-ban.ts';
import { tellApart } from './lift-ban.ts';

/**
 * Says whether a record is the person who was banned: then it carries the ban, else it is not asked about again. For
 * the provider's admins; they block nobody they know nothing of. Errors: NOT_LOGGED_IN, FORBIDDEN,
 * BAN_QUESTION_NOT_FOUND, BAN_QUESTION_TOO_EARLY.
 */
export async function answerBanQuestion(
  context: Context,
  { id, isSamePerson }: MutationAnswerBanQuestionArgs,
): Promise<boolean> {
  requireLogin(context.viewer);
  const { store, now } = context;
  return store.write(async (tx) => {
    const question = await findOpenQuestion(tx, id);
    if (!question) throw new DomainError('BAN_QUESTION_NOT_FOUND');
    const { providerId, chariteerId, rootId } = question;
    const { accountId: actorId } = requireAdmin(context.viewer, providerId);
    if (isSamePerson && !question.isOnQuest) throw new DomainError('BAN_QUESTION_TOO_EARLY');
    if (isSamePerson) {
      const root = { ...question, id: rootId };
      await insertBan(tx, context, { providerId, chariteerId, reason: null, root, actorId });
      await tx.update(banQuestion).set({ answer: 'same', answeredAt: now }).where(eq(banQuestion.id, id));
    } else await tellApart(tx, now, { chariteerId, rootId });
    const about = { actorId, subjectId: chariteerId };
    await recordAudit(tx, now, {
      ...about,
      action: isSamePerson ? 'ban-confirmed' : 'ban-dismissed',
      detail: { providerId },
    });
    return true;
  });
}
