import { recordAudit } from '#api/access/audit/record-audit.ts';
import { issueToken } from '#api/access/auth/account-token.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import { providerAccountMail } from '#api/access/outbox/account-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { findLanguage, knownLanguage } from '#api/access/request/known-language.ts';
import { findRequestLanguage } from '#api/charities/charity-requests/request-language.ts';
import type { MutationCreateProviderAccountArgs } from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { contactEmail } from '#db/schema/account.ts';
import { refusalOfFields } from '#domain/accounts/registration-gate.ts';
import { refusalOfNames } from '#domain/contact-details/name-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { FIRST_PASSWORD_LIFETIME_MS } from '#domain/sessions/account-token.ts';
import { openAccount } from './open-account.ts';

/**
 * Makes the account of a charity, without a password: an email lets its people set one. Where no language is named,
 * both are in the one in which the charity asked to join. Errors: NOT_LOGGED_IN, FORBIDDEN, INVALID_PARAMS,
 * BAD_USER_INPUT, PROVIDER_NOT_FOUND, USERNAME_NOT_AVAILABLE, EMAIL_ADDRESS_NOT_AVAILABLE, PROOF_NEEDED.
 */
export async function createProviderAccount(
  context: Context,
  { input: { providerId, username, emailAddress, locale: named } }: MutationCreateProviderAccountArgs,
): Promise<{ playerId: string }> {
  const { viewer, store, now, config } = context;
  const { accountId } = requireStaff(viewer);
  // One by one: the name of a charity is no secret, and may be that of its address.
  const refusal =
    refusalOfFields({ emailAddress }, ['emailAddress'], now) ??
    refusalOfFields({ username }, ['username'], now) ??
    refusalOfNames({ username });
  if (refusal) throw new DomainError(refusal.code, refusal);
  const chosen = named == null ? await findRequestLanguage(store, emailAddress) : knownLanguage(named);
  requireRecentProof(context);
  const values = { username, email: emailAddress, passwordHash: null, providerId, locale: chosen };
  const language = localeOf(chosen, await findLanguage(store, accountId));
  return store.write(async (tx) => {
    const playerId = await openAccount(tx, now, { ...values, accountType: 'Provider' });
    const recipient = typedAddress(emailAddress);
    await tx.insert(contactEmail).values({ id: newId(now), accountId: playerId, emailAddress: recipient });
    const token = await issueToken(tx, now, playerId, 'reset-password', {
      lifetimeMs: FIRST_PASSWORD_LIFETIME_MS,
    });
    const mail = mailIn(language, (locale) => providerAccountMail(locale, config, { username, token }));
    await queueMail(tx, context, { kind: 'provider-account', ...mail, recipient, ownerId: playerId });
    const subject = { subjectId: playerId };
    const detail = { providerId };
    await recordAudit(tx, now, { ...subject, action: 'provider-account', actorId: accountId, detail });
    return { playerId };
  });
}
