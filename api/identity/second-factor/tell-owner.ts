import type { Viewer } from '#api/access/auth/viewer.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { type FactorChange, secondFactorMail } from '#api/access/outbox/second-factor-mails.ts';
import type { Context } from '#api/access/request/context.ts';
import { readLogIn } from '#api/identity/accounts/account-queries.ts';
import type { Db } from '#db/store.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';

/** Tells the owner what was changed about the second factor, in the transaction of the change. */
export async function tellOwner(
  tx: Db,
  context: Context,
  { accountId: ownerId, username }: Viewer,
  change: FactorChange,
): Promise<void> {
  const { email: recipient, locale: chosen } = await readLogIn(tx, ownerId);
  const mail = mailIn(localeOf(chosen, context.request.pageLocale), (locale) =>
    secondFactorMail(locale, context.config, { username, change }),
  );
  await queueMail(tx, context, { kind: 'second-factor', ...mail, recipient, ownerId });
}
