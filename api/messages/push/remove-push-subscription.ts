import { and, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pushSubscription } from '#db/schema/message.ts';

/** Ends messages in one of the own browsers. Errors: NOT_LOGGED_IN. */
export async function removePushSubscription({ viewer, store }: Context, id: string): Promise<true> {
  const { accountId } = requireLogin(viewer);
  await store.write((tx) =>
    tx
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.id, id), eq(pushSubscription.accountId, accountId))),
  );
  return true;
}
