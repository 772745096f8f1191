import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Context } from '#api/access/request/context.ts';
import { childrenUnder } from '#api/rows/child-where.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActiveSignUp, isGivenUpFor } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';

/**
 * The contract that ended as the viewer, or a child under that account, got the place here that was taken last: both
 * happen in one write, at one instant. Null where it made no other end, and for visitors. One statement.
 */
export async function findLastGivenUp(
  { viewer, store, now }: Context,
  questId: string,
): Promise<ContractRow | null> {
  if (viewer === null) return null;
  const { accountId: ownerId } = viewer;
  const taken = alias(contract, 'taken');
  const children = childrenUnder(store.read, ownerId, now);
  const [last] = await store.read
    .select({ ended: CONTRACT_COLUMNS, providerId: quest.providerId })
    .from(taken)
    .leftJoin(contract, isGivenUpFor(taken))
    .leftJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(
        eq(taken.questId, questId),
        or(eq(taken.chariteerId, ownerId), inArray(taken.chariteerId, children)),
        isActiveSignUp(taken),
      ),
    )
    .orderBy(desc(taken.claimedAt), desc(taken.id))
    .limit(1);
  if (!last?.ended || last.providerId === null) return null;
  return { ...last.ended, providerId: last.providerId, ownerId };
}
