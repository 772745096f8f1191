import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';

/**
 * Deletes the mails about a person, those to one of the addresses, and those to others that are over and done with
 * one of the words in them. Mails to others that still wait are left: they tell somebody something.
 */
export async function forgetMail(
  tx: Db,
  ownerId: string,
  addresses: readonly string[],
  words: readonly string[],
): Promise<void> {
  const { status, body, subject, recipient } = outboxMessage;
  const isTold = words.map(
    (word) => sql`instr(lower(${subject} || ' ' || ${body}), ${word.toLowerCase()}) > 0`,
  );
  const isOver = inArray(status, ['sent', 'failed']);
  const isTo = inArray(
    sql`lower(${recipient})`,
    addresses.map((address) => address.toLowerCase()),
  );
  await tx
    .delete(outboxMessage)
    .where(or(eq(outboxMessage.ownerId, ownerId), isTo, and(isOver, or(...isTold))));
}
