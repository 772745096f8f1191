import { eq } from 'drizzle-orm';
import { recordAudits } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { QuestNoticeRow } from '#api/rows/quests/quest-row.ts';
import { refreshRecapOfQuest } from '#api/verbs/recaps/refresh-recap.ts';
import { beginReservations } from '#api/verbs/reservations/begin-reservations.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import { isPublishing, isUnpublishing, type QuestChanges } from '#domain/quests/quest-edit.ts';
import { noticeOf } from '#domain/quests/quest-notice.ts';
import { clampResources } from '#domain/quests/quest-values.ts';
import { replaceTrainings, type StoredQuest } from './editable-quest.ts';
import { moveExpectedTimes } from './move-expected-times.ts';
import { notifyPeople } from './notify-people.ts';

/** A quest of a charity, and what is changed of it. */
export type QuestEditing = { stored: StoredQuest; changes: QuestChanges };

/**
 * Writes edits that nothing refuses, of one or of many quests of a charity, with all that follows from them: expected
 * times, recaps, reservations that begin, the audit log, and word to the people on each quest, which is returned.
 */
export async function writeEdits(
  context: Context,
  tx: Db,
  providerId: string,
  edits: readonly QuestEditing[],
): Promise<(QuestNoticeRow | null)[]> {
  const { viewer, now } = context;
  for (const edit of edits) await writeEdit(tx, edit, now);
  const questIds = edits.flatMap(({ stored, changes }) => (isPublishing(changes) ? [stored.id] : []));
  if (questIds.length > 0) {
    await beginReservations(tx, context, { providerId, accountId: viewer?.accountId ?? '', questIds });
  }
  await recordAudits(
    tx,
    now,
    edits.map(({ stored, changes }) => ({
      action: actionOf(changes),
      actorId: viewer?.accountId ?? null,
      subjectId: stored.id,
      detail: { fields: Object.keys(changes).join(' ') },
    })),
  );
  const notices: (QuestNoticeRow | null)[] = [];
  for (const { stored, changes } of edits) {
    const kind = noticeOf(stored, changes);
    notices.push(kind && (await notifyPeople(context, tx, { kind, stored, changes })));
  }
  return notices;
}

/** In the audit log's words. */
export function actionOf({ publishingStatus }: QuestChanges): AuditAction {
  return publishingStatus === 'Cancelled' ? 'quest-cancelled' : 'quest-edited';
}

async function writeEdit(tx: Db, { stored, changes }: QuestEditing, now: number): Promise<void> {
  const { requiredOrientations, ...columns } = changes;
  const resources = changes.resourceMaxNumber === undefined ? {} : clampResources({ ...stored, ...columns });
  await tx
    .update(quest)
    .set({ ...columns, ...resources, ...(isUnpublishing(changes) && { unpublishedAt: now }), updatedAt: now })
    .where(eq(quest.id, stored.id));
  if (requiredOrientations) await replaceTrainings(tx, stored.id, requiredOrientations);
  await moveExpectedTimes(tx, stored, changes);
  await refreshRecapOfQuest(tx, stored.id);
}
