import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationLeaveWaitingListArgs } from '#api/graphql/generated/types.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import { leaveList } from './leave-list.ts';

/**
 * Takes the session's own volunteer, or a child under its account, off a waitlist; a place that is held for them
 * goes to the next. False when they were not on it. Errors: NOT_LOGGED_IN, FORBIDDEN for someone else's id.
 */
export async function leaveWaitingList(
  context: Context,
  { questId, chariteerId }: MutationLeaveWaitingListArgs,
): Promise<boolean> {
  const person = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const waiting = await requireSelfOrChild(tx, person, chariteerId ?? person.accountId);
    return leaveList(tx, context, { questId, chariteerId: waiting.accountId });
  });
}
