import DataLoader from 'dataloader';
import { and, eq, or } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { isSignUpOfKnown } from '#api/rows/contracts/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';

/** Loaders that tell whether people have, or had, a spot; batched over all quests of a request. */
export function createPlaceLoaders({ viewer, store }: Context) {
  return {
    /** Whether the viewer, or a child under the viewer's account, ever had a place on a quest. */
    hadPlace: new DataLoader(async (questIds: readonly string[]) => {
      if (!viewer) return questIds.map(() => false);
      const { accountId } = viewer;
      const rows = await store.read
        .selectDistinct({ questId: contract.questId })
        .from(contract)
        .leftJoin(childRecord, eq(childRecord.chariteerId, contract.chariteerId))
        .where(
          and(
            isInList(contract.questId, questIds),
            isSignUpOfKnown(),
            or(eq(contract.chariteerId, accountId), eq(childRecord.guardianAccountId, accountId)),
          ),
        );
      const had = new Set(rows.map(({ questId }) => questId));
      return questIds.map((id) => had.has(id));
    }),
  };
}
