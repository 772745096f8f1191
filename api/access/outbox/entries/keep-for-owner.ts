import { eq } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { newId } from '#db/new-id.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { message } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import { isSameMailbox } from '#domain/identity/mailbox-key.ts';
import type { MailPart } from '#domain/messages/letter.ts';
import { isForOwnersInbox, MAIL_KINDS, type MailKind } from '#domain/messages/mail-kind.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { KeptWords } from './message-words.ts';

type Mail = {
  kind: MailKind;
  recipient: string;
  subject: string;
  parts?: readonly MailPart[];
  locale?: Locale;
  ownerId: string | null;
};

/**
 * Keeps an email about an account in its owner's inbox, where it goes to an address of the owner's own: emails about a
 * young person go to guardians, too. Returns the entry's id; null where there is none.
 */
export async function keepForOwner(
  tx: Db,
  { now }: MailContext,
  { kind, recipient, subject, parts, locale = FIRST_LOCALE, ownerId }: Mail,
): Promise<string | null> {
  if (ownerId === null || parts === undefined || !isForOwnersInbox(kind)) return null;
  const own = await tx
    .select({ email: account.email, contact: contactEmail.emailAddress })
    .from(account)
    .leftJoin(contactEmail, eq(contactEmail.accountId, account.id))
    .where(eq(account.id, ownerId));
  const isOwn = own.some(({ email, contact }) =>
    [email, contact].some((address) => address !== null && isSameMailbox(address, recipient)),
  );
  if (!isOwn) return null;
  const words = new KeptWords(tx, now);
  const wordsId = words.idOf(locale, { subject, parts });
  await words.write();
  const id = newId(now);
  const { class: messageClass } = MAIL_KINDS[kind];
  await tx
    .insert(message)
    .values({ id, accountId: ownerId, kind, class: messageClass, wordsId, createdAt: now });
  return id;
}
