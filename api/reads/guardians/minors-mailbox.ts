import { type SQL, sql } from 'drizzle-orm';
import type { Config } from '#api/process/config/config.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';

type Holder = { mailboxKey: string; accountBirth: string | null; recordBirth: string | null };

/**
 * Whether one of the mailboxes belongs to someone under 18: as login, contact, requested or former address of their
 * account, confirmed or not. Nobody with such an address can be a guardian. One statement. `now` in epoch ms.
 */
export async function isMailboxOfMinor(db: Db, addresses: readonly string[], now: number): Promise<boolean> {
  return (await readMailboxesOfMinors(db, addresses, now)).length > 0;
}

/** Which mailboxes of many addresses belong to someone under 18, in the same sense. One statement. */
export async function readMailboxesOfMinors(
  db: Db,
  addresses: readonly string[],
  now: number,
): Promise<string[]> {
  const keys = JSON.stringify(addresses.map(mailboxKey));
  const isOne = sql`"mailboxKey" IN (SELECT value FROM json_each(${keys}))`;
  const claims = sql`SELECT "id" AS "accountId", "mailboxKey" FROM account WHERE ${isOne}
    UNION SELECT "accountId", "mailboxKey" FROM contact_email WHERE ${isOne}
    UNION SELECT "accountId", "mailboxKey" FROM email_change WHERE ${isOne} AND "expiresAt" > ${now}
    UNION SELECT "accountId", "mailboxKey" FROM former_address WHERE ${isOne} AND "expiresAt" > ${now}`;
  const holders = await readHolders(db, claims);
  return holders.filter((holder) => isMinor(holder, now)).map((holder) => holder.mailboxKey);
}

/**
 * Which of the mailboxes someone under 18 has in use: whose address they confirmed, or log in by where that needs no
 * confirmation. A stranger who only types an address ends nobody's consent.
 */
export async function readMinorsAmong(
  db: Db,
  mailboxKeys: readonly string[],
  { now, config }: { now: number; config: Config },
): Promise<string[]> {
  const isOne = sql`"mailboxKey" IN (SELECT value FROM json_each(${JSON.stringify(mailboxKeys)}))`;
  const confirmed = sql`SELECT "accountId", "mailboxKey" FROM contact_email
    WHERE ${isOne} AND "verificationStatus" = 'Confirmed'`;
  const claims = config.hasGenericAuthErrors
    ? confirmed
    : sql`${confirmed} UNION SELECT "id", "mailboxKey" FROM account WHERE ${isOne}`;
  const holders = await readHolders(db, claims);
  return [...new Set(holders.filter((holder) => isMinor(holder, now)).map((holder) => holder.mailboxKey))];
}

function readHolders(db: Db, claims: SQL): Promise<Holder[]> {
  return db.all<Holder>(sql`SELECT held."mailboxKey", account."dateOfBirth" AS "accountBirth",
      chariteer."dateOfBirth" AS "recordBirth"
    FROM (${claims}) AS held
    JOIN account ON account."id" = held."accountId"
    LEFT JOIN chariteer ON chariteer."id" = held."accountId"`);
}

/** An account that has told no date of birth, like a charity's, is nobody's under 18. */
function isMinor({ accountBirth, recordBirth }: Holder, now: number): boolean {
  return [accountBirth, recordBirth].some((birth) => birth !== null && isYoungOn(birth, now));
}
