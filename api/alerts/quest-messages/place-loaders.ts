import DataLoader from 'dataloader';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { childrenUnder } from '#api/rows/child-where.ts';
import { isSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';

/** Loaders that tell whether people have, or had, a spot; batched over all quests of a request. */
export function createPlaceLoaders({ viewer, store, now }: Context) {
  return {
    /** Whether the viewer, or a child under the viewer's account, ever had a place on a quest. */
    hadPlace: new DataLoader(async (questIds: readonly string[]) => {
      if (!viewer) return questIds.map(() => false);
      const { accountId } = viewer;
      const rows = await store.read
        .selectDistinct({ questId: contract.questId })
        .from(contract)
        .where(
          and(
            isInList(contract.questId, questIds),
            isSignUp(),
            or(
              eq(contract.chariteerId, accountId),
              inArray(contract.chariteerId, childrenUnder(store.read, accountId, now)),
            ),
          ),
        );
      const had = new Set(rows.map(({ questId }) => questId));
      return questIds.map((id) => had.has(id));
    }),
  };
}
