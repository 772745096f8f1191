import type { AuditEvent } from '#api/access/audit/record-audit.ts';
import type { UndoableChange } from '#api/access/undo/undoable.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { copyTranslations } from './copy-translations.ts';

/** Rows of one INSERT: well below the limit of bound values. */
const ROWS_AT_ONCE = 50;

/** A quest to insert, with the ids of the trainings it asks for. */
export type NewQuest = typeof quest.$inferInsert & { requiredOrientations: readonly string[] };

/** The posting of new quests as a change that the account can take back as a whole. */
export function postingOf(accountId: string, quests: readonly NewQuest[]): UndoableChange {
  return {
    accountId,
    action: 'quests-posted',
    feature: 'createQuests',
    providerIds: quests.map(({ providerId }) => providerId),
    scope: { quests: quests.map(({ id }) => id) },
    isNew: true,
  };
}

/** What the audit log keeps of a posting: how many quests of which charity. An importer has no account. */
export function postingEvents(actorId: string | null, quests: readonly NewQuest[]): AuditEvent[] {
  const byProvider = Map.groupBy(quests, ({ providerId }) => providerId);
  return [...byProvider].map(([subjectId, { length }]) => {
    return { action: 'quests-posted', actorId, subjectId, detail: { quests: length } };
  });
}

/** Inserts quests with the trainings they ask for, and what their stamps say in other languages. */
export async function insertQuests(tx: Db, quests: readonly NewQuest[]): Promise<void> {
  const rows = quests.map(({ requiredOrientations: _, ...row }) => row);
  const demanded = quests.flatMap(({ id, requiredOrientations }) =>
    requiredOrientations.map((templateId) => ({ questId: id, templateId })),
  );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx.insert(quest).values(rows.slice(at, at + ROWS_AT_ONCE));
  }
  for (let at = 0; at < demanded.length; at += ROWS_AT_ONCE) {
    await tx.insert(questRequiredOrientation).values(demanded.slice(at, at + ROWS_AT_ONCE));
  }
  await copyTranslations(
    tx,
    quests.flatMap(({ id, templateQuestId: sourceId }) => (sourceId ? [{ id, sourceId }] : [])),
  );
}
