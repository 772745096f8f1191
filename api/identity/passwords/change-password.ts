import { requireLogin } from '#api/access/auth/authorize.ts';
import { hashPassword, isPasswordRight } from '#api/access/auth/password.ts';
import { noteSecondFactor } from '#api/access/auth/second-factor.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { countPasswordProof } from '#api/access/request/password-proof.ts';
import type { MutationChangePasswordArgs } from '#api/graphql/generated/types.ts';
import { judgePassword } from '#api/identity/accounts/judge-password.ts';
import { openSessionHere, setSessionCookie } from '#api/identity/accounts/open-session-here.ts';
import { readPasswordFacts } from '#api/identity/accounts/password-facts.ts';
import { refusalOfFields } from '#domain/accounts/registration-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes the password of the session's own account; every session ends and a new one opens for the caller.
 * Wrong guesses have a counter of their own. Errors: NOT_LOGGED_IN, BAD_USER_INPUT, RATE_LIMITED,
 * INVALID_EMAIL_OR_PASSWORD.
 */
export async function changePassword(
  context: Context,
  { currentPassword, newPassword }: MutationChangePasswordArgs,
): Promise<{ playerId: string; entityToken: string | null; locale: Locale | null }> {
  const { viewer, store, request, now } = context;
  const person = requireLogin(viewer);
  const { accountId, locale } = person;
  const refusal = refusalOfFields({ password: newPassword }, ['password'], now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  const { passwordHash: presentHash, ...facts } = await readPasswordFacts(store.read, accountId);
  await judgePassword(context, newPassword, { ...facts, isPresentOne: newPassword === currentPassword });
  await countPasswordProof(context, person);
  if (!(await isPasswordRight(presentHash, currentPassword))) {
    throw new DomainError('INVALID_EMAIL_OR_PASSWORD');
  }
  const passwordHash = await hashPassword(newPassword);
  const token = await store.write(async (tx) => {
    await setPassword(tx, context, accountId, passwordHash);
    const opened = await openSessionHere(tx, context, accountId);
    // What the session before had shown, so has this one.
    const shownAt = person.secondFactorAt;
    if (shownAt !== null) await noteSecondFactor(tx, shownAt, hashToken(opened));
    return opened;
  });
  setSessionCookie(context, token);
  return { playerId: accountId, entityToken: request.isBrowser ? null : token, locale };
}
