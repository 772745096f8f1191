import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { isStaffInForce } from '#domain/accounts/staff-account.ts';
import type { MailText } from '#domain/messages/letter.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { readStaffRows } from './staff-queries.ts';

/** Queues an email to each of the staff who can log in, in their language. Returns to how many. */
export async function mailStaff(
  tx: Db,
  context: MailContext,
  kind: MailKind,
  write: (locale: Locale, staff: { username: string }) => MailText,
): Promise<number> {
  const all = await readStaffRows(tx);
  const staff = all.filter((one) => isStaffInForce(one, context.now) && one.hasPassword);
  for (const { id: ownerId, email: recipient, username, locale: chosen } of staff) {
    const mail = mailIn(localeOf(chosen), (locale) => write(locale, { username }));
    await queueMail(tx, context, { kind, ...mail, recipient, ownerId });
  }
  return staff.length;
}
