import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { changedTo } from '#api/access/outbox/rows/status-change.ts';
import type { Context } from '#api/access/request/context.ts';
import type { OutboxMessage } from '#api/graphql/generated/types.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOfRetry } from '#domain/messages/mail-delivery.ts';
import { MAIL_COLUMNS, shownMail } from './shown-mail.ts';

/** An email as if no one had tried it. */
export const AGAIN = { status: 'waiting', attempts: 0, deferrals: 0 } as const;

/**
 * Puts an email that was given up back into the queue, with all its attempts. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, MAIL_NOT_FOUND, BAD_USER_INPUT.
 */
export async function retryMail({ viewer, store, now }: Context, id: string): Promise<OutboxMessage> {
  const { accountId } = requireStaff(viewer);
  return store.write(async (tx) => {
    const [mail] = await tx.select(MAIL_COLUMNS).from(outboxMessage).where(eq(outboxMessage.id, id));
    if (!mail) throw new DomainError('MAIL_NOT_FOUND');
    const message = refusalOfRetry(mail, now);
    if (message !== null) throw new DomainError('BAD_USER_INPUT', { message });
    const again = { ...AGAIN, nextAttemptAt: now };
    await tx
      .update(outboxMessage)
      .set({ ...again, ...changedTo('waiting', now) })
      .where(eq(outboxMessage.id, id));
    const about = { actorId: accountId, subjectId: id };
    await recordAudit(tx, now, { ...about, action: 'mail-retried' });
    return shownMail(tx, { ...mail, ...again }, now);
  });
}
