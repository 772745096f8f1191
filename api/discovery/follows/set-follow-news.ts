import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { Follows } from '#api/graphql/generated/types.ts';
import { followNews } from '#db/schema/follow.ts';
import { readFollows } from './follow-queries.ts';

/** Keeps whether Thursday's message tells the own account what is new at what it follows. Errors: NOT_LOGGED_IN. */
export async function setFollowNews({ viewer, store, now }: Context, isOn: boolean): Promise<Follows> {
  const { accountId } = requireLogin(viewer);
  return store.write(async (tx) => {
    if (isOn) await tx.insert(followNews).values({ accountId, chosenAt: now }).onConflictDoNothing();
    else await tx.delete(followNews).where(eq(followNews.accountId, accountId));
    return readFollows(tx, accountId);
  });
}
