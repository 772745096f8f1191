import { eq } from 'drizzle-orm';
import { type HeldKey, heldHash } from '#api/access/auth/held-hash.ts';
import { takeOne } from '#api/access/auth/rate-limit.ts';
import { accountClosedMail } from '#api/access/outbox/closing-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { closedAccount } from '#db/schema/closed-account.ts';
import type { Db } from '#db/store.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { type ClosedAccount, takeBackToken } from './closed-account-queries.ts';
import { openPerson } from './closed-person.ts';

/**
 * Tells the owner of a closed account once more, once a day, how to have it back: someone has used its address. What a
 * guardian has closed, only the guardian was told how.
 */
export async function mailClosedAgain(
  tx: Db,
  context: Pick<Context, 'now' | 'config'> & Partial<Pick<Context, 'request'>>,
  closed: ClosedAccount,
): Promise<void> {
  const { dataKey } = context.config;
  const person = closed.closedBy === 'owner' ? openPerson(dataKey, closed) : null;
  const token = takeBackToken(dataKey, closed);
  if (!person || token === null) return;
  const counter = { limit: 'closedMailByAccount', subject: closed.accountId } as const;
  if (!(await takeOne(tx, counter, context.now))) return;
  const { username, email: recipient } = person;
  const mail = mailIn(localeOf(person.locale, context.request?.pageLocale), (locale) =>
    accountClosedMail(locale, context.config, { username, token }),
  );
  await queueMail(tx, context, { kind: 'account-closed', ...mail, recipient, ownerId: null });
}

/** Keeps something from others besides, as long as the account is closed. */
export async function holdForClosed(
  tx: Db,
  { accountId, heldKeys }: ClosedAccount,
  key: HeldKey,
): Promise<void> {
  const held = [...new Set([...heldKeys, heldHash(key)])];
  await tx.update(closedAccount).set({ heldKeys: held }).where(eq(closedAccount.accountId, accountId));
}
