import { recordAudit } from '#api/access/audit/record-audit.ts';
import { hashPassword } from '#api/access/auth/password.ts';
import type { Context } from '#api/access/request/context.ts';
import { countRegistration } from '#api/access/request/heard-attempt.ts';
import { rememberBrowser } from '#api/access/request/known-browser.ts';
import type { MutationRegisterUserArgs } from '#api/graphql/generated/types.ts';
import { refusalOfNewUser } from '#domain/accounts/registration-gate.ts';
import { refusalOfNames } from '#domain/contact-details/name-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { answerAddressInUse } from './address-in-use.ts';
import { setContactEmail } from './contact-email.ts';
import { judgePassword } from './judge-password.ts';
import { openAccount, refuseTaken } from './open-account.ts';
import { openSessionHere, setSessionCookie } from './open-session-here.ts';

/**
 * Makes a volunteer's account without its record, for clients that take the steps one by one, and logs it in
 * like a login does. The name shown to others is the username: another display name is not available. With generic
 * errors no one is logged in: the address is confirmed first, by the link sent there, and known ones answer alike.
 * Errors: INVALID_PARAMS, BAD_USER_INPUT, NAME_NOT_AVAILABLE, USERNAME_NOT_AVAILABLE,
 * EMAIL_ADDRESS_NOT_AVAILABLE, RATE_LIMITED.
 */
export async function registerUser(
  context: Context,
  { displayName, username, email, password }: MutationRegisterUserArgs,
): Promise<{ playerId: string | null; entityToken: string | null }> {
  const { store, now, config, request } = context;
  const refusal =
    refusalOfNewUser({ emailAddress: email, username, password, displayName }, now) ??
    refusalOfNames({ username });
  if (refusal) throw new DomainError(refusal.code, refusal);
  await judgePassword(context, password, { own: { username, emailAddresses: [email] } });
  await countRegistration(context);
  await refuseTaken(store.read, now, { username, email }, config);
  const passwordHash = await hashPassword(password);

  const opened = await store.write(async (tx) => {
    if (await answerAddressInUse(tx, context, { username, email })) return null;
    const id = await openAccount(tx, now, { username, email, passwordHash, accountType: 'Chariteer' });
    const subject = { subjectId: id };
    await recordAudit(tx, now, { ...subject, action: 'registration', actorId: id });
    if (!config.hasGenericAuthErrors) {
      const token = await openSessionHere(tx, context, id);
      return { id, token, browserCookie: await rememberBrowser(tx, context, id, token) };
    }
    await setContactEmail(tx, context, id, email);
    return null;
  });
  if (!opened) return { playerId: null, entityToken: null };
  setSessionCookie(context, opened.token);
  if (opened.browserCookie) context.setCookie(opened.browserCookie);
  return { playerId: opened.id, entityToken: request.isBrowser ? null : opened.token };
}
