import { and, eq, gt } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { issueToken } from '#api/access/auth/account-token.ts';
import { recoveryMail } from '#api/access/outbox/account-mails.ts';
import { hasConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { isHeldBack } from '#api/access/outbox/count-caused-mail.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { countRecovery } from '#api/access/request/heard-attempt.ts';
import type { MutationSendAccountRecoveryEmailArgs } from '#api/graphql/generated/types.ts';
import { type AccountForLogIn, readAccountByEmail } from '#api/identity/accounts/account-queries.ts';
import { mailClosedAgain } from '#api/identity/accounts/closed-account-mail.ts';
import { readClosedByEmail } from '#api/identity/accounts/closed-account-queries.ts';
import { mailMerged } from '#api/identity/accounts/merged-account-mail.ts';
import { accountToken } from '#db/schema/session.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isEmailAddress, uniqueKey } from '#domain/identity/registration.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { isRecoveryMailDue, TOKEN_LIFETIME_MS } from '#domain/sessions/account-token.ts';

/**
 * Emails a link for a new password to the address of the account; a banned account answers like none. Both cases
 * cost one write, so that the time tells nothing. The owner of a closed account gets the link to take it back instead,
 * and that of a merged one the word where it is now.
 * Errors: INVALID_TITLE_ID, INVALID_PARAMS, RATE_LIMITED, ACCOUNT_NOT_FOUND; with generic errors not the last.
 */
export async function sendAccountRecoveryEmail(
  context: Context,
  { email, titleId }: MutationSendAccountRecoveryEmailArgs,
): Promise<true> {
  const { store, config, now } = context;
  if (titleId !== config.titleId) throw new DomainError('INVALID_TITLE_ID');
  if (!isEmailAddress(email)) throw new DomainError('INVALID_PARAMS');
  const emailKey = uniqueKey(email);
  const { isKnown } = await countRecovery(context, emailKey);

  const account = await readAccountByEmail(store.read, emailKey);
  const known = account === null || account.isBanned ? null : account;
  await store.write(async (tx) => {
    if (known && (await isDue(tx, context, known, isKnown))) await mailLink(tx, context, known);
    const closed = account === null ? await readClosedByEmail(tx, now, emailKey) : null;
    if (closed) await mailClosedAgain(tx, context, closed);
    if (account === null && !closed) await mailMerged(tx, context, email);
    await recordAudit(tx, now, {
      action: known ? 'recovery-mail' : 'recovery-refused',
      actorId: null,
      subjectId: account?.id ?? null,
    });
  });
  if (!known && !config.hasGenericAuthErrors) throw new DomainError('ACCOUNT_NOT_FOUND');
  return true;
}

/** Whether a link goes out: where the mailbox is full, only to whoever confirmed an address and has no link for long. */
async function isDue(
  tx: Db,
  context: Context,
  account: AccountForLogIn,
  isKnownBrowser: boolean,
): Promise<boolean> {
  const { id: ownerId, email: recipient } = account;
  const isConfirmed = await hasConfirmedAddress(tx, ownerId);
  if (isKnownBrowser && isConfirmed) return true;
  const isFull = await isHeldBack(tx, context, { kind: 'recovery', recipient, ownerId });
  if (isFull && !isConfirmed) return false;
  return isRecoveryMailDue(await readMadeAt(tx, context.now, account), context.now, isFull);
}

async function mailLink(
  tx: Db,
  context: Context,
  { id, username, email: recipient, locale: chosen }: AccountForLogIn,
): Promise<void> {
  const token = await issueToken(tx, context.now, id, 'reset-password');
  const mail = mailIn(localeOf(chosen, context.request.pageLocale), (locale) =>
    recoveryMail(locale, context.config, { username, token }),
  );
  await queueMail(tx, context, { kind: 'recovery', ...mail, recipient, ownerId: id, isOwed: true });
}

/** When the links that may still be good were made. */
async function readMadeAt(tx: Db, now: number, account: AccountForLogIn): Promise<number[]> {
  const { accountId, kind, createdAt } = accountToken;
  const rows = await tx
    .select({ createdAt })
    .from(accountToken)
    .where(
      and(
        eq(accountId, account.id),
        eq(kind, 'reset-password'),
        gt(createdAt, now - TOKEN_LIFETIME_MS['reset-password']),
      ),
    );
  return rows.map((row) => row.createdAt);
}
