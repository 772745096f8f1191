import { eq } from 'drizzle-orm';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { beginsInConsole } from '#domain/charities/organization-choice.ts';

/** Whether an account begins in the console, in this session or once its rights count. */
export async function opensConsole(db: Db, accountId: string): Promise<boolean> {
  const [own] = await db
    .select({ ownProviderId: account.providerId, isStaff: account.isStaff })
    .from(account)
    .where(eq(account.id, accountId));
  if (!own) return false;
  return beginsInConsole({
    ...own,
    accountId,
    isYoung: false,
    memberships: await readMemberships(db, accountId),
  });
}
