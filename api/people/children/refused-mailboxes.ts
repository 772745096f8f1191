import { eq, sql } from 'drizzle-orm';
import { account, contactEmail } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { mailboxKey, storedMailboxKeys } from '#domain/identity/mailbox-key.ts';

type Holder = {
  mailboxKey: string;
  accountBirth: string | null;
  recordBirth: string | null;
  isBanned: number;
};

/**
 * Whether a mailbox belongs to someone who can't be a guardian: who is under 18, or whom staff have blocked. One
 * statement. `now` in epoch ms.
 */
export async function isRefusedMailbox(db: Db, addresses: readonly string[], now: number): Promise<boolean> {
  return (await readRefusedMailboxes(db, addresses, now)).length > 0;
}

/**
 * Returns the mailbox keys of those addresses that someone has confirmed who can't be a guardian. An address that was only
 * typed may be a stranger's, so it takes nothing from its owner. One statement.
 */
export async function readRefusedMailboxes(
  db: Db,
  addresses: readonly string[],
  now: number,
): Promise<string[]> {
  const keys = JSON.stringify(addresses.flatMap(storedMailboxKeys));
  const holders = await db.all<Holder>(sql`SELECT contact_email."mailboxKey", account."isBanned",
      account."dateOfBirth" AS "accountBirth", chariteer."dateOfBirth" AS "recordBirth"
    FROM contact_email
    JOIN account ON account."id" = contact_email."accountId"
    LEFT JOIN chariteer ON chariteer."id" = contact_email."accountId"
    WHERE contact_email."mailboxKey" IN (SELECT value FROM json_each(${keys}))
      AND contact_email."verificationStatus" = 'Confirmed'`);
  const refused = holders.filter((holder) => holder.isBanned === 1 || isMinor(holder, now));
  return [...new Set(refused.map((holder) => mailboxKey(holder.mailboxKey)))];
}

/** An account that has told no date of birth, like a charity's, is no one's under 18. */
function isMinor({ accountBirth, recordBirth }: Holder, now: number): boolean {
  return [accountBirth, recordBirth].some((birth) => birth !== null && isYoungOn(birth, now));
}

/** Every address under which an account gets mail. */
export async function readOwnAddresses(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ email: account.email, contact: contactEmail.emailAddress })
    .from(account)
    .leftJoin(contactEmail, eq(contactEmail.accountId, account.id))
    .where(eq(account.id, accountId));
  return rows.flatMap(({ email, contact }) => (contact === null ? [email] : [email, contact]));
}
