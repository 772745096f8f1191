import { and, eq, gte } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { issueToken, keepUsedLink, spendAllTokens } from '#api/access/auth/account-token.ts';
import { clearAttempts, logInCounters } from '#api/access/auth/rate-limit.ts';
import { endEmptyPasskeyDemand, removeSecondFactorSince } from '#api/access/auth/second-factor.ts';
import { recoveryMail } from '#api/access/outbox/account-mails.ts';
import { emailRestoredMail } from '#api/access/outbox/closing-mails.ts';
import { forgetOtherBrowsersOf } from '#api/access/outbox/push/browsers.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { account, emailChange, formerAddress } from '#db/schema/account.ts';
import { calendarFeed } from '#db/schema/calendar-feed.ts';
import { passkey } from '#db/schema/passkey.ts';
import { knownBrowser } from '#db/schema/session.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { setAddress } from './email-change.ts';
import { type FormerAddress, readFormerAddress } from './former-address-queries.ts';

/**
 * Puts the former address back that the link was sent to. Whoever changed it may know the password and be logged in
 * anywhere: sessions, password, known browsers and messages in them, the calendar address, second factors of since and a
 * waiting change end, and a link to a new password is mailed to the address. Later changes go with it; earlier ones can still be taken back.
 * Errors: INVALID_TOKEN, EMAIL_ADDRESS_NOT_AVAILABLE.
 */
export async function undoAddressChange(context: Context, { token }: { token: string }): Promise<true> {
  const { store, now } = context;
  return store.write(async (tx): Promise<true> => {
    const former = await readFormerAddress(tx, now, token);
    if (!former) throw new DomainError('INVALID_TOKEN');
    const { accountId } = former;
    const owner = await tx.select().from(account).where(eq(account.id, accountId)).get();
    if (!owner) throw new DomainError('INVALID_TOKEN');
    await setAddress(tx, now, accountId, former.emailAddress);
    await endAllAccess(tx, context, former);
    await keepUsedLink(tx, now, accountId, former.tokenHash);
    await clearAttempts(tx, [...logInCounters(former.emailKey), ...logInCounters(owner.emailKey)]);
    await tell(tx, context, former, owner);
    await recordAudit(tx, now, { action: 'email-restored', actorId: null, subjectId: accountId });
    return true;
  });
}

async function endAllAccess(
  tx: Db,
  { now, sessions }: Context,
  { accountId, changedAt }: FormerAddress,
): Promise<void> {
  await tx.update(account).set({ passwordHash: null }).where(eq(account.id, accountId));
  await sessions.endAll(accountId);
  await tx.delete(knownBrowser).where(eq(knownBrowser.accountId, accountId));
  await tx.delete(calendarFeed).where(eq(calendarFeed.accountId, accountId));
  // Whoever changed the address had the account in hand, and may have let a device of theirs in.
  await tx.delete(passkey).where(and(eq(passkey.accountId, accountId), gte(passkey.createdAt, changedAt)));
  await endEmptyPasskeyDemand(tx, accountId);
  // No one but they could show the codes that are asked for since.
  await removeSecondFactorSince(tx, accountId, changedAt);
  await forgetOtherBrowsersOf(tx, accountId, null);
  await tx.delete(emailChange).where(eq(emailChange.accountId, accountId));
  const isSince = and(eq(formerAddress.accountId, accountId), gte(formerAddress.changedAt, changedAt));
  await tx.delete(formerAddress).where(isSince);
  await spendAllTokens(tx, now, 'verify-email', accountId);
  await spendAllTokens(tx, now, 'reset-password', accountId);
}

async function tell(
  tx: Db,
  context: Context,
  { accountId, emailAddress }: FormerAddress,
  owner: { username: string; email: string; locale: Locale | null },
): Promise<void> {
  const { now, config } = context;
  const { username } = owner;
  const token = await issueToken(tx, now, accountId, 'reset-password');
  const chosen = localeOf(owner.locale, context.request?.pageLocale);
  const link = mailIn(chosen, (locale) => recoveryMail(locale, config, { username, token }));
  const to = { ownerId: accountId };
  await queueMail(tx, context, { kind: 'recovery', ...link, recipient: emailAddress, ...to, isOwed: true });
  const word = mailIn(chosen, (locale) => emailRestoredMail(locale, config, { username }));
  await queueMail(tx, context, { kind: 'email-restored', ...word, recipient: owner.email, ...to });
}
