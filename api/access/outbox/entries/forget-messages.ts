import { and, eq, lte, notExists, type SQL } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { isInList } from '#db/in-list.ts';
import { message, messageWords, saidOnce } from '#db/schema/message.ts';
import type { Db, Store } from '#db/store.ts';
import { oldestInInbox } from '#domain/messages/inbox.ts';

/** Takes entries out of inboxes, and the words that no one else was told. */
export async function deleteMessages(tx: Db, condition: SQL | undefined): Promise<void> {
  const gone = await tx.delete(message).where(condition).returning({ wordsId: message.wordsId });
  const ids = [...new Set(gone.map(({ wordsId }) => wordsId))];
  if (ids.length > 0) await tx.delete(messageWords).where(and(isInList(messageWords.id, ids), isUnused(tx)));
}

/** Empties the inbox of an account that goes. */
export async function forgetMessages(tx: Db, accountId: string): Promise<void> {
  await deleteMessages(tx, eq(message.accountId, accountId));
}

/** Forgets, after 90 days, what people were told and what is not said again. `now` in epoch ms. */
export async function sweepMessages(store: Store, now: number): Promise<void> {
  const before = oldestInInbox(now);
  await deleteInSteps(store, message, lte(message.createdAt, before));
  // Words are as old as the entries that have them: both come in one write.
  const isOld = and(lte(messageWords.createdAt, before), isUnused(store.read));
  if (isOld) await deleteInSteps(store, messageWords, isOld);
  await deleteInSteps(store, saidOnce, lte(saidOnce.saidAt, before));
}

const isUnused = (db: Db) =>
  notExists(db.select({ id: message.id }).from(message).where(eq(message.wordsId, messageWords.id)));
