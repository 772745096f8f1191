import { and, isNotNull, lte, sql } from 'drizzle-orm';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';

/**
 * Drops the texts whose time is over: those with a link or code that acts for somebody an hour after they were
 * written. What waited until then is told as expired. Writes nothing when there is none. `now` in epoch ms.
 */
export async function expireMail(store: Store, now: number): Promise<void> {
  const { id, status, leasedUntil, sealed, contentUntil } = outboxMessage;
  const isOver = and(isNotNull(sealed), lte(contentUntil, now));
  const [first] = await store.read.select({ id }).from(outboxMessage).where(isOver).limit(1);
  if (!first) return;
  await store.write(async (tx) => {
    await tx
      .update(outboxMessage)
      .set({
        status: sql`CASE WHEN ${status} IN ('waiting', 'sending') THEN 'expired' ELSE ${status} END`,
        leasedUntil: sql`CASE WHEN ${status} = 'sending' THEN NULL ELSE ${leasedUntil} END`,
        sealed: null,
      })
      .where(isOver);
  });
}
