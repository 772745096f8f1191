import { eq, or } from 'drizzle-orm';
import { youngMessage } from '#db/schema/young-message.ts';
import type { Db } from '#db/store.ts';
import { withoutWords } from '#domain/guardians/young-message.ts';

/**
 * Takes the words that name someone whose account goes out of what they wrote or were written. The rest stays for its
 * two years: it is about what adults did.
 */
export async function forgetInYoungMessages(tx: Db, id: string, words: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ id: youngMessage.id, body: youngMessage.body })
    .from(youngMessage)
    .where(or(eq(youngMessage.recipientId, id), eq(youngMessage.senderId, id)));
  for (const row of rows) {
    const body = withoutWords(row.body, words);
    if (body !== row.body) await tx.update(youngMessage).set({ body }).where(eq(youngMessage.id, row.id));
  }
}
