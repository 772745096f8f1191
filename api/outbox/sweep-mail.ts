import { and, inArray, lte, or } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { MAIL_MEMORY_MS } from '#domain/mail-kind.ts';

/** So many at once, since other writes wait. */
const ROWS_AT_ONCE = 500;

/**
 * Forgets, after 90 days, which mails there were: sent ones counted from when they were sent, others from when they
 * were written. `now` in epoch ms.
 */
export async function sweepMail(store: Store, now: number): Promise<void> {
  const { id, status, createdAt, sentAt } = outboxMessage;
  const before = now - MAIL_MEMORY_MS;
  const isDone = inArray(status, ['sent', 'failed', 'expired']);
  // What was sent before then was written before then: found by the index.
  const isOld = and(
    isDone,
    lte(createdAt, before),
    or(lte(sentAt, before), inArray(status, ['failed', 'expired'])),
  );
  for (;;) {
    const rows = await store.read.select({ id }).from(outboxMessage).where(isOld).limit(ROWS_AT_ONCE);
    if (rows.length === 0) return;
    const ids = rows.map((row) => row.id);
    await store.write(async (tx) => void (await tx.delete(outboxMessage).where(isInList(id, ids))));
  }
}
