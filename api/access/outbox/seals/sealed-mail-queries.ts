import { desc, isNotNull } from 'drizzle-orm';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';

/** The newest text that lies sealed in the outbox, or null. */
export async function findSealedMail(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ sealed: outboxMessage.sealed })
    .from(outboxMessage)
    .where(isNotNull(outboxMessage.sealed))
    .orderBy(desc(outboxMessage.createdAt))
    .limit(1);
  return row?.sealed ?? null;
}
