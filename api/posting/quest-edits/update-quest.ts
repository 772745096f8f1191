import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import { type Undoable, undoably } from '#api/access/undo/undoable.ts';
import type { MutationUpdateQuestArgs } from '#api/graphql/generated/types.ts';
import { refuseQuestDetails } from '#api/people/young-messages/refuse-quest-details.ts';
import {
  areOwnTrainings,
  isApprovedLocation,
  isReservedQuest,
  loadStoredQuest,
  type StoredQuest,
} from '#api/posting/stored-quests/editable-quest.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestNoticeRow, QuestRow } from '#api/quests/quests/quest-row.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { problemOfNoticeWords, tidyNoticeWords } from '#domain/quests/changes/notice-words.ts';
import {
  changesOf,
  featureOfStatus,
  featuresForEdit,
  isHiding,
  isUndoable,
  type QuestChanges,
  refusalOfEdit,
  tidyEdit,
} from '#domain/quests/changes/quest-edit.ts';
import { findConflict } from './edit-conflict.ts';
import { actionOf } from './record-edits.ts';
import { refuseOwnDay } from './refuse-own-day.ts';
import { readVeilOfTime } from './veil-of-time.ts';
import { writeEdits } from './write-edits.ts';

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
 * Errors: QUEST_NOT_FOUND, FORBIDDEN, EDIT_CONFLICT, CONTACT_DETAILS_TO_YOUNG and those of refusalOfEdit.
 */
export async function editQuest(
  context: Context,
  tx: Db,
  { id, expected, noticeWords, ...given }: MutationUpdateQuestArgs,
): Promise<Undoable<QuestNoticeRow | null>> {
  const stored = await loadStoredQuest(tx, id);
  if (!stored) throw new DomainError('QUEST_NOT_FOUND');
  const words = tidyNoticeWords(noticeWords);
  const message = problemOfNoticeWords(words);
  if (message !== null) throw new DomainError('BAD_USER_INPUT', { message });
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
  await refuseOwnDay(context, tx, stored, changes);
  const texts = { providerId: stored.providerId, given: changes, kept: stored };
  await refuseQuestDetails(tx, context.viewer, texts);
  const write = async () => {
    const [notice = null] = await writeEdits(context, tx, stored.providerId, [{ stored, changes, words }]);
    return notice;
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

const cleaned = <Given extends { description?: string | null | undefined }>(given: Given): Given =>
  given.description ? { ...given, description: sanitizeDescription(given.description) } : given;

async function loadEditGround(tx: Db, { id, providerId }: StoredQuest, changes: QuestChanges, now: number) {
  const { locationId, requiredOrientations = [] } = changes;
  return {
    isReserved: isHiding(changes) && (await isReservedQuest(tx, id)),
    veilOfTime: await readVeilOfTime(tx, now),
    isLocationApproved: locationId ? await isApprovedLocation(tx, providerId, locationId) : true,
    areTrainingsOwn: await areOwnTrainings(tx, providerId, requiredOrientations),
  };
}
