import { recordAudit } from '#api/access/audit/record-audit.ts';
import {
  endPendingLogIn,
  type PendingLogIn,
  readPendingLogIn,
  tryPendingLogIn,
} from '#api/access/auth/pending-log-in.ts';
import { type Counted, forgive } from '#api/access/auth/rate-limit.ts';
import { countRecoveryCodes, type ShownFactor, spendSecondFactor } from '#api/access/auth/second-factor.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { recoveryCodeUsedMail } from '#api/access/outbox/second-factor-mails.ts';
import type { Context } from '#api/access/request/context.ts';
import { countSecondFactor } from '#api/access/request/heard-attempt.ts';
import type { MutationEnterSecondFactorArgs } from '#api/graphql/generated/types.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { type LogIn, readLogIn } from './account-queries.ts';
import { completeLogIn, type LoggedIn } from './complete-log-in.ts';

/**
 * Ends a login that waits for the second factor, by a one-time password or a recovery code: a browser has the waiting
 * login as a cookie, any other client gives its token. Each try counts before its outcome is known: five for the
 * login, and for account and network as those of a password do.
 * Errors: LOG_IN_LAPSED, WRONG_SECOND_FACTOR, RATE_LIMITED.
 */
export async function enterSecondFactor(
  context: Context,
  { code, logInToken }: MutationEnterSecondFactorArgs,
): Promise<LoggedIn> {
  const { store, now, request } = context;
  const pending = await readPendingLogIn(store.read, now, logInToken ?? request.logInToken);
  if (pending === null) throw new DomainError('LOG_IN_LAPSED');
  const account = await readLogIn(store.read, pending.accountId);
  const { counted } = await countSecondFactor(context, { ...pending, emailKey: account.emailKey });
  const shown = await trySecondFactor(context, { pending, code, counted });
  if (shown === null) return refuse(context, pending);
  return completeLogIn(
    context,
    { ...account, id: pending.accountId },
    {
      by: shown,
      along: async (tx) => {
        await endPendingLogIn(tx, pending);
        if (shown === 'recovery-code') await tellOfRecoveryCode(tx, context, pending, account);
      },
    },
  );
}

type Try = { pending: PendingLogIn; code: string; counted: readonly Counted[] };

async function trySecondFactor(
  { store, now }: Context,
  { pending, code, counted }: Try,
): Promise<ShownFactor | null> {
  return store.write(async (tx) => {
    // A refusal inside the write would take the counted try back.
    if (!(await tryPendingLogIn(tx, now, pending))) return null;
    const shown = await spendSecondFactor(tx, now, pending.accountId, code);
    if (shown !== null) await forgive(tx, counted);
    return shown;
  });
}

async function refuse({ store, now }: Context, { accountId: subjectId }: PendingLogIn): Promise<never> {
  const detail = { code: 'WRONG_SECOND_FACTOR' };
  await store.write((tx) =>
    recordAudit(tx, now, { action: 'log-in-refused', actorId: null, subjectId, detail }),
  );
  throw new DomainError('WRONG_SECOND_FACTOR');
}

/** Emails the owner that a recovery code was used: if it wasn't them, someone has their list. */
async function tellOfRecoveryCode(
  tx: Db,
  context: Context,
  { accountId: ownerId }: PendingLogIn,
  { email: recipient, username, locale: chosen }: LogIn,
): Promise<void> {
  const left = await countRecoveryCodes(tx, ownerId);
  const mail = mailIn(localeOf(chosen, context.request.pageLocale), (locale) =>
    recoveryCodeUsedMail(locale, context.config, { username, left }),
  );
  await queueMail(tx, context, { kind: 'second-factor', ...mail, recipient, ownerId });
}
