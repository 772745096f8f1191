import { and, gt, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { deleteMessages } from '#api/access/outbox/messages/forget-messages.ts';
import type { DeliveryStatus } from '#api/access/outbox/rows/status-change.ts';
import { isInList } from '#db/in-list.ts';
import { causedMail } from '#db/schema/caused-mail.ts';
import { message } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';

/** Where the outbox ended before a change. */
export type OutboxEnd = { mail: number; causedMail: number };

/** The deliveries of one change, and the counts of those that others caused. */
export type HeldMessages = { mailIds: string[]; causedMailIds: string[] };

/** States in which nobody was told, nor is being told. */
const UNSENT: DeliveryStatus[] = ['waiting', 'unreachable', 'held'];

const rowid = sql<number>`rowid`;

/**
 * The highest row numbers. What a write puts in gets higher ones and nobody else writes meanwhile: so the messages of a
 * change are found by whatever way it sends them.
 */
export async function readOutboxEnd(tx: Db): Promise<OutboxEnd> {
  const last = sql<number | null>`max(rowid)`;
  const [mail] = await tx.select({ last }).from(outboxMessage);
  const [caused] = await tx.select({ last }).from(causedMail);
  return { mail: mail?.last ?? 0, causedMail: caused?.last ?? 0 };
}

/** Makes what was queued since wait until then, in epoch ms. */
export async function holdMessages(tx: Db, end: OutboxEnd, until: number): Promise<HeldMessages> {
  const mails = await tx
    .update(outboxMessage)
    .set({ nextAttemptAt: sql`max(${outboxMessage.nextAttemptAt}, ${until})` })
    .where(gt(rowid, end.mail))
    .returning({ id: outboxMessage.id });
  const counts = await tx.select({ id: causedMail.id }).from(causedMail).where(gt(rowid, end.causedMail));
  return { mailIds: mails.map(({ id }) => id), causedMailIds: counts.map(({ id }) => id) };
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
    const { id, status, messageId } = outboxMessage;
    const isDropped = and(isInList(id, mailIds), inArray(status, UNSENT));
    const told = tx
      .select({ messageId })
      .from(outboxMessage)
      .where(and(isDropped, isNotNull(messageId)));
    await deleteMessages(tx, inArray(message.id, told));
    await tx.delete(outboxMessage).where(isDropped);
  }
  if (causedMailIds.length > 0) await tx.delete(causedMail).where(isInList(causedMail.id, causedMailIds));
}
