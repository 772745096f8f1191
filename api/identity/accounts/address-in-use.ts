import { recordAudit } from '#api/access/audit/record-audit.ts';
import { takeOne } from '#api/access/auth/rate-limit.ts';
import { addressInUseMail } from '#api/access/outbox/account-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { heldUsername } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import type { AccountForLogIn } from './account-queries.ts';
import { type AddressHolder, readAddressHolder } from './address-holder.ts';
import { holdForClosed, mailClosedAgain } from './closed-account-mail.ts';

type MailContext = Pick<Context, 'now' | 'config'> & Partial<Pick<Context, 'request'>>;

/**
 * Where answers tell nothing: whether the address has an account already. Then its owner is told by email, and the
 * user name is held as if the registration had made an account, for a name that stays free would tell that it did not.
 * The owner of a closed account learns how to have it back.
 */
export async function answerAddressInUse(
  tx: Db,
  context: MailContext,
  wanted: { username: string; email: string },
): Promise<boolean> {
  if (!context.config.hasGenericAuthErrors) return false;
  const holder = await readAddressHolder(tx, context.now, uniqueKey(wanted.email));
  if (!holder) return false;
  const usernameKey = uniqueKey(wanted.username);
  const { account, closed } = holder;
  if (closed) await holdForClosed(tx, closed, `name ${usernameKey}`);
  else await tx.insert(heldUsername).values({ usernameKey, accountId: account.id }).onConflictDoNothing();
  await mailHolder(tx, context, holder);
  const subject = { subjectId: closed ? closed.accountId : account.id };
  await recordAudit(tx, context.now, { ...subject, action: 'registration-of-known-address', actorId: null });
  return true;
}

/** Tells the owner of an address, once a day, that someone has tried to use it. */
export async function mailHolder(
  tx: Db,
  context: MailContext,
  { account, closed }: AddressHolder,
): Promise<void> {
  if (closed) await mailClosedAgain(tx, context, closed);
  else await mailAddressInUse(tx, context, account);
}

async function mailAddressInUse(
  tx: Db,
  context: MailContext,
  { id, username, email, locale: chosen }: Pick<AccountForLogIn, 'id' | 'username' | 'email' | 'locale'>,
): Promise<void> {
  const counter = { limit: 'addressInUseMailByAccount', subject: uniqueKey(email) } as const;
  if (!(await takeOne(tx, counter, context.now))) return;
  const mail = mailIn(localeOf(chosen, context.request?.pageLocale), (locale) =>
    addressInUseMail(locale, context.config, { username }),
  );
  await queueMail(tx, context, { kind: 'address-in-use', ...mail, recipient: email, ownerId: id });
}
