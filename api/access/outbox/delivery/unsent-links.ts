import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';

const AT_ONCE = 50;

/** Emails with a link that ran out since an instant (epoch ms) before they were sent, the newest last. */
export async function readUnsentLinks<Kind extends MailKind>(db: Db, kinds: readonly Kind[], since: number) {
  const { id, kind, status, urgency, recipient, createdAt, nextAttemptAt, ownerId } = outboxMessage;
  const rows = await db
    .select({ id, kind, recipient, createdAt, ownerId })
    .from(outboxMessage)
    .where(and(eq(status, 'expired'), eq(urgency, 0), gt(nextAttemptAt, since), inArray(kind, [...kinds])))
    .orderBy(asc(nextAttemptAt))
    .limit(AT_ONCE);
  return rows.map((row) => ({ ...row, kind: row.kind as Kind }));
}

/** Deletes an email that ran out; false when another process did. Whichever deletes it makes the new one. */
export async function deleteUnsent(tx: Db, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(outboxMessage)
    .where(and(eq(outboxMessage.id, id), eq(outboxMessage.status, 'expired')))
    .returning({ id: outboxMessage.id });
  return deleted.length > 0;
}
