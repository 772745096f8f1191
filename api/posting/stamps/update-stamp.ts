import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import type { StampChangesInput } from '#api/graphql/generated/types.ts';
import { refuseQuestDetails } from '#api/people/young-messages/refuse-quest-details.ts';
import { readAgain } from '#api/posting/quest-edits/update-quest.ts';
import {
  loadStoredQuest,
  replaceTrainings,
  type StoredQuest,
} from '#api/posting/stored-quests/editable-quest.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { stampTitleOf } from '#domain/books/quest-configuration.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { fieldsIn, tidyGiven } from '#domain/fields/field.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { orderResources } from '#domain/quests/quest-values.ts';
import { refuseStamp } from './check-stamp.ts';

/**
 * Changes a stamp; quests posted from it stay as they are. Needs quest U at its provider.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, EDIT_CONFLICT, BAD_USER_INPUT.
 */
export async function updateStamp(context: Context, input: StampChangesInput): Promise<QuestRow> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  await store.write(async (tx) => {
    const stamp = await loadOwnStamp(tx, input.id);
    requireFeature(viewer, stamp.providerId, 'editQuests');
    refuseConflict(stamp, input.expectedUpdatedAt);
    const { requiredOrientations, locationId, ...values } = changesOfStamp(stamp, input);
    // A place that is kept may have lost its approval meanwhile.
    const place = locationId === stamp.locationId ? {} : { locationId };
    await refuseStamp(tx, stamp.providerId, { ...values, ...place, requiredOrientations });
    await refuseQuestDetails(tx, viewer, { providerId: stamp.providerId, given: values, kept: stamp });
    await tx
      .update(quest)
      .set({ ...values, ...place, updatedAt: now })
      .where(eq(quest.id, stamp.id));
    await replaceTrainings(tx, stamp.id, requiredOrientations);
    const about = { actorId: accountId, subjectId: stamp.id };
    await recordAudit(tx, now, { ...about, action: 'stamp-edited' });
  });
  return readAgain(context, input.id);
}

/** A stamp by its id. Errors: QUEST_NOT_FOUND, also for a quest that is no stamp. */
export async function loadOwnStamp(tx: Db, id: string): Promise<StoredQuest> {
  const stamp = await loadStoredQuest(tx, id);
  if (stamp?.publishingStatus !== 'Template') throw new DomainError('QUEST_NOT_FOUND');
  return stamp;
}

function refuseConflict({ updatedAt }: StoredQuest, seen: number | null | undefined): void {
  if (seen == null || seen === updatedAt) return;
  const changedFields = { updatedAt: new Date(updatedAt).toISOString() };
  throw new DomainError('EDIT_CONFLICT', { changedFields });
}

/** Every value as it is to be kept: given, cleared by null where it may be empty, else as it was. */
function changesOfStamp(stamp: StoredQuest, given: StampChangesInput) {
  const values = { ...fieldsIn(QUEST_FIELDS, stamp), ...tidyGiven(QUEST_FIELDS, given) };
  return {
    ...values,
    ...orderResources(values),
    eventType: given.eventType ?? stamp.eventType,
    stampTitle: stampTitleOf(values.stampTitle),
    description: sanitizeDescription(values.description),
    serviceTags: [...values.serviceTags],
    locationId: given.locationId === undefined ? stamp.locationId : given.locationId,
    requiredOrientations: [...new Set(given.requiredOrientations ?? stamp.requiredOrientations)],
  };
}
