import { and, count, desc, eq, gt, isNull, not, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { openWords } from '#api/access/outbox/entries/message-words.ts';
import type { Context } from '#api/access/request/context.ts';
import { message, messageWords } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { INBOX_PAGE_SIZE, MOST_UNREAD, oldestInInbox } from '#domain/messages/inbox.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import type { InboxMessageRow, InboxRow } from './inbox-row.ts';
import { isMessageAboutChild } from './message-where.ts';

/** Owner of the inbox, whether they are under 18 and so read of no child, and the current time in epoch ms. */
type Reader = { accountId: string; isYoung: boolean; now: number };

/** Returns the viewer as the owner of an inbox. Errors: NOT_LOGGED_IN. */
export function inboxReader({ viewer, now }: Pick<Context, 'viewer' | 'now'>): Reader {
  const { accountId, isYoung } = requireLogin(viewer);
  return { accountId, isYoung, now };
}

/** A page of what someone was told in the last 90 days, newest first; from 1. */
export async function readInbox(db: Db, reader: Reader, page: number): Promise<InboxRow> {
  if (page < 1) throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).pageNumber });
  const [counted] = await db.select({ all: count() }).from(message).where(isOwn(reader));
  const rows = await selectEntries(db)
    .where(isOwn(reader))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(INBOX_PAGE_SIZE)
    .offset((page - 1) * INBOX_PAGE_SIZE);
  const totalCount = counted?.all ?? 0;
  return {
    messages: rows.map((row) => entryOf(db, row)),
    totalCount,
    totalPages: Math.ceil(totalCount / INBOX_PAGE_SIZE),
    unreadCount: await countUnread(db, reader),
  };
}

/** Reads an entry of the reader's own inbox. Errors: MESSAGE_NOT_FOUND, also for another person's entry. */
export async function readInboxMessage(db: Db, reader: Reader, id: string): Promise<InboxMessageRow> {
  const [row] = await selectEntries(db)
    .where(and(eq(message.id, id), isOwn(reader)))
    .limit(1);
  if (!row) throw new DomainError('MESSAGE_NOT_FOUND');
  return entryOf(db, row);
}

/** How many entries are unread, up to 100: asked on every page of who is logged in, by an index of unread ones alone. */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const unread = db
    .select({ one: sql`1`.as('one') })
    .from(message)
    .where(
      and(eq(message.accountId, reader.accountId), isNull(message.readAt), isRecent(reader), isTold(reader)),
    )
    .limit(MOST_UNREAD)
    .as('unread');
  const [counted] = await db.select({ all: count() }).from(unread);
  return counted?.all ?? 0;
}

const isOwn = (reader: Reader) =>
  and(
    eq(message.accountId, reader.accountId),
    gt(message.createdAt, oldestInInbox(reader.now)),
    isTold(reader),
  );

const isTold = ({ isYoung }: Reader) => (isYoung ? not(isMessageAboutChild()) : undefined);

/** Condition for recent entries; the plus makes SQLite use the index of unread entries, not the one by age. */
const isRecent = ({ now }: Reader) => sql`+${message.createdAt} > ${oldestInInbox(now)}`;

const COLUMNS = {
  id: message.id,
  createdAt: message.createdAt,
  readAt: message.readAt,
  wordsId: message.wordsId,
  words: messageWords.words,
};

const selectEntries = (db: Db) =>
  db.select(COLUMNS).from(message).innerJoin(messageWords, eq(messageWords.id, message.wordsId)).$dynamic();

type Entry = Pick<typeof message.$inferSelect, 'id' | 'createdAt' | 'readAt' | 'wordsId'> &
  Pick<typeof messageWords.$inferSelect, 'words'>;

function entryOf(db: Db, { id, createdAt, readAt, wordsId, words }: Entry): InboxMessageRow {
  const opened = openWords(db, wordsId, words);
  return {
    id,
    createdAt,
    isUnread: readAt === null,
    language: opened?.locale ?? null,
    subject: opened?.subject ?? '',
    parts: (opened?.parts ?? []).map((part) =>
      typeof part === 'string' ? { words: part, link: null } : { words: part.words, link: part.link },
    ),
  };
}
