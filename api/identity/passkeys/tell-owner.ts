import type { Viewer } from '#api/access/auth/viewer.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '#api/access/outbox/passkey-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { readLogIn } from '#api/identity/accounts/account-queries.ts';
import type { Db } from '#db/store.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';

const MAILS = { 'passkey-added': passkeyAddedMail, 'passkey-removed': passkeyRemovedMail };

/** Tells the owner of an account what was done with its passkeys, at the address of the login. */
export async function tellOwner(
  tx: Db,
  context: Context,
  { accountId, username }: Pick<Viewer, 'accountId' | 'username'>,
  kind: keyof typeof MAILS,
): Promise<void> {
  const { config, request } = context;
  const { email: recipient, locale: chosen } = await readLogIn(tx, accountId);
  const mail = mailIn(localeOf(chosen, request.pageLocale), (locale) =>
    MAILS[kind](locale, config, { username }),
  );
  await queueMail(tx, context, { kind, ...mail, recipient, ownerId: accountId });
}
