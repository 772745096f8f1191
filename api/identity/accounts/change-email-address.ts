import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { isPasswordRight } from '#api/access/auth/password.ts';
import { type Counted, countAttempt, forgive } from '#api/access/auth/rate-limit.ts';
import { noteProof, requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { emailChangeMail } from '#api/access/outbox/account-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { countPasswordProof } from '#api/access/request/password-proof.ts';
import type { MutationChangeEmailAddressArgs } from '#api/graphql/generated/types.ts';
import { readConsent } from '#api/people/guardians/consent-queries.ts';
import type { Db } from '#db/store.ts';
import { refusalOfEmailChange } from '#domain/accounts/own-details.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { readLogIn } from './account-queries.ts';
import { readAddressHolder } from './address-holder.ts';
import { mailHolder } from './address-in-use.ts';
import { requestEmailChange } from './email-change.ts';

/**
 * Asks for another address of email for the session's own account, which is in force once the link sent there was
 * opened. Asks for the password, or a proof of the last 15 minutes, since a link to the new address could open the
 * account. Errors: NOT_LOGGED_IN, INVALID_PARAMS, BAD_USER_INPUT, INVALID_EMAIL_OR_PASSWORD, PROOF_NEEDED, RATE_LIMITED,
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
  const proof = await proveBy(context, person, known.passwordHash, currentPassword);
  await countAttempt(store, [{ limit: 'contactEmailByAccount', subject: person.accountId }], now);
  const emailAddress = typedAddress(typed);
  return store.write(async (tx): Promise<true> => {
    await forgive(tx, proof);
    if (proof.length > 0) await noteProof(tx, now, person);
    const owner = await readAddressHolder(tx, now, uniqueKey(emailAddress), person.accountId);
    if (owner && !config.hasGenericAuthErrors) throw new DomainError('EMAIL_ADDRESS_NOT_AVAILABLE');
    // Noted in both cases: what the person is shown must not tell them apart.
    const token = await requestEmailChange(tx, now, person.accountId, emailAddress);
    if (owner) await mailHolder(tx, context, owner);
    else await mailLink(tx, context, { ...person, emailAddress, token, locale: known.locale });
    const subject = { subjectId: person.accountId };
    await recordAudit(tx, now, { ...subject, action: 'email-change-asked', actorId: person.accountId });
    return true;
  });
}

/** Proves identity by the password if given; returns the counters that a success clears. */
async function proveBy(
  context: Context,
  person: Viewer,
  passwordHash: string | null,
  password: string | null | undefined,
): Promise<Counted[]> {
  if (password == null) {
    requireRecentProof(context);
    return [];
  }
  const counted = await countPasswordProof(context, person);
  if (!(await isPasswordRight(passwordHash, password))) throw new DomainError('INVALID_EMAIL_OR_PASSWORD');
  return counted;
}

async function mailLink(
  tx: Db,
  context: Context,
  {
    emailAddress,
    username,
    token,
    accountId,
    locale: chosen,
  }: Record<'emailAddress' | 'username' | 'token' | 'accountId', string> & { locale: Locale | null },
): Promise<void> {
  const mail = mailIn(localeOf(chosen, context.request?.pageLocale), (locale) =>
    emailChangeMail(locale, context.config, { username, token }),
  );
  await queueMail(tx, context, {
    kind: 'email-change',
    ...mail,
    recipient: emailAddress,
    ownerId: accountId,
  });
}
