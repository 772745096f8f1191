import { sql } from 'drizzle-orm';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { mailboxKey, storedMailboxKeys } from '#domain/identity/mailbox-key.ts';

type Holder = { mailboxKey: string; accountBirth: string | null; recordBirth: string | null };

/**
 * Whether someone under 18 has confirmed one of the mailboxes. Nobody with such a mailbox is a guardian. One statement.
 * `now` in epoch ms.
 */
export async function isMailboxOfMinor(db: Db, addresses: readonly string[], now: number): Promise<boolean> {
  return (await readMailboxesOfMinors(db, addresses, now)).length > 0;
}

/**
 * Returns the mailbox keys of those addresses that someone under 18 has confirmed. An address that was only typed may be
 * a stranger's, so it takes nothing from its owner. One statement.
 */
export async function readMailboxesOfMinors(
  db: Db,
  addresses: readonly string[],
  now: number,
): Promise<string[]> {
  const keys = JSON.stringify(addresses.flatMap(storedMailboxKeys));
  const holders = await db.all<Holder>(sql`SELECT contact_email."mailboxKey",
      account."dateOfBirth" AS "accountBirth", chariteer."dateOfBirth" AS "recordBirth"
    FROM contact_email
    JOIN account ON account."id" = contact_email."accountId"
    LEFT JOIN chariteer ON chariteer."id" = contact_email."accountId"
    WHERE contact_email."mailboxKey" IN (SELECT value FROM json_each(${keys}))
      AND contact_email."verificationStatus" = 'Confirmed'`);
  const minors = holders.filter((holder) => isMinor(holder, now));
  return [...new Set(minors.map((holder) => mailboxKey(holder.mailboxKey)))];
}

/** An account that has told no date of birth, like a charity's, is nobody's under 18. */
function isMinor({ accountBirth, recordBirth }: Holder, now: number): boolean {
  return [accountBirth, recordBirth].some((birth) => birth !== null && isYoungOn(birth, now));
}
