import { and, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm';
import { deleteMessages } from '#api/access/outbox/entries/forget-messages.ts';
import type { DeliveryStatus } from '#api/access/outbox/rows/status-change.ts';
import { isInList } from '#db/in-list.ts';
import { causedMail } from '#db/schema/caused-mail.ts';
import { message } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { webhookDelivery } from '#db/schema/webhook.ts';
import type { Db } from '#db/store.ts';

/** Last rows of the outboxes before a change. */
export type OutboxEnd = { mail: number; causedMail: number; entry: number; webhook: number };

/**
 * The deliveries of one change with what inboxes show of it and what webhooks are sent (`mailIds`: ids are never the
 * same), and the counts of those that others caused.
 */
export type HeldMessages = { mailIds: string[]; causedMailIds: string[] };

/** States in which no one was told, nor is being told. */
const UNSENT: DeliveryStatus[] = ['waiting', 'unreachable', 'held'];

const rowid = sql<number>`rowid`;

/**
 * The highest row numbers. What a write puts in gets higher ones and no one else writes meanwhile: so the messages of a
 * change are found by whatever way it sends them.
 */
export async function readOutboxEnd(tx: Db): Promise<OutboxEnd> {
  const last = sql<number | null>`max(rowid)`;
  const [mail] = await tx.select({ last }).from(outboxMessage);
  const [caused] = await tx.select({ last }).from(causedMail);
  const [entry] = await tx.select({ last }).from(message);
  const [told] = await tx.select({ last }).from(webhookDelivery);
  return {
    mail: mail?.last ?? 0,
    causedMail: caused?.last ?? 0,
    entry: entry?.last ?? 0,
    webhook: told?.last ?? 0,
  };
}

/** Makes what was queued since wait until then, in epoch ms. */
export async function holdMessages(tx: Db, end: OutboxEnd, until: number): Promise<HeldMessages> {
  const mails = await tx
    .update(outboxMessage)
    .set({ nextAttemptAt: sql`max(${outboxMessage.nextAttemptAt}, ${until})` })
    .where(gt(rowid, end.mail))
    .returning({ id: outboxMessage.id });
  const counts = await tx.select({ id: causedMail.id }).from(causedMail).where(gt(rowid, end.causedMail));
  // Some stand in the inbox alone.
  const entries = await tx.select({ id: message.id }).from(message).where(gt(rowid, end.entry));
  const told = await tx
    .update(webhookDelivery)
    .set({ nextTryAt: sql`max(${webhookDelivery.nextTryAt}, ${until})` })
    .where(gt(rowid, end.webhook))
    .returning({ id: webhookDelivery.id });
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return { mailIds: [...idsOf(mails), ...idsOf(entries), ...idsOf(told)], causedMailIds: idsOf(counts) };
}

/** Whether none of them was taken to be sent. One that went with its recipient's account is no hindrance. */
export async function areHeld(tx: Db, { mailIds }: HeldMessages): Promise<boolean> {
  if (mailIds.length === 0) return true;
  const { id, status, attempts, deferrals } = outboxMessage;
  const isTried = or(notInArray(status, UNSENT), gt(attempts, 0), gt(deferrals, 0));
  const tried = await tx
    .select({ id })
    .from(outboxMessage)
    .where(and(isInList(id, mailIds), isTried))
    .limit(1);
  return tried.length === 0;
}

/** Takes them out of the outbox and of inboxes, and counts none of them. */
export async function dropMessages(tx: Db, { mailIds, causedMailIds }: HeldMessages): Promise<void> {
  if (mailIds.length > 0) {
    const { id, status } = outboxMessage;
    await deleteMessages(tx, isInList(message.id, mailIds));
    await tx
      .delete(webhookDelivery)
      .where(and(isInList(webhookDelivery.id, mailIds), eq(webhookDelivery.tries, 0)));
    await tx.delete(outboxMessage).where(and(isInList(id, mailIds), inArray(status, UNSENT)));
  }
  if (causedMailIds.length > 0) await tx.delete(causedMail).where(isInList(causedMail.id, causedMailIds));
}
