import { QUEST_FIELDS, type QuestFieldName } from '#domain/quests/quest-field.ts';
import { fieldLimits } from './field-limits.ts';

/** The CHECKs of names that do not follow from their columns. */
const NAMES: { readonly [Name in QuestFieldName]?: string | null } = {
  eventTitle: 'quest_title_length',
  resourceMinNumber: 'quest_resource_min',
  resourceMaxNumber: 'quest_resource_max',
  // It lies between the other two (quest_resource_order).
  resourceDesiredNumber: null,
  prerequisiteMinutes: 'quest_prerequisite',
  flexibleMinimumTime: 'quest_flexible_minimum',
};

/** What the table of fields says of the columns of a quest. */
export const QUEST_FIELD_LIMITS = fieldLimits('quest', QUEST_FIELDS, NAMES);
