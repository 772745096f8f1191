import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { changedTo } from '#api/access/outbox/rows/status-change.ts';
import { isInList } from '#db/in-list.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { mailFailureText } from '#domain/messages/mail-delivery.ts';
import { readMailServer } from './mail-server-state.ts';

/** Rows per write, so that other writes don't wait long. */
const ROWS_AT_ONCE = 500;

/**
 * Drops the texts whose time is over: those with a link or code that acts for someone an hour after they were
 * written. What waited until then is told as expired, with what keeps the mail server from taking emails where nothing
 * else is known; returns how many those are. Writes nothing when there is none. `now` in epoch ms.
 */
export async function expireMail(store: Store, now: number): Promise<number> {
  const { id, sealed, contentUntil } = outboxMessage;
  const isOver = and(isNotNull(sealed), lte(contentUntil, now));
  let expired = 0;
  for (;;) {
    const rows = await store.read.select({ id }).from(outboxMessage).where(isOver).limit(ROWS_AT_ONCE);
    if (rows.length === 0) return expired;
    expired += await expireSome(
      store,
      rows.map((row) => row.id),
      now,
    );
  }
}

async function expireSome(store: Store, ids: readonly string[], now: number): Promise<number> {
  const { id, status, lastError } = outboxMessage;
  const { trouble, lastTroubleCode: code } = await readMailServer(store.read);
  const reason = trouble && mailFailureText({ reason: trouble, code });
  return store.write(async (tx) => {
    const expired = await tx
      .update(outboxMessage)
      .set({
        ...changedTo('expired', now),
        leasedUntil: null,
        sealed: null,
        lastError: sql`coalesce(${lastError}, ${reason})`,
      })
      .where(and(isInList(id, ids), inArray(status, ['waiting', 'sending'])))
      .returning({ id });
    await tx
      .update(outboxMessage)
      .set({ sealed: null })
      .where(and(isInList(id, ids), eq(status, 'failed')));
    return expired.length;
  });
}
