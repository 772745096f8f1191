import { eq } from 'drizzle-orm';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import {
  parseQuestConfiguration,
  type QuestConfiguration,
  serializeQuestConfiguration,
} from '#domain/books/quest-configuration.ts';

/** Changes the books of a provider inside a write; what they hold besides stays. */
export async function changeBooks(
  tx: Db,
  providerId: string,
  change: (books: QuestConfiguration) => QuestConfiguration,
): Promise<void> {
  const [row] = await tx
    .select({ text: provider.questConfiguration })
    .from(provider)
    .where(eq(provider.id, providerId));
  const questConfiguration = serializeQuestConfiguration(change(parseQuestConfiguration(row?.text)));
  await tx.update(provider).set({ questConfiguration }).where(eq(provider.id, providerId));
}
