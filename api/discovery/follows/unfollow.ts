import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { FollowInput, Follows } from '#api/graphql/generated/types.ts';
import { follow } from '#db/schema/follow.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { followedOf } from '#domain/follows/follow.ts';
import { isFollowOf, readFollows } from './follow-queries.ts';

/** Ends that the own account follows something; what it does not follow changes nothing. Errors: NOT_LOGGED_IN, BAD_USER_INPUT. */
export async function unfollowOne({ viewer, store }: Context, asked: FollowInput): Promise<Follows> {
  const { accountId } = requireLogin(viewer);
  const followed = followedOf(asked);
  if (followed === null) throw new DomainError('BAD_USER_INPUT');
  return store.write(async (tx) => {
    await tx.delete(follow).where(isFollowOf(accountId, followed));
    return readFollows(tx, accountId);
  });
}
