import { asc, eq } from 'drizzle-orm';
import { account, contactEmail } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';

/** The contact address of an account that counts, with the person's first name; null while it is not confirmed. */
export async function readConfirmedAddress(
  db: Db,
  accountId: string,
): Promise<{ address: string; firstName: string | null } | null> {
  const [first] = await db
    .select({
      address: contactEmail.emailAddress,
      status: contactEmail.verificationStatus,
      firstName: account.nameFirst,
    })
    .from(contactEmail)
    .innerJoin(account, eq(account.id, contactEmail.accountId))
    .where(eq(contactEmail.accountId, accountId))
    .orderBy(asc(contactEmail.position))
    .limit(1);
  return first?.status === 'Confirmed' ? { address: first.address, firstName: first.firstName } : null;
}
