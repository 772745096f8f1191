import { eq, inArray, or } from 'drizzle-orm';
import { account, contactEmail } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';
import { firstAddress, isReachableAddress } from '#domain/identity/mail-address.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Where somebody reads mails, and in which language. */
export type ConfirmedAddress = {
  address: string;
  firstName: string | null;
  accountId: string;
  locale: Locale;
};

/**
 * The contact address that counts for a person, with the first name of whoever reads there and the account that the
 * mail belongs to: for a child without an account the guardian's. Null while no mails are sent there.
 */
export async function readConfirmedAddress(db: Db, personId: string): Promise<ConfirmedAddress | null> {
  const rows = await db
    .select({
      address: contactEmail.emailAddress,
      verificationStatus: contactEmail.verificationStatus,
      unreachableAt: contactEmail.unreachableAt,
      firstName: account.nameFirst,
      accountId: account.id,
      locale: account.locale,
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
  if (!first || !isReachableAddress(first)) return null;
  const { address, firstName, accountId } = first;
  return { address, firstName, accountId, locale: localeOf(first.locale) };
}
