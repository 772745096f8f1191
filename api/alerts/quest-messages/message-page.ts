import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryQuestMessagePageArgs } from '#api/graphql/generated/types.ts';
import { readLeftToday } from '#api/messages/recipients/messages-left.ts';
import { isAboutTold } from '#api/people/volunteers/told-people.ts';
import { isInList } from '#db/in-list.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { SWITCHED_OFF } from '#domain/messages/delivery-failure.ts';
import { mayWriteAbout } from '#domain/quest-messages/quest-message.ts';
import type { DeliverySumRow, QuestMessageRow } from './quest-message-row.ts';
import { requireWrittenQuest, type WrittenQuest } from './written-quest.ts';

/** Order of messages written at the same time: oldest first. IDs don't tell. */
export const IN_ORDER = sql`quest_message.rowid`;

/** Deliveries of what charities write, and the copies of them. */
export const CHARITY_KINDS = ['charity-writes-soon', 'charity-writes', 'guardian-copy'] as const;

/** What a charity wrote to the people of a quest. Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT. */
export async function listQuestMessages(
  context: Context,
  { questId, ...page }: QueryQuestMessagePageArgs,
): Promise<{ items: QuestMessageRow[]; total: number; isOpen: boolean; leftToday: number }> {
  const written = await requireWrittenQuest(context, questId);
  const { limit, offset } = pageOf(page);
  const { read } = context.store;
  const isOfQuest = and(eq(questMessage.questId, questId), eq(questMessage.kind, 'to-people'));
  const [counted] = await read.select({ total: count() }).from(questMessage).where(isOfQuest);
  const rows = await read
    .select(TO_PEOPLE)
    .from(questMessage)
    .where(isOfQuest)
    .orderBy(desc(questMessage.createdAt), desc(IN_ORDER))
    .limit(limit)
    .offset(offset);
  return {
    items: await withSums(context, read, written, rows),
    total: counted?.total ?? 0,
    isOpen: mayWriteAbout(written, context.now),
    leftToday: await readLeftToday(read, questId, context.now),
  };
}

/** Reads a message to a quest's people; undefined if it doesn't exist. */
export async function readQuestMessage(
  reader: Reader,
  db: Db,
  written: WrittenQuest,
  id: string,
): Promise<QuestMessageRow | undefined> {
  const isMeant = and(eq(questMessage.id, id), eq(questMessage.questId, written.id));
  const rows = await db
    .select(TO_PEOPLE)
    .from(questMessage)
    .where(and(isMeant, eq(questMessage.kind, 'to-people')));
  const [found] = await withSums(reader, db, written, rows);
  return found;
}

const TO_PEOPLE = {
  id: questMessage.id,
  body: questMessage.body,
  createdAt: questMessage.createdAt,
  audience: sql<QuestMessageRow['audience']>`${questMessage.audience}`,
};

type Reader = Pick<Context, 'viewer' | 'now'>;
type Written = Omit<QuestMessageRow, 'sums' | 'unwantedCount' | 'copyCount'>;

/** The volunteer whom a delivery is about, also where a guardian reads for a child or gets a copy. */
export const DELIVERED_ABOUT = sql`coalesce(${outboxMessage.aboutPersonId}, ${outboxMessage.ownerId}, '')`;

/** How far each message got to the people of whom the reader is told, in one statement. */
async function withSums(
  reader: Reader,
  db: Db,
  written: WrittenQuest,
  rows: readonly Written[],
): Promise<QuestMessageRow[]> {
  const sums = await db
    .select({
      aboutId: outboxMessage.aboutId,
      isCopy: sql<number>`${outboxMessage.kind} = 'guardian-copy'`,
      isUnwanted: sql<number>`${outboxMessage.lastError} IS ${SWITCHED_OFF}`,
      channel: outboxMessage.channel,
      status: outboxMessage.status,
      count: count(),
    })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.questId, written.id),
        isAboutTold(db, reader, written, DELIVERED_ABOUT),
        inArray(outboxMessage.kind, CHARITY_KINDS),
        isInList(
          outboxMessage.aboutId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(outboxMessage.aboutId, sql`2`, sql`3`, outboxMessage.channel, outboxMessage.status)
    .orderBy(outboxMessage.channel, outboxMessage.status);
  const byMessage = Map.groupBy(sums, ({ aboutId }) => aboutId);
  return rows.map((row) => {
    const own = byMessage.get(row.id) ?? [];
    const countOf = (some: typeof own) => some.reduce((sum, one) => sum + one.count, 0);
    const direct = own.filter(({ isCopy }) => !isCopy);
    return {
      ...row,
      sums: direct.filter(({ isUnwanted }) => !isUnwanted).map(sumOf),
      unwantedCount: countOf(direct.filter(({ isUnwanted }) => isUnwanted)),
      copyCount: countOf(own.filter(({ isCopy }) => isCopy)),
    };
  });
}

function sumOf({ channel, status, count: many }: DeliverySumRow): DeliverySumRow {
  return { channel, status, count: many };
}
