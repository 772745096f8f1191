import { consoleQuestRulesTexts } from '../../texts/generated/console-quest-rules.ts';
import { consoleRefusalsTexts } from '../../texts/generated/console-refusals.ts';
import { refsOf } from '../../texts/text-ref.ts';
import { type EditableQuest, type EditRefusal, type QuestChanges, refusalOfEdit } from './quest-edit.ts';

/** What publishing changes of a draft: an edit like any other. */
export const PUBLISHING = { publishingStatus: 'Published' } as const satisfies QuestChanges;

/** Why a draft cannot be published, or null; what is published already stays so. Null for the quest: not the charity's. */
export function refusalOfPublishing(
  quest: EditableQuest | null,
  facts: { now: number; veilOfTime: string },
): EditRefusal | null {
  if (quest === null)
    return { code: 'QUEST_NOT_FOUND', message: refsOf(consoleQuestRulesTexts).stampMissing };
  if (quest.publishingStatus === 'Published') return null;
  if (quest.publishingStatus !== 'Draft')
    return { code: 'BAD_USER_INPUT', message: refsOf(consoleRefusalsTexts).noDraft };
  // Its place and its trainings stay, so they are not judged anew.
  const kept = { isLocationApproved: true, isReserved: false, areTrainingsOwn: true };
  return refusalOfEdit({ ...facts, ...kept, quest, changes: PUBLISHING });
}
