import { and, eq } from 'drizzle-orm';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { isPasswordShort } from '#domain/identity/password-rule.ts';
import type { AccountForLogIn } from './account-queries.ts';
import { readHasRights } from './password-facts.ts';

/** Whether an account with rights logs in with a password from before it had them, or from before that was asked for. */
export async function isShortForRights(db: Db, owner: AccountForLogIn, password: string): Promise<boolean> {
  return isPasswordShort(password, true) && (await readHasRights(db, owner));
}

/** Keeps that the person is to be asked for a longer one: it can be told only now, while the password is at hand. */
export async function noteShortPassword(tx: Db, owner: AccountForLogIn, isShort: boolean): Promise<void> {
  if (owner.isPasswordShort === isShort) return;
  await tx.update(account).set({ isPasswordShort: isShort }).where(eq(account.id, owner.id));
}

/** Keeps the hash of the same password in its one spelling, unless another password was set meanwhile. */
export async function keepRenewedHash(
  tx: Db,
  { id, passwordHash }: AccountForLogIn,
  renewed: string,
): Promise<void> {
  const isSame = and(eq(account.id, id), eq(account.passwordHash, passwordHash ?? ''));
  await tx.update(account).set({ passwordHash: renewed }).where(isSame);
}
