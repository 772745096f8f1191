import DataLoader from 'dataloader';
import { and, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';

/** How many people on a quest are said to come, those who come along included, in one statement for all quests of a request. */
export function createConfirmedLoaders({ store }: Context) {
  return {
    byQuest: new DataLoader(async (questIds: readonly string[]): Promise<number[]> => {
      const rows = await store.read
        .select({ questId: contract.questId, count: sql<number>`sum(1 + ${contract.others})` })
        .from(contract)
        .where(and(isInList(contract.questId, questIds), isActiveSignUp(), isNotNull(contract.confirmedAt)))
        .groupBy(contract.questId);
      const counts = new Map(rows.map(({ questId, count }) => [questId, count]));
      return questIds.map((id) => counts.get(id) ?? 0);
    }),
  };
}
