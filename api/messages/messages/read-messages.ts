import { and, eq, isNull } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { message } from '#db/schema/message.ts';
import { inboxReader, readInboxMessage } from './inbox-queries.ts';
import type { InboxMessageRow } from './inbox-row.ts';

/** Marks an entry of the own inbox as read; again changes nothing. Errors: NOT_LOGGED_IN, MESSAGE_NOT_FOUND. */
export async function readOneMessage(context: Context, id: string): Promise<InboxMessageRow> {
  const { store, now } = context;
  const reader = inboxReader(context);
  const { accountId } = reader;
  const entry = await readInboxMessage(store.read, reader, id);
  if (!entry.isUnread) return entry;
  const isUnread = and(eq(message.id, id), eq(message.accountId, accountId), isNull(message.readAt));
  await store.write((tx) => tx.update(message).set({ readAt: now }).where(isUnread));
  return { ...entry, isUnread: false };
}

/** Marks all entries of the own inbox as read; returns how many were not. Errors: NOT_LOGGED_IN. */
export async function readAllMessages({ viewer, store, now }: Context): Promise<number> {
  const { accountId } = requireLogin(viewer);
  const isUnread = and(eq(message.accountId, accountId), isNull(message.readAt));
  return store.write(async (tx) => {
    const read = await tx.update(message).set({ readAt: now }).where(isUnread).returning({ id: message.id });
    return read.length;
  });
}
