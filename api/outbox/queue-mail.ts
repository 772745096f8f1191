import { newId } from '#db/new-id.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { oneLine } from '#domain/plain-text.ts';
import { checkEmailAddress } from '#domain/registration.ts';

export type Mail = {
  /** One plain address. */
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The account that the mail is about; the mail goes when the account goes. */
  ownerId: string | null;
};

/**
 * Puts a mail into the outbox in the transaction of what it tells about, so that neither exists without the other.
 * Line breaks in the subject become spaces: they would begin a new header. `now` in epoch ms.
 * Throws for a recipient that is not one plain address.
 */
export async function queueMail(
  tx: Db,
  now: number,
  { recipient, subject, body, ownerId }: Mail,
): Promise<string> {
  if (checkEmailAddress(recipient) !== null) throw new Error('The recipient of a mail is no plain address.');
  const id = newId(now);
  await tx.insert(outboxMessage).values({
    id,
    channel: 'email',
    recipient: recipient.trim(),
    subject: oneLine(subject),
    body,
    nextAttemptAt: now,
    createdAt: now,
    ownerId,
  });
  return id;
}
