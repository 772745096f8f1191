import { and, eq, isNotNull, or } from 'drizzle-orm';
import { openContent } from '#api/access/outbox/seals/seal-mail.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { isInList } from '#db/in-list.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { isMailTo } from './mail-to.ts';

/**
 * Deletes the emails about a person, those to one of the addresses, and those to others that were given up and have
 * one of the words in them. Emails to others that still wait are left: they tell someone something. Those that were
 * sent have no text any more.
 */
export async function forgetMail(
  tx: Db,
  dataKey: DataKey,
  { ownerId, addresses, words }: { ownerId: string; addresses: readonly string[]; words: readonly string[] },
): Promise<void> {
  const { id } = outboxMessage;
  await tx.delete(outboxMessage).where(or(eq(outboxMessage.ownerId, ownerId), isMailTo(tx, addresses)));
  const telling = await findTelling(tx, dataKey, words.map(uniqueKey));
  if (telling.length > 0) await tx.delete(outboxMessage).where(isInList(id, telling));
}

/** SQL cannot look into what is sealed; of emails that were given up there are few. */
async function findTelling(tx: Db, dataKey: DataKey, words: readonly string[]): Promise<string[]> {
  const { id, sealed, status } = outboxMessage;
  const failed = await tx
    .select({ id, sealed })
    .from(outboxMessage)
    .where(and(eq(status, 'failed'), isNotNull(sealed)));
  return failed.flatMap((mail) => {
    const content = mail.sealed === null ? null : openContent(dataKey, mail.sealed);
    const text = content === null ? '' : `${content.subject} ${content.body}`.toLowerCase();
    return words.some((word) => text.includes(word)) ? [mail.id] : [];
  });
}
