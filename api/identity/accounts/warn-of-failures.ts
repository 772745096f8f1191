import { isSpent, takeOne } from '#api/access/auth/rate-limit.ts';
import { failedLogInsMail } from '#api/access/outbox/account-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import type { Db } from '#db/store.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import type { AccountForLogIn } from './account-queries.ts';

/**
 * Tells the owner, once a day, that so many log-ins have failed that only browsers which have logged in before and
 * the way by email are heard. Part of the write that keeps the failure.
 */
export async function warnOfFailures(
  tx: Db,
  context: Pick<Context, 'now' | 'config'>,
  emailKey: string,
  account: AccountForLogIn | null,
): Promise<void> {
  const { now, config } = context;
  if (!(await isSpent(tx, { limit: 'logInByAccount', subject: emailKey }, now))) return;
  const isFirst = await takeOne(tx, { limit: 'logInWarningByAccount', subject: emailKey }, now);
  if (!isFirst || account === null) return;
  const mail = mailIn(localeOf(account.locale), (locale) => failedLogInsMail(locale, config, account));
  const { id: ownerId, email: recipient } = account;
  await queueMail(tx, context, { kind: 'log-ins-failed', ...mail, recipient, ownerId });
}
