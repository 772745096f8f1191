import { and, asc, count, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { Follows } from '#api/graphql/generated/types.ts';
import { follow, followNews } from '#db/schema/follow.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import type { Followed } from '#domain/follows/follow.ts';

/** What the own account follows. Errors: NOT_LOGGED_IN. */
export function listOwnFollows({ viewer, store }: Context): Promise<Follows> {
  return readFollows(store.read, requireLogin(viewer).accountId);
}

/** Charities by name, those that are hidden left out, and types; two statements. */
export async function readFollows(db: Db, accountId: string): Promise<Follows> {
  const rows = await db
    .select({ category: follow.category, id: provider.id, name: provider.name })
    .from(follow)
    .leftJoin(provider, and(eq(provider.id, follow.providerId), eq(provider.isVisible, true)))
    .where(eq(follow.accountId, accountId))
    .orderBy(asc(provider.nameKey), asc(follow.category));
  const news = await db
    .select({ chosenAt: followNews.chosenAt })
    .from(followNews)
    .where(eq(followNews.accountId, accountId))
    .get();
  return {
    charities: rows.flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }])),
    types: rows.flatMap(({ category }) => category ?? []),
    hasNews: news !== undefined,
  };
}

/** How many someone follows. */
export async function countFollows(db: Db, accountId: string): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(follow).where(eq(follow.accountId, accountId));
  return counted?.total ?? 0;
}

/** The row of one thing that someone follows. */
export function isFollowOf(accountId: string, { providerId, category }: Followed) {
  const isMeant = providerId === null ? eq(follow.category, category) : eq(follow.providerId, providerId);
  return and(eq(follow.accountId, accountId), isMeant);
}
