import { recordAudit } from '#api/access/audit/record-audit.ts';
import { issueToken } from '#api/access/auth/account-token.ts';
import { providerAccountMail } from '#api/access/outbox/account-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { newId } from '#db/new-id.ts';
import { contactEmail } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { refusalOfFields } from '#domain/accounts/registration-gate.ts';
import { refusalOfNames } from '#domain/contact-details/name-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import { FIRST_PASSWORD_LIFETIME_MS } from '#domain/sessions/account-token.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { type NewAccount, openAccount } from './open-account.ts';

export type InvitedAccount = Pick<NewAccount, 'person'> & {
  /** The staff member who makes it. */
  actorId: string;
  providerId: string;
  username: string;
  emailAddress: string;
  locale: Locale | null;
  /** The language of the email. */
  language: Locale;
};

/** Refuses what cannot be the account of a charity. Errors: INVALID_PARAMS, BAD_USER_INPUT. */
export function refuseProviderAccount(
  { username, emailAddress }: Pick<InvitedAccount, 'username' | 'emailAddress'>,
  now: number,
): void {
  // One by one: the name of a charity is no secret, and may be that of its address.
  const refusal =
    refusalOfFields({ emailAddress }, ['emailAddress'], now) ??
    refusalOfFields({ username }, ['username'], now) ??
    refusalOfNames({ username });
  if (refusal) throw new DomainError(refusal.code, refusal);
}

/**
 * Opens the account of a charity and emails the link that sets its password; returns its id.
 * Errors: PROVIDER_NOT_FOUND, USERNAME_NOT_AVAILABLE, EMAIL_ADDRESS_NOT_AVAILABLE.
 */
export async function inviteProviderAccount(
  tx: Db,
  context: Context,
  { actorId, emailAddress, language, ...values }: InvitedAccount,
): Promise<string> {
  const { now, config } = context;
  const { providerId, username } = values;
  const fresh = { ...values, email: emailAddress, passwordHash: null };
  const playerId = await openAccount(tx, now, { ...fresh, accountType: 'Provider' });
  const recipient = typedAddress(emailAddress);
  await tx.insert(contactEmail).values({ id: newId(now), accountId: playerId, emailAddress: recipient });
  const lifetime = { lifetimeMs: FIRST_PASSWORD_LIFETIME_MS };
  const token = await issueToken(tx, now, playerId, 'reset-password', lifetime);
  const mail = mailIn(language, (locale) => providerAccountMail(locale, config, { username, token }));
  await queueMail(tx, context, { kind: 'provider-account', ...mail, recipient, ownerId: playerId });
  const about = { actorId, subjectId: playerId, detail: { providerId } };
  await recordAudit(tx, now, { ...about, action: 'provider-account' });
  return playerId;
}
