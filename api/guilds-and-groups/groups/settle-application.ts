import { and, eq } from 'drizzle-orm';
import { groupApplication } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';

/** Accepts what an account has applied for, if it waits; false when nothing waited. `now` in epoch ms. */
export async function settleApplication(
  tx: Db,
  { groupId, accountId, now }: { groupId: string; accountId: string; now: number },
): Promise<boolean> {
  const settled = await tx
    .update(groupApplication)
    .set({ status: 'accepted', decidedAt: now })
    .where(
      and(
        eq(groupApplication.groupId, groupId),
        eq(groupApplication.accountId, accountId),
        eq(groupApplication.status, 'pending'),
      ),
    )
    .returning({ id: groupApplication.id });
  return settled.length > 0;
}
