import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { questMessage, questNotice } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { dayAround, MOST_MESSAGES_A_DAY } from '#domain/quest-messages/quest-message.ts';
import type { NoticesToday } from '#domain/quests/changes/notice-limits.ts';

/**
 * How many more messages a charity may write about a quest on this day; words in a notice of a change are one, too.
 * `now` in epoch ms.
 */
export async function readLeftToday(db: Db, questId: string, now: number): Promise<number> {
  return (await readNoticesToday(db, questId, now)).messagesLeft;
}

/** What the people of a quest were told on this day. One statement. `now` in epoch ms. */
export async function readNoticesToday(db: Db, questId: string, now: number): Promise<NoticesToday> {
  const { start } = dayAround(now);
  const messages = db
    .select({ written: count() })
    .from(questMessage)
    .where(
      and(
        eq(questMessage.questId, questId),
        eq(questMessage.kind, 'to-people'),
        gte(questMessage.createdAt, start),
      ),
    );
  const hasWords = isNotNull(questNotice.words);
  const isReason = and(hasWords, eq(questNotice.kind, 'cancelled'));
  const [today] = await db
    .select({
      told: count(),
      withWords: sql<number>`count(CASE WHEN ${hasWords} THEN 1 END)`,
      cancelledWithWords: sql<number>`count(CASE WHEN ${isReason} THEN 1 END)`,
      messages: sql<number>`(${messages})`,
    })
    .from(questNotice)
    .where(and(eq(questNotice.questId, questId), gte(questNotice.createdAt, start)));
  const { told = 0, withWords = 0, cancelledWithWords = 0, messages: written = 0 } = today ?? {};
  return { told, cancelledWithWords, messagesLeft: Math.max(0, MOST_MESSAGES_A_DAY - written - withWords) };
}
