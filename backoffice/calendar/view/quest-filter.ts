import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { countTone } from '../month-grid/bubble.ts';

/** What of a month is shown: of one stamp or of all, those that need people or all. */
export type QuestFilter = { stampId: string; isShortOnly: boolean };

export const ALL_QUESTS: QuestFilter = { stampId: '', isShortOnly: false };

export function filteredQuests(
  quests: readonly CalendarQuest[],
  { stampId, isShortOnly }: QuestFilter,
): readonly CalendarQuest[] {
  if (stampId === '' && !isShortOnly) return quests;
  return quests.filter(
    (quest) =>
      (stampId === '' || quest.templateQuestId === stampId) && (!isShortOnly || countTone(quest) === 'short'),
  );
}
