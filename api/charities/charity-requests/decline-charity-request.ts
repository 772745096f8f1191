import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationDeclineCharityRequestArgs } from '#api/graphql/generated/types.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import { STAFF_WORDS_MAX } from '#domain/charities/charity-request.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { requestDeclinedMail } from './charity-request-mail.ts';
import { requireRequestWords } from './request-words.ts';

/**
 * Declines a request: its sender is told why, and what it told is deleted. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN,
 * BAD_USER_INPUT, CHARITY_REQUEST_NOT_FOUND.
 */
export async function declineCharityRequest(
  context: Context,
  { id, reason: typed }: MutationDeclineCharityRequestArgs,
): Promise<boolean> {
  const { viewer, store, now, config } = context;
  const { accountId: actorId } = requireStaff(viewer);
  const reason = requireRequestWords(typed, STAFF_WORDS_MAX);
  return store.write(async (tx) => {
    const [gone] = await tx.delete(charityRequest).where(eq(charityRequest.id, id)).returning();
    if (!gone) throw new DomainError('CHARITY_REQUEST_NOT_FOUND');
    const mail = mailIn(localeOf(gone.locale), (locale) => requestDeclinedMail(locale, config, { reason }));
    const to = { recipient: gone.emailAddress, ownerId: null };
    await queueMail(tx, context, { kind: 'charity-declined', ...mail, ...to });
    await recordAudit(tx, now, { actorId, subjectId: id, action: 'charity-request-declined' });
    return true;
  });
}
