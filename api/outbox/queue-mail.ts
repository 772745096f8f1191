import type { Context } from '#api/graphql/context.ts';
import { guardianCopies } from '#api/guardians/guardian-copies.ts';
import { newId } from '#db/new-id.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import type { MailKind } from '#domain/mail-kind.ts';
import { oneLine } from '#domain/plain-text.ts';
import { checkEmailAddress } from '#domain/registration.ts';

export type Mail = {
  kind: MailKind;
  /** One plain address. */
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The account that the mail is about; the mail goes when the account goes. */
  ownerId: string | null;
  /** The account of another person whose act causes the mail. */
  causedById?: string;
};

export type MailContext = Pick<Context, 'now' | 'config'>;

const ROWS_AT_ONCE = 100;

/**
 * Puts a mail into the outbox in the transaction of what it tells about, so that neither exists without the other.
 * Line breaks in the subject become spaces: they would begin a new header.
 * Throws for a recipient that is not one plain address.
 */
export async function queueMail(tx: Db, context: MailContext, mail: Mail): Promise<string> {
  const row = rowOf(mail, context.now);
  await tx.insert(outboxMessage).values(row);
  await insertRows(tx, context, await guardianCopies(tx, context, [mail]));
  return row.id;
}

/** The same for many mails of one write, in a statement for a hundred. */
export async function queueMails(tx: Db, context: MailContext, mails: readonly Mail[]): Promise<void> {
  await insertRows(tx, context, mails);
  await insertRows(tx, context, await guardianCopies(tx, context, mails));
}

async function insertRows(tx: Db, { now }: MailContext, mails: readonly Mail[]): Promise<void> {
  for (let at = 0; at < mails.length; at += ROWS_AT_ONCE) {
    const rows = mails.slice(at, at + ROWS_AT_ONCE).map((mail) => rowOf(mail, now));
    await tx.insert(outboxMessage).values(rows);
  }
}

function rowOf({ recipient, subject, body, ownerId }: Mail, now: number) {
  if (checkEmailAddress(recipient) !== null) throw new Error('The recipient of a mail is no plain address.');
  return {
    id: newId(now),
    channel: 'email' as const,
    recipient: recipient.trim(),
    subject: oneLine(subject),
    body,
    nextAttemptAt: now,
    createdAt: now,
    ownerId,
  };
}
