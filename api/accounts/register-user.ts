import { recordAudit } from '#api/audit/record-audit.ts';
import { hashPassword } from '#api/auth/password.ts';
import { byAddress, countAttempt } from '#api/auth/rate-limit.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationRegisterUserArgs } from '#api/graphql/generated/resolvers.ts';
import { DomainError } from '#domain/errors.ts';
import { refusalOfNewUser } from '#domain/registration-gate.ts';
import { openAccount, refuseTaken } from './open-account.ts';

/**
 * Makes a volunteer's account without its record, for clients that take the steps one by one, and logs it in
 * like a log-in does. The name shown to others is the username: another display name is not available.
 * Errors: INVALID_PARAMS, BAD_USER_INPUT, NAME_NOT_AVAILABLE, USERNAME_NOT_AVAILABLE,
 * EMAIL_ADDRESS_NOT_AVAILABLE, RATE_LIMITED.
 */
export async function registerUser(
  context: Context,
  { displayName, username, email, password }: MutationRegisterUserArgs,
): Promise<{ playerId: string; entityToken: string | null }> {
  const { store, now, request, sessions } = context;
  const refusal = refusalOfNewUser({ emailAddress: email, username, password, displayName }, now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  await countAttempt(store, [byAddress('registrationByAddress', request.address)], now);
  await refuseTaken(store.read, { username, email });
  const passwordHash = await hashPassword(password);

  const opened = await store.write(async (tx) => {
    const id = await openAccount(tx, now, { username, email, passwordHash, accountType: 'Chariteer' });
    const subject = { subjectType: 'account', subjectId: id };
    await recordAudit(tx, now, { ...subject, action: 'registration', actorId: id });
    return { id, token: await sessions.open(id) };
  });
  if (request.isBrowser) context.setCookie(sessions.cookieOf(opened.token));
  return { playerId: opened.id, entityToken: request.isBrowser ? null : opened.token };
}
