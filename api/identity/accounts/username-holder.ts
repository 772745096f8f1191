import { and, eq, ne } from 'drizzle-orm';
import { account, heldUsername } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { readClosedByHeld } from './closed-account-queries.ts';
import { readMergedOwnerId } from './merged-owner.ts';

/**
 * Whether a user name (in lower case) is held: for a registration that made no account, for a closed account or one that was
 * merged lately, or as the former name of someone else than `askingId`.
 */
export async function isUsernameHeld(
  db: Db,
  now: number,
  usernameKey: string,
  askingId = '',
): Promise<boolean> {
  const isOfOthers = and(eq(heldUsername.usernameKey, usernameKey), ne(heldUsername.accountId, askingId));
  const held = await db.select().from(heldUsername).where(isOfOthers).get();
  if (held !== undefined) return true;
  const key = `name ${usernameKey}` as const;
  return (await readClosedByHeld(db, now, key)) !== null || (await readMergedOwnerId(db, now, key)) !== null;
}

/** Whether a user name (in lower case) is an account's, or held. */
export async function isUsernameTaken(
  db: Db,
  now: number,
  usernameKey: string,
  askingId = '',
): Promise<boolean> {
  const isOfOthers = and(eq(account.usernameKey, usernameKey), ne(account.id, askingId));
  const taken = await db.select({ id: account.id }).from(account).where(isOfOthers).get();
  return taken !== undefined || (await isUsernameHeld(db, now, usernameKey, askingId));
}
