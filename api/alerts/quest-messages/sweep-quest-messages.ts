import { lte } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import type { Store } from '#db/store.ts';
import { QUEST_MESSAGE_KEPT_MS } from '#domain/quest-messages/quest-message.ts';

/** Deletes what was written about quests 90 days ago; what went to the young is kept beside it. `now` in epoch ms. */
export async function sweepQuestMessages(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, questMessage, lte(questMessage.createdAt, now - QUEST_MESSAGE_KEPT_MS));
}
