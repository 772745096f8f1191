import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import { LOST_ADDRESS } from '#db/cells/seal-guardian.ts';
import { insertRows } from '#db/insert-rows.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { isEmailAddress } from '#domain/identity/registration.ts';
import type { MailFrame, MailPart, MailText } from '#domain/messages/letter.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import { subjectLine } from '#domain/messages/reading-order.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { countCausedMail } from './count-caused-mail.ts';
import { keepForOwner } from './entries/keep-for-owner.ts';
import { readGuardianCopy } from './guardian-copies.ts';
import { deliveryRow } from './rows/delivery-row.ts';

export type Mail = {
  kind: MailKind;
  /** Plain address without a name. */
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** What its HTML body is made of. */
  parts?: readonly MailPart[];
  frame?: MailFrame;
  /** Extra parts of the email, as in `MailContent`. */
  more?: Pick<MailContent, 'calendar' | 'threadId' | 'unsubscribe'>;
  /** The language of both; the first one where it is left out. */
  locale?: Locale;
  /** Writes the email in another language for a guardian's copy; if omitted, the copy is unchanged. */
  write?: (locale: Locale) => MailText;
  /** The account that the email is about; the email goes when the account goes. */
  ownerId: string | null;
  /** The account of another person whose act causes the mail. */
  causedById?: string;
  /** Goes out over the limit of its mailbox, too, and counts all the same. */
  isOwed?: boolean;
  /** What it tells about, where someone is told of it once only. */
  aboutId?: string;
  /** When the quest begins that it tells about: what someone on the way there must know is sent first. Epoch ms. */
  startsAt?: number | null;
  /** Not before. Epoch ms. */
  sendAt?: number;
};

/**
 * Puts an email into the outbox in the transaction of what it tells about, so that neither exists without the other.
 * Line breaks in the subject become spaces: they would begin a new header. Returns its id; null when it is held back,
 * because its mailbox has had as many of them today as its limit allows, or cannot be known.
 * Throws for a recipient that is not one plain address.
 */
export async function queueMail(tx: Db, context: MailContext, mail: Mail): Promise<string | null> {
  // A guardian's address that cannot be opened, since its key is lost: the log tells of it.
  if (mail.recipient === LOST_ADDRESS) return null;
  const row = rowOf(tx, mail, context);
  if (!(await countCausedMail(tx, context, mail))) return null;
  const messageId = await keepForOwner(tx, context, mail);
  const copy = await readGuardianCopy(tx, context, mail);
  await insertRows(tx, outboxMessage, [{ ...row, messageId }, ...(copy ? [rowOf(tx, copy, context)] : [])]);
  return row.id;
}

function rowOf(tx: Db, mail: Mail, context: MailContext) {
  const {
    recipient,
    subject,
    body,
    parts,
    frame,
    more,
    isOwed: _isOwed,
    locale = FIRST_LOCALE,
    ...about
  } = mail;
  if (!isEmailAddress(recipient)) throw new Error('The recipient of a mail is no plain address.');
  const content = {
    locale,
    subject: subjectLine(locale, subject),
    body,
    ...(parts && { parts, frame }),
    ...more,
  };
  return deliveryRow(tx, context, { ...about, channel: 'email', recipient, content });
}
