import { and, eq, gt } from 'drizzle-orm';
import { heldHash } from '#api/access/auth/held-hash.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { newTakeBackToken } from '#api/identity/accounts/closed-account-queries.ts';
import { sealPerson } from '#api/identity/accounts/closed-person.ts';
import { type account, formerAddress } from '#db/schema/account.ts';
import { closedAccount } from '#db/schema/closed-account.ts';
import type { Db } from '#db/store.ts';
import { CLOSED_LIFETIME_MS, type ClosedBy } from '#domain/accounts/account-removal.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { eraseAccount } from './erase-account.ts';
import { readAgain, readPersonIds, readPersonRows, writtenBetween } from './kept-person.ts';

type Owner = typeof account.$inferSelect;

/** What tells the people concerned. */
export type Closed = { token: string; formerAddresses: string[] };

/**
 * Closes an account at once: all of it is erased as for good, and what the erasure wrote is kept aside, sealed, for 24
 * hours. So nothing that lists people has to know of closed ones. For the write that judged the right to it; the caller
 * writes the audit log, tells by email to `mailedTo` and those returned, and scrubs the store. Errors: LAST_STAFF_ACCOUNT.
 */
export async function closeAccount(
  tx: Db,
  context: MailContext,
  owner: Owner,
  { closedBy, mailedTo }: { closedBy: ClosedBy; mailedTo: readonly string[] },
): Promise<Closed> {
  const { now, config } = context;
  const { id: accountId, username, email, passwordHash, locale } = owner;
  const formerAddresses = await readFormerAddresses(tx, now, accountId);
  const before = await readPersonRows(tx, await readPersonIds(tx, accountId));
  await eraseAccount(tx, context, owner);
  const rows = writtenBetween(before, await readAgain(tx, before));
  const token = newTakeBackToken(config.dataKey, { accountId, closedAt: now });
  const told = [...mailedTo, ...(closedBy === 'owner' ? formerAddresses : [])];
  const person = { username, email, passwordHash, locale, mailedTo: told, rows };
  const addresses = [email, ...formerAddresses].map((address) => heldHash(`email ${uniqueKey(address)}`));
  await tx.insert(closedAccount).values({
    accountId,
    emailHash: heldHash(`email ${owner.emailKey}`),
    tokenHash: hashToken(token),
    heldKeys: [...new Set([...addresses, heldHash(`name ${owner.usernameKey}`)])],
    closedBy,
    sealed: sealPerson(config.dataKey, person),
    closedAt: now,
    expiresAt: now + CLOSED_LIFETIME_MS,
  });
  return { token, formerAddresses };
}

/** Reads former addresses: their owners can take the address back, so they hear when the account closes. */
async function readFormerAddresses(tx: Db, now: number, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ emailAddress: formerAddress.emailAddress })
    .from(formerAddress)
    .where(and(eq(formerAddress.accountId, accountId), gt(formerAddress.expiresAt, now)));
  return rows.map(({ emailAddress }) => emailAddress);
}
