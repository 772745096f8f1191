import DataLoader from 'dataloader';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { isInList } from '#db/in-list.ts';
import { questNotice } from '#db/schema/quest-message.ts';

/** What charities told the people of quests, for all quests of a request at once. */
export function createNoticeLoaders({ store }: Context) {
  return {
    /** What was added when a quest was cancelled the last time, or null. */
    cancelReason: new DataLoader(async (questIds: readonly string[]) => {
      const rows = await store.read
        .select({ questId: questNotice.questId, words: questNotice.words })
        .from(questNotice)
        .where(and(isInList(questNotice.questId, questIds), eq(questNotice.kind, 'cancelled')))
        .orderBy(asc(questNotice.createdAt), asc(questNotice.id));
      const last = new Map(rows.map(({ questId, words }) => [questId, words]));
      return questIds.map((id) => last.get(id) ?? null);
    }),
  };
}
