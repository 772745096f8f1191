import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import type { Given } from '#domain/fields/field.ts';
import type { QuestValues } from '#domain/quests/quest-field.ts';
import { newQuestValues } from '#domain/quests/quest-values.ts';

/** The values of a new quest as they are kept, its description cleaned; see `newQuestValues`. */
export function questValuesOf(given: Given<QuestValues>, stamp: QuestValues | null) {
  const { serviceTags, description, ...values } = newQuestValues(given, stamp);
  return { ...values, serviceTags: [...serviceTags], description: sanitizeDescription(description) };
}
