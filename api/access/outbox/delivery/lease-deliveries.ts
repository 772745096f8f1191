import { inArray, type SQL, sql } from 'drizzle-orm';
import { changedTo } from '#api/access/outbox/rows/status-change.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { LEASE_MS } from '#domain/messages/mail-delivery.ts';
import { MAIL_URGENCIES } from '#domain/messages/mail-kind.ts';
import type { Channel } from '#domain/messages/message-choice.ts';

export type LeasedDelivery = Pick<
  typeof outboxMessage.$inferSelect,
  | 'id'
  | 'channel'
  | 'kind'
  | 'class'
  | 'recipient'
  | 'sealed'
  | 'urgency'
  | 'attempts'
  | 'deferrals'
  | 'leasedUntil'
  | 'nextAttemptAt'
  | 'contentUntil'
  | 'ownerId'
  | 'changes'
>;

/** Whether there is something to send by a channel. `now` in epoch ms. */
export async function hasDue(db: Db, channel: Channel, now: number): Promise<boolean> {
  const rows = await db.all(due(channel, now, 1));
  return rows.length > 0;
}

/**
 * Takes up to `most` due messages of a channel for this process alone, those of others too whose lease has run out: the most urgent
 * first, and of these the oldest. One statement, so that of several processes only one gets each.
 */
export async function leaseDue(
  tx: Db,
  channel: Channel,
  { now, most }: { now: number; most: number },
): Promise<LeasedDelivery[]> {
  if (most <= 0) return [];
  const leased = await tx
    .update(outboxMessage)
    .set({ ...changedTo('sending', now), leasedUntil: now + LEASE_MS })
    .where(inArray(outboxMessage.id, sql`(SELECT id FROM (${due(channel, now, most)}))`))
    .returning();
  return leased.sort((one, other) => one.urgency - other.urgency || one.nextAttemptAt - other.nextAttemptAt);
}

/**
 * An arm for each urgency and one for what a process that died has left: each finds its first rows by the index,
 * however many wait. As canBeTried says, what would end too late is left for expireMail.
 */
function due(channel: Channel, now: number, most: number): SQL {
  const arm = (condition: SQL) => sql`SELECT * FROM (
    SELECT id, urgency, nextAttemptAt FROM outbox_message
    WHERE channel = ${channel} AND ${condition} AND contentUntil >= ${now + LEASE_MS}
    ORDER BY nextAttemptAt LIMIT ${most})`;
  const waiting = MAIL_URGENCIES.map((_, urgency) =>
    arm(sql`status = 'waiting' AND urgency = ${urgency} AND nextAttemptAt <= ${now}`),
  );
  const orphaned = arm(sql`status = 'sending' AND leasedUntil <= ${now}`);
  const arms = sql.join([...waiting, orphaned], sql` UNION ALL `);
  return sql`SELECT * FROM (${arms}) ORDER BY urgency, nextAttemptAt LIMIT ${most}`;
}
