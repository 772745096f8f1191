import { and, eq, inArray, or } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationEndStandInArgs } from '#api/graphql/generated/types.ts';
import { childrenUnder } from '#api/rows/child-where.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** Withdraws an own request, or one for a child's place. Errors: NOT_LOGGED_IN, STAND_IN_NOT_FOUND. */
export async function endStandIn(
  { viewer, store, now }: Context,
  { id }: MutationEndStandInArgs,
): Promise<boolean> {
  const { accountId } = requireLogin(viewer);
  return store.write(async (tx) => {
    const isOwn = and(eq(standInRequest.id, id), isOf(accountId, childrenUnder(tx, accountId, now)));
    const [found] = await tx.select({ state: standInRequest.state }).from(standInRequest).where(isOwn);
    if (!found) throw new DomainError('STAND_IN_NOT_FOUND');
    if (found.state === 'wanted')
      await tx.update(standInRequest).set({ state: 'withdrawn', endedAt: now }).where(isOwn);
    return found.state === 'wanted';
  });
}

/** Deletes what someone has asked for, with every word of it. */
export async function forgetStandIns(tx: Db, chariteerId: string): Promise<void> {
  await tx.delete(standInRequest).where(eq(standInRequest.chariteerId, chariteerId));
}

function isOf(accountId: string, children: ReturnType<typeof childrenUnder>) {
  return or(eq(standInRequest.chariteerId, accountId), inArray(standInRequest.chariteerId, children));
}
