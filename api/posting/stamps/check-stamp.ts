import { areOwnTrainings, isApprovedLocation } from '#api/posting/stored-quests/editable-quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { QuestValues } from '#domain/quests/quest-field.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { problemOfValues } from '#domain/quests/quest-values.ts';
import { consoleQuestRulesTexts } from '#domain/texts/generated/console-quest-rules.ts';
import { refsOf } from '#domain/texts/text-ref.ts';

/** What is to be checked of a stamp: all of a new one, what changes of one that is there. */
export type StampToCheck = Partial<QuestValues> & {
  locationId?: string | null;
  requiredOrientations?: readonly string[];
};

/** Refuses values that break a rule, places that are not approved and trainings of others. Errors: BAD_USER_INPUT. */
export async function refuseStamp(tx: Db, providerId: string, stamp: StampToCheck): Promise<void> {
  const { locationId, requiredOrientations: trainings = [] } = stamp;
  const isPlaceRight = locationId == null || (await isApprovedLocation(tx, providerId, locationId));
  const areTrainingsRight =
    trainings.length <= QUEST_LIMITS.trainingsMax && (await areOwnTrainings(tx, providerId, trainings));
  const t = refsOf(consoleQuestRulesTexts);
  const message =
    problemOfValues(stamp) ??
    (isPlaceRight ? null : t.locationNotApproved) ??
    (areTrainingsRight ? null : t.manyTrainings({ max: String(QUEST_LIMITS.trainingsMax) }));
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
}
