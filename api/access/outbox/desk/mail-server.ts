import { type and, count, eq } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { readMailServer } from '#api/access/outbox/delivery/mail-server-state.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MailServer } from '#api/graphql/generated/types.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { mailFailureText, SERVER_TROUBLES } from '#domain/messages/mail-delivery.ts';
import { isRetryable } from './retry-failed-mails.ts';

/** How the mail server is, and how many emails wait for it, for staff. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export async function showMailServer({ viewer, store, config, now }: Context): Promise<MailServer> {
  requireStaff(viewer);
  const { trouble, pausedUntil, lastSuccessAt, ...last } = await readMailServer(store.read);
  const { lastTrouble, lastTroubleCode: code, lastTroubleAt } = last;
  const isAway = config.smtpUrl !== null && trouble !== null;
  return {
    isSet: config.smtpUrl !== null,
    trouble: isAway ? mailFailureText({ reason: trouble, code }) : null,
    remedy: isAway ? SERVER_TROUBLES[trouble].remedy : null,
    nextAttemptAt: isAway ? pausedUntil : null,
    lastSuccessAt,
    lastTrouble: lastTrouble && mailFailureText({ reason: lastTrouble, code }),
    lastTroubleAt,
    waitingCount: await countMails(store.read, eq(outboxMessage.status, 'waiting')),
    failedCount: await countMails(store.read, eq(outboxMessage.status, 'failed')),
    retryableCount: await countMails(store.read, isRetryable(now)),
  };
}

async function countMails(db: Db, which: ReturnType<typeof and>): Promise<number> {
  const [counted] = await db.select({ mails: count() }).from(outboxMessage).where(which);
  return counted?.mails ?? 0;
}
