import { eq } from 'drizzle-orm';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import type { MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import {
  parseQuestConfiguration,
  type QuestConfiguration,
  serializeQuestConfiguration,
} from '#domain/books/quest-configuration.ts';

/** The monthly schedule before and after a change of books. */
type BooksChange = Record<'before' | 'after', MonthlyScheduleEntry[]>;

/** Changes the books of a provider inside a write; what they hold besides stays. */
export async function changeBooks(
  tx: Db,
  providerId: string,
  change: (books: QuestConfiguration) => QuestConfiguration,
): Promise<BooksChange> {
  const [row] = await tx
    .select({ text: provider.questConfiguration })
    .from(provider)
    .where(eq(provider.id, providerId));
  const before = parseQuestConfiguration(row?.text);
  const after = change(before);
  const questConfiguration = serializeQuestConfiguration(after);
  await tx.update(provider).set({ questConfiguration }).where(eq(provider.id, providerId));
  return { before: before.bundleBook.monthly_schedule, after: after.bundleBook.monthly_schedule };
}
