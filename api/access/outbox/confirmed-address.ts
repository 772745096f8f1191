import { eq, inArray, or } from 'drizzle-orm';
import { account, contactEmail } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';
import { firstAddress } from '#domain/identity/mail-address.ts';

/**
 * The contact address that counts for a person, with the first name of whoever reads there and the account that the
 * mail belongs to: for a child without an account the guardian's. Null while it is not confirmed.
 */
export async function readConfirmedAddress(
  db: Db,
  personId: string,
): Promise<{ address: string; firstName: string | null; accountId: string } | null> {
  const rows = await db
    .select({
      address: contactEmail.emailAddress,
      status: contactEmail.verificationStatus,
      firstName: account.nameFirst,
      accountId: account.id,
      position: contactEmail.position,
    })
    .from(contactEmail)
    .innerJoin(account, eq(account.id, contactEmail.accountId))
    .where(
      or(
        eq(contactEmail.accountId, personId),
        inArray(
          contactEmail.accountId,
          db
            .select({ id: childRecord.guardianAccountId })
            .from(childRecord)
            .where(eq(childRecord.chariteerId, personId)),
        ),
      ),
    );
  const first = firstAddress(rows);
  if (first?.status !== 'Confirmed') return null;
  const { address, firstName, accountId } = first;
  return { address, firstName, accountId };
}
