import { and, eq, inArray, lte } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { contract } from '#db/schema/contract.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import type { Db, Store } from '#db/store.ts';
import { withoutWords } from '#domain/guardians/young-message.ts';
import { QUEST_MESSAGE_KEPT_MS } from '#domain/quest-messages/quest-message.ts';

/**
 * What someone whose account goes wrote to charities goes with the answers to it; what they wrote for a charity stays
 * without them; and where a charity wrote to quests they were on, the words go that name them.
 */
export async function forgetInQuestMessages(tx: Db, id: string, words: readonly string[]): Promise<void> {
  await tx.delete(questMessage).where(eq(questMessage.volunteerId, id));
  await tx
    .delete(questMessage)
    .where(and(eq(questMessage.authorId, id), eq(questMessage.kind, 'from-volunteer')));
  await tx.update(questMessage).set({ authorId: null }).where(eq(questMessage.authorId, id));
  const theirs = tx.select({ id: contract.questId }).from(contract).where(eq(contract.chariteerId, id));
  const rows = await tx
    .select({ id: questMessage.id, body: questMessage.body })
    .from(questMessage)
    .where(inArray(questMessage.questId, theirs));
  for (const row of rows) {
    const body = withoutWords(row.body, words);
    if (body !== row.body) await tx.update(questMessage).set({ body }).where(eq(questMessage.id, row.id));
  }
}

/** Deletes what was written about quests 90 days ago; what went to the young is kept beside it. `now` in epoch ms. */
export async function sweepQuestMessages(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, questMessage, lte(questMessage.createdAt, now - QUEST_MESSAGE_KEPT_MS));
}
