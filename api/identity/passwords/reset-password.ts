import { eq } from 'drizzle-orm';
import { readToken, spendToken } from '#api/access/auth/account-token.ts';
import { hashPassword, isPasswordRight } from '#api/access/auth/password.ts';
import { endEmptyPasskeyDemand } from '#api/access/auth/second-factor.ts';
import type { Context } from '#api/access/request/context.ts';
import { rememberBrowser } from '#api/access/request/known-browser.ts';
import { readAccountByEmail, readLogIn } from '#api/identity/accounts/account-queries.ts';
import { completeLogIn } from '#api/identity/accounts/complete-log-in.ts';
import { loadContactEmail } from '#api/identity/accounts/contact-email.ts';
import { judgePassword } from '#api/identity/accounts/judge-password.ts';
import { readPasswordFacts } from '#api/identity/accounts/password-facts.ts';
import { CONFIRMED } from '#api/rows/contact-email-where.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { passkey } from '#db/schema/passkey.ts';
import type { Db } from '#db/store.ts';
import { refusalOfFields } from '#domain/accounts/registration-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password by the link of a recovery email, once; every session ends. The link has proved the address, so
 * it counts as confirmed, and the browser as one of the owner's. A browser that sets the first password is logged in.
 * Errors: BAD_USER_INPUT for the password, INVALID_TOKEN.
 */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<true> {
  const { store, now } = context;
  const refusal = refusalOfFields({ password }, ['password'], now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  // Looked at first, so that no one without a link makes the server hash.
  const found = await readToken(store.read, now, 'reset-password', token);
  if (!found?.isGood) throw new DomainError('INVALID_TOKEN');
  const { passwordHash: presentHash, ...facts } = await readPasswordFacts(store.read, found.accountId);
  await judgePassword(context, password, {
    ...facts,
    isPresentOne: await isPasswordRight(presentHash, password),
  });
  const passwordHash = await hashPassword(password);
  const browserCookie = await store.write(async (tx) => {
    const accountId = await spendToken(tx, now, 'reset-password', token);
    if (accountId === null) throw new DomainError('INVALID_TOKEN');
    await setPassword(tx, context, accountId, passwordHash);
    await confirmAddressOfLogIn(tx, accountId);
    return rememberBrowser(tx, context, accountId);
  });
  if (browserCookie) context.setCookie(browserCookie);
  if (presentHash === null && context.request.isBrowser) await logInFirst(context, found.accountId);
  return true;
}

/** Logs in whoever set the first password; an account that asks for a second factor waits for it, as in any login, and no one logs in at a kiosk. */
async function logInFirst(context: Context, accountId: string): Promise<void> {
  const { emailKey } = await readLogIn(context.store.read, accountId);
  const owner = await readAccountByEmail(context.store.read, emailKey);
  if (!owner || owner.isBanned) return;
  await completeLogIn(context, owner, { by: 'mail-link' }).catch((error: unknown) => {
    const isLater = error instanceof DomainError && ['SECOND_FACTOR_ASKED', 'FORBIDDEN'].includes(error.code);
    if (!isLater) throw error;
  });
}

/** Confirms the contact address if it's the one that the link was sent to. */
async function confirmAddressOfLogIn(tx: Db, accountId: string): Promise<void> {
  const owner = await tx
    .select({ emailKey: account.emailKey })
    .from(account)
    .where(eq(account.id, accountId))
    .get();
  const contact = await loadContactEmail(tx, accountId);
  if (!owner || !contact || uniqueKey(contact.emailAddress) !== owner.emailKey) return;
  // No one had read there before: whoever made the account may have been a stranger, with a passkey of theirs.
  if (contact.verificationStatus === 'Unverified') {
    await tx.delete(passkey).where(eq(passkey.accountId, accountId));
    await endEmptyPasskeyDemand(tx, accountId);
  }
  await tx.update(contactEmail).set(CONFIRMED).where(eq(contactEmail.id, contact.id));
}
