import { recordAudits } from '#api/access/audit/record-audit.ts';
import type { Db } from '#db/store.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { DomainEvents } from '#domain/events/domain-event.ts';
import type { QuestChanges } from '#domain/quests/changes/quest-edit.ts';

/** Writes into the audit log who changed which fields of quests. `now` in epoch ms. */
export async function recordEdits(
  tx: Db,
  now: number,
  { actorId, edits }: DomainEvents['QuestsEdited'],
): Promise<void> {
  const events = edits.map(({ stored, changes }) => ({
    action: actionOf(changes),
    actorId,
    subjectId: stored.id,
    detail: { fields: Object.keys(changes).join(' ') },
  }));
  await recordAudits(tx, now, events);
}

/** Action of an edit in the audit log. */
export function actionOf({ publishingStatus }: QuestChanges): AuditAction {
  return publishingStatus === 'Cancelled' ? 'quest-cancelled' : 'quest-edited';
}
