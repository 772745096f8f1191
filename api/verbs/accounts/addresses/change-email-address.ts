import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { isPasswordRight } from '#api/access/auth/password.ts';
import { countAttempt, forgive } from '#api/access/auth/rate-limit.ts';
import { emailChangeMail } from '#api/access/outbox/account-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { countPasswordProof } from '#api/access/request/password-proof.ts';
import { readAccountByEmail, readLogIn } from '#api/reads/accounts/account-queries.ts';
import { readConsent } from '#api/reads/guardians/consent-queries.ts';
import type { MutationChangeEmailAddressArgs } from '#api/sdl/generated/types.ts';
import type { Db } from '#db/store.ts';
import { refusalOfEmailChange } from '#domain/accounts/own-details.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { mailAddressInUse } from './address-in-use.ts';
import { requestEmailChange } from './email-change.ts';

/**
 * Asks for another address of mail for the session's own account, which is in force once the link sent there was
 * opened. Asks for the password, since a link to the new address could open the account.
 * Errors: NOT_LOGGED_IN, INVALID_PARAMS, BAD_USER_INPUT, INVALID_EMAIL_OR_PASSWORD, RATE_LIMITED,
 * EMAIL_ADDRESS_NOT_AVAILABLE; with generic errors not the last: the owner of the address is told by mail.
 */
export async function changeEmailAddress(
  context: Context,
  { emailAddress: typed, currentPassword }: MutationChangeEmailAddressArgs,
): Promise<true> {
  const { viewer, store, now, config } = context;
  const person = requireLogin(viewer);
  const known = await readLogIn(store.read, person.accountId);
  const guardian = await readConsent(store.read, person.accountId);
  const facts = { emailKey: known.emailKey, guardianEmail: guardian?.guardianEmail ?? null };
  const refusal = refusalOfEmailChange(facts, typed, now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  const proof = await countPasswordProof(context, person);
  if (!(await isPasswordRight(known.passwordHash, currentPassword))) {
    throw new DomainError('INVALID_EMAIL_OR_PASSWORD');
  }
  await countAttempt(store, [{ limit: 'contactEmailByAccount', subject: person.accountId }], now);
  const emailAddress = typed.trim();
  return store.write(async (tx): Promise<true> => {
    await forgive(tx, proof);
    const owner = await readAccountByEmail(tx, uniqueKey(emailAddress));
    if (owner && !config.hasGenericAuthErrors) throw new DomainError('EMAIL_ADDRESS_NOT_AVAILABLE');
    // Noted in both cases: what the person is shown must not tell them apart.
    const token = await requestEmailChange(tx, now, person.accountId, emailAddress);
    if (owner) await mailAddressInUse(tx, context, owner);
    else await mailLink(tx, context, { emailAddress, token, ...person });
    const subject = { subjectId: person.accountId };
    await recordAudit(tx, now, { ...subject, action: 'email-change-asked', actorId: person.accountId });
    return true;
  });
}

async function mailLink(
  tx: Db,
  context: Context,
  {
    emailAddress,
    username,
    token,
    accountId,
  }: Record<'emailAddress' | 'username' | 'token' | 'accountId', string>,
): Promise<void> {
  const mail = emailChangeMail(context.config, { username, token });
  await queueMail(tx, context, {
    kind: 'email-change',
    ...mail,
    recipient: emailAddress,
    ownerId: accountId,
  });
}
