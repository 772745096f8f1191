import { and, asc, eq } from 'drizzle-orm';
import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import { isActiveReservation } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { orientation } from '#db/schema/orientation.ts';
import { location } from '#db/schema/provider.ts';
import { type QuestColumns, quest, questRequiredOrientation } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';

/** A stored quest with the ids of the trainings it asks for, sorted. */
export type StoredQuest = QuestColumns & { requiredOrientations: string[] };

/** The quest as an edit compares it with, or undefined; its description as readers see it. Two statements. */
export async function loadStoredQuest(tx: Db, id: string): Promise<StoredQuest | undefined> {
  const [found] = await loadStoredQuests(tx, [id]);
  return found;
}

/** Reads several quests in any order, without unknown IDs; two statements. */
export async function loadStoredQuests(tx: Db, ids: readonly string[]): Promise<StoredQuest[]> {
  const rows = await tx.select().from(quest).where(isInList(quest.id, ids));
  if (rows.length === 0) return [];
  const demanded = await tx
    .select()
    .from(questRequiredOrientation)
    .where(isInList(questRequiredOrientation.questId, ids))
    .orderBy(asc(questRequiredOrientation.templateId));
  const byQuest = Map.groupBy(demanded, ({ questId }) => questId);
  return rows.map((row) => ({
    ...row,
    description: sanitizeDescription(row.description),
    requiredOrientations: (byQuest.get(row.id) ?? []).map(({ templateId }) => templateId),
  }));
}

/** Whether a location is one of the provider's approved ones. */
export async function isApprovedLocation(tx: Db, providerId: string, locationId: string): Promise<boolean> {
  const found = await tx
    .select({ id: location.id })
    .from(location)
    .where(
      and(eq(location.id, locationId), eq(location.providerId, providerId), eq(location.isApproved, true)),
    );
  return found.length > 0;
}

/** Whether a guild has reserved the quest. */
export async function isReservedQuest(tx: Db, questId: string): Promise<boolean> {
  const found = await tx
    .select({ id: contract.id })
    .from(contract)
    .where(and(eq(contract.questId, questId), isActiveReservation(contract)))
    .limit(1);
  return found.length > 0;
}

/** Whether the ids are all trainings that the provider offers. */
export async function areOwnTrainings(tx: Db, providerId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await tx
    .select({ id: orientation.id, templateId: orientation.templateId })
    .from(orientation)
    .where(and(isInList(orientation.id, ids), eq(orientation.providerId, providerId)));
  return found.filter(({ templateId }) => templateId === null).length === new Set(ids).size;
}

/** Makes the quest ask for exactly these trainings. */
export async function replaceTrainings(tx: Db, questId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(questRequiredOrientation).where(eq(questRequiredOrientation.questId, questId));
  if (ids.length === 0) return;
  await tx.insert(questRequiredOrientation).values(ids.map((templateId) => ({ questId, templateId })));
}
