import type { ChildOfGuardian } from '#api/access/outbox/merge-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import type { Db } from '#db/store.ts';
import type { MailText } from '#domain/messages/letter.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { StoredPerson } from './record-facts.ts';

type Told = { kind: 'records-merged' | 'records-parted'; kept: StoredPerson; dropped: StoredPerson };

/** Tells every guardian of either record of a child what became of the records. None is named to another one. */
export async function tellGuardians(
  tx: Db,
  context: Context,
  { kind, kept, dropped }: Told,
  write: (locale: Locale, about: ChildOfGuardian) => MailText,
): Promise<void> {
  const both = [...kept.guardians, ...dropped.guardians];
  const guardians = new Map(both.map(({ account }) => [account.id, account]));
  const child = kept.volunteer.nameFirst ?? '';
  const hasOthers = guardians.size > 1;
  for (const { id: ownerId, username, email: recipient, locale: chosen } of guardians.values()) {
    const mail = mailIn(localeOf(chosen, context.request.pageLocale), (locale) =>
      write(locale, { username, child, hasOthers }),
    );
    await queueMail(tx, context, { kind, ...mail, recipient, ownerId });
  }
}
