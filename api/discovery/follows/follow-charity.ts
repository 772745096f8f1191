import { and, eq } from 'drizzle-orm';
import { newId } from '#db/new-id.ts';
import { follow } from '#db/schema/follow.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { refusalOfFollow } from '#domain/follows/follow.ts';
import { countFollows } from './follow-queries.ts';

/** Lets a volunteer follow a charity that they said yes to; not a hidden one, nor more than anyone can follow. */
export async function followCharity(
  tx: Db,
  now: number,
  { accountId, providerId }: { accountId: string; providerId: string },
): Promise<void> {
  const isShown = and(eq(provider.id, providerId), eq(provider.isVisible, true));
  const [shown] = await tx.select({ id: provider.id }).from(provider).where(isShown);
  if (!shown || refusalOfFollow({ isFollowed: false, count: await countFollows(tx, accountId) })) return;
  const row = { id: newId(now), accountId, providerId, category: null, createdAt: now };
  await tx.insert(follow).values(row).onConflictDoNothing();
}
