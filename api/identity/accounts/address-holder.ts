import { and, eq, gt, ne } from 'drizzle-orm';
import { account, formerAddress } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { type AccountForLogIn, readAccountByEmail } from './account-queries.ts';
import { type ClosedAccount, readClosedByHeld } from './closed-account-queries.ts';
import { readMergedOwnerId } from './merged-owner.ts';

/**
 * For whom an address is kept: an account that has it, or had it until lately and can have it back, one with which the
 * record of that address was merged lately, or a closed one.
 * `account.email` is the address that was asked for.
 */
export type AddressHolder =
  | { account: HoldingAccount; closed: null }
  | { account: null; closed: ClosedAccount };

type HoldingAccount = Pick<
  AccountForLogIn,
  'id' | 'username' | 'email' | 'passwordHash' | 'isBanned' | 'locale'
>;

/**
 * Finds the account that keeps others from using an address (lowercase). Former addresses don't block their own
 * owner. `now` in epoch ms.
 */
export async function readAddressHolder(
  db: Db,
  now: number,
  emailKey: string,
  askingId: string | null = null,
): Promise<AddressHolder | null> {
  const owner =
    (await readAccountByEmail(db, emailKey)) ??
    (await readFormerOwner(db, now, emailKey, askingId)) ??
    (await readMergedHolder(db, now, emailKey));
  if (owner) return { account: owner, closed: null };
  const closed = await readClosedByHeld(db, now, `email ${emailKey}`);
  return closed && { account: null, closed };
}

/** Kept from the merged account, too: the dropped one can come back. */
async function readMergedHolder(db: Db, now: number, email: string): Promise<HoldingAccount | null> {
  const id = await readMergedOwnerId(db, now, `email ${email}`);
  if (id === null) return null;
  const { username, passwordHash, isBanned, locale } = account;
  const columns = { id: account.id, username, passwordHash, isBanned, locale };
  const owner = await db.select(columns).from(account).where(eq(account.id, id)).get();
  return owner ? { ...owner, email } : null;
}

async function readFormerOwner(
  db: Db,
  now: number,
  emailKey: string,
  askingId: string | null,
): Promise<HoldingAccount | null> {
  const isHeld = and(
    eq(formerAddress.emailKey, emailKey),
    gt(formerAddress.expiresAt, now),
    ne(formerAddress.accountId, askingId ?? ''),
  );
  const row = await db
    .select({
      id: account.id,
      username: account.username,
      email: formerAddress.emailAddress,
      passwordHash: account.passwordHash,
      isBanned: account.isBanned,
      locale: account.locale,
    })
    .from(formerAddress)
    .innerJoin(account, eq(account.id, formerAddress.accountId))
    .where(isHeld)
    .limit(1)
    .get();
  return row ?? null;
}
