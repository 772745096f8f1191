import { eq } from 'drizzle-orm';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { organizationsOf } from '#domain/charities/organization-choice.ts';

/** Whether an account is a charity's own, or has a role at one. */
export async function worksForCharity(db: Db, accountId: string): Promise<boolean> {
  const { id, providerId } = account;
  const [own] = await db.select({ providerId }).from(account).where(eq(id, accountId));
  const memberships = await readMemberships(db, accountId);
  const rights = { accountId, isYoung: false, isStaff: false, memberships };
  return organizationsOf({ ...rights, ownProviderId: own?.providerId ?? null }).length > 0;
}
