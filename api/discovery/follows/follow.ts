import { and, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireVolunteer } from '#api/access/auth/require-volunteer.ts';
import type { Context } from '#api/access/request/context.ts';
import type { FollowInput, Follows } from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { follow } from '#db/schema/follow.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { followedOf, refusalOfFollow } from '#domain/follows/follow.ts';
import { countFollows, isFollowOf, readFollows } from './follow-queries.ts';

/**
 * Lets the session's own volunteer follow a charity that can be seen, or a type; a second time changes nothing. No one
 * else learns of it. Errors: NOT_LOGGED_IN, NO_VOLUNTEER_RECORD, BAD_USER_INPUT, PROVIDER_NOT_FOUND, TOO_MANY_FOLLOWED.
 */
export async function followOne({ viewer, store, now }: Context, asked: FollowInput): Promise<Follows> {
  const { accountId } = requireLogin(viewer);
  const followed = followedOf(asked);
  if (followed === null) throw new DomainError('BAD_USER_INPUT');
  return store.write(async (tx) => {
    await requireVolunteer(tx, accountId);
    if (followed.providerId !== null) await requireVisible(tx, followed.providerId);
    const known = await tx.select({ id: follow.id }).from(follow).where(isFollowOf(accountId, followed));
    const facts = { isFollowed: known.length > 0, count: await countFollows(tx, accountId) };
    const refusal = refusalOfFollow(facts);
    if (refusal) throw new DomainError(refusal);
    const row = { id: newId(now), accountId, ...followed, createdAt: now };
    await tx.insert(follow).values(row).onConflictDoNothing();
    return readFollows(tx, accountId);
  });
}

async function requireVisible(tx: Db, id: string): Promise<void> {
  const isShown = and(eq(provider.id, id), eq(provider.isVisible, true));
  const [shown] = await tx.select({ id: provider.id }).from(provider).where(isShown);
  if (!shown) throw new DomainError('PROVIDER_NOT_FOUND');
}
