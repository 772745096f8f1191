import { and, eq, inArray, or } from 'drizzle-orm';
import { account, contactEmail } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';
import { firstAddress, isReachableAddress } from '#domain/identity/mail-address.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Confirmed email address of an account, and its owner's language. */
export type ConfirmedAddress = {
  address: string;
  firstName: string | null;
  accountId: string;
  locale: Locale;
};

/** The first of those: the one there is of whoever has an account. */
export async function readConfirmedAddress(db: Db, personId: string): Promise<ConfirmedAddress | null> {
  return (await readConfirmedAddresses(db, personId))[0] ?? null;
}

/**
 * The contact addresses that count for a person, with the first name of whoever reads there and the account that the
 * email belongs to: for a child without an account one of each guardian. None where no emails are sent.
 */
export async function readConfirmedAddresses(db: Db, personId: string): Promise<ConfirmedAddress[]> {
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
  return [...Map.groupBy(rows, ({ accountId }) => accountId).values()].flatMap((own) => {
    const first = firstAddress(own);
    if (!first || !isReachableAddress(first)) return [];
    const { address, firstName, accountId } = first;
    return [{ address, firstName, accountId, locale: localeOf(first.locale) }];
  });
}

/** Whether an account has ever shown that it reads a contact address of its own. */
export async function hasConfirmedAddress(tx: Db, accountId: string): Promise<boolean> {
  const isConfirmed = eq(contactEmail.verificationStatus, 'Confirmed');
  const found = await tx
    .select({ id: contactEmail.id })
    .from(contactEmail)
    .where(and(eq(contactEmail.accountId, accountId), isConfirmed))
    .limit(1)
    .get();
  return found !== undefined;
}
