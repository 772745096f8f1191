import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAskBackCharityRequestArgs } from '#api/graphql/generated/types.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import { STAFF_WORDS_MAX } from '#domain/charities/charity-request.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { requestQuestionMail } from './charity-request-mail.ts';
import { progressLink } from './progress-link.ts';
import { requireRequestWords } from './request-words.ts';

/**
 * Asks the sender of a request a question, by mail. It replaces an earlier one with its answer. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT, CHARITY_REQUEST_NOT_FOUND.
 */
export async function askBackCharityRequest(
  context: Context,
  { id, question: typed }: MutationAskBackCharityRequestArgs,
): Promise<boolean> {
  const { viewer, store, now, config } = context;
  const { accountId: actorId } = requireStaff(viewer);
  const question = requireRequestWords(typed, STAFF_WORDS_MAX);
  return store.write(async (tx) => {
    const asked = { question, askedBackAt: now, answer: null, answeredAt: null };
    const [row] = await tx.update(charityRequest).set(asked).where(eq(charityRequest.id, id)).returning();
    if (!row) throw new DomainError('CHARITY_REQUEST_NOT_FOUND');
    const request = { requestId: id, askedAt: row.createdAt };
    const mail = mailIn(localeOf(row.locale), (locale) =>
      requestQuestionMail(locale, config, { question, link: progressLink(locale, config, request) }),
    );
    const to = { recipient: row.emailAddress, ownerId: null };
    await queueMail(tx, context, { kind: 'charity-question', ...mail, ...to });
    await recordAudit(tx, now, { actorId, subjectId: id, action: 'charity-request-questioned' });
    return true;
  });
}
