import { readToken, spendToken } from '#api/auth/account-token.ts';
import { hashPassword } from '#api/auth/password.ts';
import type { Context } from '#api/graphql/context.ts';
import { DomainError } from '#domain/errors.ts';
import { refusalOfFields } from '#domain/registration-gate.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password by the link of a recovery mail, once; every session ends.
 * Errors: BAD_USER_INPUT for the password, INVALID_TOKEN.
 */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<true> {
  const { store, now } = context;
  const refusal = refusalOfFields({ password }, ['password'], now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  // Looked at first, so that nobody without a link makes the server hash.
  const found = await readToken(store.read, now, 'reset-password', token);
  if (!found?.isGood) throw new DomainError('INVALID_TOKEN');
  const passwordHash = await hashPassword(password);
  await store.write(async (tx) => {
    const accountId = await spendToken(tx, now, 'reset-password', token);
    if (accountId === null) throw new DomainError('INVALID_TOKEN');
    await setPassword(tx, context, accountId, passwordHash);
  });
  return true;
}
