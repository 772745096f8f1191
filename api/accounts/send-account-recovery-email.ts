import { recordAudit } from '#api/audit/record-audit.ts';
import { issueToken } from '#api/auth/account-token.ts';
import { byAddress, countAttempt } from '#api/auth/rate-limit.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationSendAccountRecoveryEmailArgs } from '#api/graphql/generated/resolvers.ts';
import { queueMail } from '#api/outbox/queue-mail.ts';
import { DomainError } from '#domain/errors.ts';
import { checkEmailAddress, uniqueKey } from '#domain/registration.ts';
import { recoveryMail } from './account-mails.ts';
import { readAccountByEmail } from './account-queries.ts';

/**
 * Mails a link for a new password to the address of the account; a banned account answers like none. Both cases
 * cost one write, so that the time tells nothing.
 * Errors: INVALID_TITLE_ID, INVALID_PARAMS, RATE_LIMITED, ACCOUNT_NOT_FOUND; with generic errors not the last.
 */
export async function sendAccountRecoveryEmail(
  context: Context,
  { email, titleId }: MutationSendAccountRecoveryEmailArgs,
): Promise<true> {
  const { store, config, now, request } = context;
  if (titleId !== config.titleId) throw new DomainError('INVALID_TITLE_ID');
  if (checkEmailAddress(email) !== null) throw new DomainError('INVALID_PARAMS');
  const emailKey = uniqueKey(email);
  const byAccount = { limit: 'recoveryByAccount', subject: emailKey } as const;
  await countAttempt(store, [byAccount, byAddress('recoveryByAddress', request.address)], now);

  const account = await readAccountByEmail(store.read, emailKey);
  const known = account === null || account.isBanned ? null : account;
  await store.write(async (tx) => {
    if (known) {
      const token = await issueToken(tx, now, known.id, 'reset-password');
      const mail = recoveryMail(config, { username: known.username, token });
      await queueMail(tx, context, { kind: 'recovery', ...mail, recipient: known.email, ownerId: known.id });
    }
    await recordAudit(tx, now, {
      action: known ? 'recovery-mail' : 'recovery-refused',
      actorId: null,
      subjectType: 'account',
      subjectId: account?.id ?? null,
    });
  });
  if (!known && !config.hasGenericAuthErrors) throw new DomainError('ACCOUNT_NOT_FOUND');
  return true;
}
