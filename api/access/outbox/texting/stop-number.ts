import { and, eq, inArray } from 'drizzle-orm';
import { isMailTo } from '#api/access/outbox/mail-to.ts';
import { changedTo } from '#api/access/outbox/rows/status-change.ts';
import { textNumber } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';

/** Condition that a row has this phone number, whatever the account. */
export function isOfNumber(tx: Db, number: string) {
  return inArray(textNumber.numberKey, tx.cells.hashes('text_number.numberKey', number));
}

/** Ends text messages to a number, also those that wait already. `now` in epoch ms. */
export async function stopNumber(tx: Db, number: string, now: number): Promise<void> {
  await tx
    .update(textNumber)
    .set({ state: 'stopped', stoppedAt: now, codeHash: null, codeUntil: null })
    .where(and(isOfNumber(tx, number), eq(textNumber.state, 'confirmed')));
  // A code that was asked for and never entered is no agreement.
  await tx.delete(textNumber).where(and(isOfNumber(tx, number), eq(textNumber.state, 'asked')));
  await dropWaitingTexts(tx, number, now);
}

/** Brings them back for whoever had agreed and then stopped them. */
export async function restartNumber(tx: Db, number: string): Promise<void> {
  await tx
    .update(textNumber)
    .set({ state: 'confirmed', stoppedAt: null })
    .where(and(isOfNumber(tx, number), eq(textNumber.state, 'stopped')));
}

/** What waits for a number goes no more; one that is on the way cannot be called back. */
export async function dropWaitingTexts(tx: Db, number: string, now: number): Promise<void> {
  const { channel, status } = outboxMessage;
  await tx
    .update(outboxMessage)
    .set({ ...changedTo('unreachable', now), sealed: null })
    .where(and(isMailTo(tx, [number]), eq(channel, 'text'), eq(status, 'waiting')));
}
