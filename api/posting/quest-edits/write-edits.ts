import { and, isNotNull } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { notifyOfSeveral } from '#api/posting/quest-notices/notify-people.ts';
import { replaceTrainings, type StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import type { QuestNoticeRow } from '#api/quests/quests/quest-row.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isUnpublishing, type QuestChanges } from '#domain/quests/changes/quest-edit.ts';
import { noticeOf } from '#domain/quests/changes/quest-notice.ts';
import { orderResources } from '#domain/quests/quest-values.ts';
import { moveExpectedTimes } from './move-expected-times.ts';

/** A quest of a charity, and what is changed of it. */
export type QuestEditing = {
  stored: StoredQuest;
  changes: QuestChanges;
  /** What its people are told besides, where they are told something. */
  words?: string | null;
};

/**
 * Writes edits that nothing refuses, of one or of many quests of a charity, with all that follows from them: expected
 * times, recaps, reservations that begin, the audit log, and word to the people on each quest, which is returned.
 */
export async function writeEdits(
  context: Context,
  tx: Db,
  providerId: string,
  edits: readonly QuestEditing[],
): Promise<QuestNoticeRow[]> {
  const { viewer, now } = context;
  await writeColumns(tx, edits, now);
  for (const { stored, changes } of edits) {
    if (changes.requiredOrientations) await replaceTrainings(tx, stored.id, changes.requiredOrientations);
    await moveExpectedTimes(tx, stored, changes);
  }
  await forgetWhoComes(tx, edits);
  await report(tx, context, 'QuestsEdited', { providerId, actorId: viewer?.accountId ?? null, edits });
  const told = edits.flatMap(({ stored, changes, words = null }) => {
    const kind = noticeOf(stored, changes);
    return kind ? [{ kind, stored, changes, words }] : [];
  });
  return notifyOfSeveral(context, tx, told);
}

/** Clears confirmations (“I'll be there”) of quests whose time or location changed: they were for the old ones. */
async function forgetWhoComes(tx: Db, edits: readonly QuestEditing[]): Promise<void> {
  const moved = edits.filter(({ stored, changes }) => noticeOf(stored, changes) !== null);
  if (moved.length === 0) return;
  const ids = moved.map(({ stored }) => stored.id);
  await tx
    .update(contract)
    .set({ confirmedAt: null })
    .where(and(isInList(contract.questId, ids), isNotNull(contract.confirmedAt)));
}

/** Quests that get the same values are written together: there may be hundreds. */
async function writeColumns(tx: Db, edits: readonly QuestEditing[], now: number): Promise<void> {
  const written = edits.map((edit) => ({ id: edit.stored.id, columns: columnsOf(edit, now) }));
  for (const group of Map.groupBy(written, ({ columns }) => JSON.stringify(columns)).values()) {
    const ids = group.map(({ id }) => id);
    await tx
      .update(quest)
      .set(group[0]?.columns ?? {})
      .where(isInList(quest.id, ids));
  }
}

function columnsOf({ stored, changes }: QuestEditing, now: number) {
  const { requiredOrientations: _, ...columns } = changes;
  const resources = changes.resourceMaxNumber === undefined ? {} : orderResources({ ...stored, ...columns });
  return { ...columns, ...resources, ...(isUnpublishing(changes) && { unpublishedAt: now }), updatedAt: now };
}
