import { eq, type SQL, sql } from 'drizzle-orm';
import { type HeldKey, heldHash } from '#api/access/auth/held-hash.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { closedAccount } from '#db/schema/closed-account.ts';
import type { Db } from '#db/store.ts';
import { isTakenBackInTime } from '#domain/accounts/account-removal.ts';

export type ClosedAccount = typeof closedAccount.$inferSelect;

/** The closed account whose login had this address (in lower case), while it can be taken back. */
export async function readClosedByEmail(
  db: Db,
  now: number,
  emailKey: string,
): Promise<ClosedAccount | null> {
  return readClosed(db, now, eq(closedAccount.emailHash, heldHash(`email ${emailKey}`)));
}

/** The closed account that had this id, while it can be taken back. `now` in epoch ms. */
export async function readClosedById(db: Db, now: number, accountId: string): Promise<ClosedAccount | null> {
  return readClosed(db, now, eq(closedAccount.accountId, accountId));
}

/** The closed account of a token, while it can be taken back. `now` in epoch ms. */
export async function readClosedByToken(db: Db, now: number, token: string): Promise<ClosedAccount | null> {
  return readClosed(db, now, eq(closedAccount.tokenHash, hashToken(token)));
}

/** The closed account for which an address or user name is held, while it can be taken back. */
export async function readClosedByHeld(db: Db, now: number, key: HeldKey): Promise<ClosedAccount | null> {
  const isHeld = sql`EXISTS (SELECT 1 FROM json_each(${closedAccount.heldKeys}) WHERE value = ${heldHash(key)})`;
  return readClosed(db, now, isHeld);
}

/** The token by which an account that is closed now is taken back: the same in the email as at the login. */
export function newTakeBackToken(dataKey: DataKey, closed: Closing): string {
  return tokenOf(dataKey.hash('closed-account', aboutClosing(closed)));
}

/** Token that reopens a closed account, whichever data key made it; null if that key is gone. */
export function takeBackToken(dataKey: DataKey, closed: ClosedAccount): string | null {
  const tokens = dataKey.hashes('closed-account', aboutClosing(closed)).map(tokenOf);
  return tokens.find((token) => hashToken(token) === closed.tokenHash) ?? null;
}

type Closing = Pick<ClosedAccount, 'accountId' | 'closedAt'>;

function aboutClosing({ accountId, closedAt }: Closing): string {
  return `${accountId} ${closedAt}`;
}

function tokenOf(hash: string): string {
  return Buffer.from(hash, 'hex').toString('base64url');
}

async function readClosed(db: Db, now: number, where: SQL): Promise<ClosedAccount | null> {
  const closed = await db.select().from(closedAccount).where(where).get();
  return closed && isTakenBackInTime(closed, now) ? closed : null;
}
