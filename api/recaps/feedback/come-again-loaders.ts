import DataLoader from 'dataloader';
import { and, eq, sql } from 'drizzle-orm';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { startsBetween } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import { questFeedback } from '#db/schema/quest-message.ts';
import { COME_AGAIN_MS, type ComeAgain, comeAgain } from '#domain/feedback/feedback.ts';

/** What visitors read of what people said after quests, in one statement for a request. */
export function createComeAgainLoaders({ store, now }: Context) {
  return {
    /** Feedback by stamp, limited for each quest to what its managers can read. */
    byStamp: new DataLoader(async (stampIds: readonly string[]): Promise<(ComeAgain | null)[]> => {
      const rows = await store.read
        .select({
          stampId: quest.templateQuestId,
          questId: questFeedback.questId,
          wouldComeAgain: questFeedback.wouldComeAgain,
          words: sql<null>`NULL`,
          answeredAt: questFeedback.answeredAt,
        })
        .from(quest)
        .innerJoin(questFeedback, eq(questFeedback.questId, quest.id))
        .where(and(isInList(quest.templateQuestId, stampIds), startsBetween(now - COME_AGAIN_MS, now)));
      return listsInOrderOf(stampIds, rows, (row) => row.stampId ?? '').map(comeAgain);
    }),
  };
}
