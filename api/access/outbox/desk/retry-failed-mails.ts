import { and, count, eq, gte, isNotNull, lte } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { changedTo } from '#api/access/outbox/rows/status-change.ts';
import type { Context } from '#api/access/request/context.ts';
import { isInList } from '#db/in-list.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { LEASE_MS } from '#domain/messages/mail-delivery.ts';
import { AGAIN } from './retry-mail.ts';

/** Rows per write, so that other writes don't wait long. */
const ROWS_AT_ONCE = 500;

/** What became of the emails that had failed. */
export type RetriedMailsRow = {
  /** How many wait again. */
  retriedCount: number;
  /** How many cannot be sent, because their text is gone. */
  goneCount: number;
};

/**
 * Puts all emails that were given up back into the queue, with all their attempts. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN.
 */
export async function retryFailedMails({ viewer, store, now }: Context): Promise<RetriedMailsRow> {
  const { accountId } = requireStaff(viewer);
  let retriedCount = 0;
  for (;;) {
    const ids = await store.write((tx) => retrySome(tx, accountId, now));
    retriedCount += ids.length;
    if (ids.length < ROWS_AT_ONCE) break;
  }
  // Those that waited again, and failed again meanwhile, are not gone.
  const [gone] = await store.read
    .select({ mails: count() })
    .from(outboxMessage)
    .where(and(eq(outboxMessage.status, 'failed'), lte(outboxMessage.contentUntil, now + LEASE_MS - 1)));
  return { retriedCount, goneCount: gone?.mails ?? 0 };
}

/** What can be sent again, as refusalOfRetry says. */
export function isRetryable(now: number) {
  const { status, sealed, contentUntil } = outboxMessage;
  return and(eq(status, 'failed'), isNotNull(sealed), gte(contentUntil, now + LEASE_MS));
}

async function retrySome(tx: Db, actorId: string, now: number): Promise<string[]> {
  const { id } = outboxMessage;
  const rows = await tx.select({ id }).from(outboxMessage).where(isRetryable(now)).limit(ROWS_AT_ONCE);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  await tx
    .update(outboxMessage)
    .set({ ...AGAIN, ...changedTo('waiting', now), nextAttemptAt: now })
    .where(isInList(id, ids));
  const about = { actorId, subjectId: null };
  await recordAudit(tx, now, { ...about, action: 'mails-retried', detail: { mails: ids.length } });
  return ids;
}
