import { and, eq, isNotNull } from 'drizzle-orm';
import type { StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import { isActive } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { type QuestChanges, timesAfter } from '#domain/quests/changes/quest-edit.ts';
import { movedTimes } from '#domain/quests/changes/quest-notice.ts';

/** Moves the times for which the volunteers of a flexible quest are expected along with the quest. */
export async function moveExpectedTimes(tx: Db, stored: StoredQuest, changes: QuestChanges): Promise<void> {
  if (changes.startedAt === undefined && changes.endedAt === undefined) return;
  const { id, expectedArrivalAt, expectedDepartureAt } = contract;
  const expected = await tx
    .select({ id, expectedArrivalAt, expectedDepartureAt })
    .from(contract)
    .where(and(eq(contract.questId, stored.id), isActive(), isNotNull(expectedArrivalAt)));
  const after = { ...stored, ...timesAfter(stored, changes) };
  for (const row of expected) {
    await tx
      .update(contract)
      .set(movedTimes(stored, after, row))
      .where(eq(id, row.id));
  }
}
