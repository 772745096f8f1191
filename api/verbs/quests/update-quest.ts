import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { sanitizeDescription } from '#api/reads/quests/posting/sanitize-description.ts';
import { readVeilOfTime } from '#api/reads/quests/posting/veil-of-time.ts';
import { createQuestLoaders } from '#api/reads/quests/quest-loaders.ts';
import type { QuestNoticeRow, QuestRow } from '#api/rows/quests/quest-row.ts';
import type { MutationUpdateQuestArgs } from '#api/sdl/generated/types.ts';
import { refreshRecapOfQuest } from '#api/verbs/recaps/refresh-recap.ts';
import { beginReservations } from '#api/verbs/reservations/begin-reservations.ts';
import { type Undoable, undoably } from '#api/verbs/undo/undoable.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  changesOf,
  featureOfStatus,
  featuresForEdit,
  isPublishing,
  isUndoable,
  isUnpublishing,
  type QuestChanges,
  refusalOfEdit,
  tidyEdit,
} from '#domain/quests/changes/quest-edit.ts';
import { noticeOf } from '#domain/quests/changes/quest-notice.ts';
import { clampResources } from '#domain/quests/quest-values.ts';
import { findConflict } from './edit-conflict.ts';
import {
  areOwnTrainings,
  isApprovedLocation,
  loadStoredQuest,
  replaceTrainings,
  type StoredQuest,
} from './editable-quest.ts';
import { moveExpectedTimes } from './move-expected-times.ts';
import { notifyPeople } from './notify-people.ts';

/**
 * Makes the given changes that differ from what is stored, and tells the people on the quest. One of its status can be
 * taken back. Errors: those of editQuest.
 */
export async function updateQuest(context: Context, args: MutationUpdateQuestArgs): Promise<QuestRow> {
  requireLogin(context.viewer);
  const { result: notice, undoToken } = await context.store.write((tx) => editQuest(context, tx, args));
  return { ...(await readAgain(context, args.id)), notice, undoToken };
}

/** A quest as it is after a write of this request. Errors: QUEST_NOT_FOUND. */
export async function readAgain(context: Context, id: string): Promise<QuestRow> {
  const found = await context.loaders(createQuestLoaders).byId.clear(id).load(id);
  if (!found) throw new DomainError('QUEST_NOT_FOUND');
  return found;
}

/**
 * The edit inside a write; returns what the people on the quest were told.
 * Errors: QUEST_NOT_FOUND, FORBIDDEN, EDIT_CONFLICT and those of refusalOfEdit.
 */
export async function editQuest(
  context: Context,
  tx: Db,
  { id, expected, ...given }: MutationUpdateQuestArgs,
): Promise<Undoable<QuestNoticeRow | null>> {
  const stored = await loadStoredQuest(tx, id);
  if (!stored) throw new DomainError('QUEST_NOT_FOUND');
  const wanted = tidyEdit(cleaned(given));
  const changes = changesOf(stored, wanted);
  for (const feature of featuresForEdit(stored, changes)) {
    requireFeature(context.viewer, stored.providerId, feature);
  }
  const changedFields = expected && (await findConflict(tx, stored, cleaned(expected), wanted));
  if (changedFields) throw new DomainError('EDIT_CONFLICT', { changedFields });
  if (Object.keys(changes).length === 0) return { result: null, undoToken: null };
  const facts = await loadEditGround(tx, stored, changes, context.now);
  const refusal = refusalOfEdit({ ...facts, quest: stored, changes, now: context.now });
  if (refusal) throw new DomainError(refusal.code, refusal);
  const write = async () => {
    await writeChanges(context, tx, stored, changes);
    const kind = noticeOf(stored, changes);
    return kind && notifyPeople(context, tx, { kind, stored, changes });
  };
  return isUndoable(changes)
    ? undoably(tx, context.now, undoOf(context, stored, changes), write)
    : { result: await write(), undoToken: null };
}

function undoOf({ viewer }: Context, stored: StoredQuest, changes: QuestChanges) {
  const { id, providerId } = stored;
  return {
    accountId: viewer?.accountId ?? '',
    action: actionOf(changes),
    feature: featureOfStatus(stored, changes),
    providerIds: [providerId],
    scope: { quests: [id] },
  };
}

/** In the audit log's words. */
function actionOf({ publishingStatus }: QuestChanges): AuditAction {
  return publishingStatus === 'Cancelled' ? 'quest-cancelled' : 'quest-edited';
}

const cleaned = <Given extends { description?: string | null | undefined }>(given: Given): Given =>
  given.description ? { ...given, description: sanitizeDescription(given.description) } : given;

async function loadEditGround(
  tx: Db,
  { providerId }: StoredQuest,
  { locationId, requiredOrientations = [] }: QuestChanges,
  now: number,
) {
  return {
    veilOfTime: await readVeilOfTime(tx, now),
    isLocationApproved: locationId ? await isApprovedLocation(tx, providerId, locationId) : true,
    areTrainingsOwn: await areOwnTrainings(tx, providerId, requiredOrientations),
  };
}

async function writeChanges(
  context: Context,
  tx: Db,
  stored: StoredQuest,
  changes: QuestChanges,
): Promise<void> {
  const { viewer, now } = context;
  const { requiredOrientations, ...columns } = changes;
  const resources = changes.resourceMaxNumber === undefined ? {} : clampResources({ ...stored, ...columns });
  await tx
    .update(quest)
    .set({ ...columns, ...resources, ...(isUnpublishing(changes) && { unpublishedAt: now }), updatedAt: now })
    .where(eq(quest.id, stored.id));
  if (requiredOrientations) await replaceTrainings(tx, stored.id, requiredOrientations);
  await moveExpectedTimes(tx, stored, changes);
  await refreshRecapOfQuest(tx, stored.id);
  if (isPublishing(changes)) {
    const { id, providerId } = stored;
    await beginReservations(tx, context, { providerId, accountId: viewer?.accountId ?? '', questIds: [id] });
  }
  await recordAudit(tx, now, {
    action: actionOf(changes),
    actorId: viewer?.accountId ?? null,
    subjectId: stored.id,
    detail: { fields: Object.keys(changes).join(' ') },
  });
}
