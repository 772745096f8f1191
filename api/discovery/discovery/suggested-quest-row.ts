import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import type { SuggestionReason } from '#domain/discovery/for-you.ts';

/** A quest that someone could take, and why it is suggested. */
export type SuggestedQuestRow = { quest: QuestRow; reason: SuggestionReason };
