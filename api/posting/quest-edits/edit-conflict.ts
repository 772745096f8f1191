import { and, eq, gt } from 'drizzle-orm';
import type { SeenQuestInput } from '#api/graphql/generated/types.ts';
import type { StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import type { Db } from '#db/store.ts';
import type { ChangedFields } from '#domain/errors/errors.ts';
import { conflictOf, type QuestChanges, tidyEdit, valuesNow } from '#domain/quests/changes/quest-edit.ts';

/**
 * What someone else has changed since the editor saw the quest, or null. With fields only these count; with nothing
 * but the instant of the last edit every later edit does.
 */
export async function findConflict(
  tx: Db,
  stored: StoredQuest,
  { updatedAt, ...fields }: SeenQuestInput,
  wanted: QuestChanges,
): Promise<ChangedFields | null> {
  const seen = tidyEdit(fields);
  if (Object.keys(seen).length > 0 || updatedAt == null) return conflictOf(stored, seen, wanted);
  if (updatedAt === stored.updatedAt) return null;
  const edited = await fieldsEditedSince(tx, stored.id, updatedAt);
  return { updatedAt: new Date(stored.updatedAt).toISOString(), ...valuesNow(stored, edited) };
}

/** The audit log keeps the names of the fields of every edit. */
async function fieldsEditedSince(tx: Db, questId: string, instant: number): Promise<string[]> {
  const { subjectType, subjectId, at, detail } = auditEntry;
  const entries = await tx
    .select({ detail })
    .from(auditEntry)
    .where(and(eq(subjectType, 'quest'), eq(subjectId, questId), gt(at, instant)))
    .orderBy(at);
  return entries.flatMap((entry) => String(entry.detail.fields ?? '').split(' '));
}
