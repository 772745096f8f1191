import { and, eq, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { changedTo } from '#api/access/outbox/rows/status-change.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { deliveryFailureText } from '#domain/messages/delivery-failure.ts';
import { type MailFailure, nextStep } from '#domain/messages/mail-delivery.ts';
import type { LeasedDelivery } from './lease-deliveries.ts';

/**
 * How an attempt went; `released`: it was broken off because this process ends. `era`: after how many troubles of the
 * mail server it began.
 */
export type Outcome = { mail: LeasedDelivery; era: number; result: 'sent' | 'released' | MailFailure };

/** Writes down how attempts went; those that were taken in one statement. `now` in epoch ms. */
export async function settleDeliveries(tx: Db, outcomes: readonly Outcome[], now: number): Promise<void> {
  const sent = outcomes.flatMap(({ mail, result }) => (result === 'sent' ? mail : []));
  if (sent.length > 0) await markSent(tx, sent, now);
  for (const { mail, result } of outcomes) {
    if (result === 'released') await update(tx, mail, changedTo('waiting', now));
    else if (result !== 'sent') {
      const { status, ...step } = nextStep(result, mail, now);
      const lastError = deliveryFailureText(mail.channel, result);
      await update(tx, mail, { ...step, ...changedTo(status, now), lastError });
    }
  }
}

/** The text is dropped: a link for a new password must not lie about. */
async function markSent(tx: Db, mails: readonly LeasedDelivery[], now: number): Promise<void> {
  const { id, leasedUntil, status, attempts } = outboxMessage;
  const leases = JSON.stringify(mails.map((mail) => [mail.id, mail.leasedUntil]));
  await tx
    .update(outboxMessage)
    .set({
      ...changedTo('sent', now),
      sentAt: now,
      leasedUntil: null,
      attempts: sql`${attempts} + 1`,
      lastError: null,
      sealed: null,
    })
    .where(
      and(
        eq(status, 'sending'),
        sql`(${id}, ${leasedUntil}) IN (
          SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(${leases}))`,
      ),
    );
}

/** A process whose lease ran out must not write over what the next one did. */
async function update(
  tx: Db,
  { id, leasedUntil }: LeasedDelivery,
  values: SQLiteUpdateSetSource<typeof outboxMessage>,
): Promise<void> {
  const isStillMine = and(
    eq(outboxMessage.id, id),
    eq(outboxMessage.status, 'sending'),
    eq(outboxMessage.leasedUntil, leasedUntil ?? 0),
  );
  await tx
    .update(outboxMessage)
    .set({ leasedUntil: null, ...values })
    .where(isStillMine);
}
