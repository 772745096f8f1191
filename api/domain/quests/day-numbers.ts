import type { ConsolePageTexts } from '../texts/generated/console-page.ts';
import { newYorkDay } from '../time/new-york-time.ts';
import { HELD_STATUSES, type PublishingStatus, type QuestPlaces } from './quest-status.ts';

/** What a charity has on one day: quests that begin then, places taken on them, and places there are. */
export type DayNumbers = { quests: number; taken: number; places: number };

type Dated = QuestPlaces & { publishingStatus: PublishingStatus; startedAt: number | null };

/** Counts what takes place on a New York day: no drafts, nothing that was cancelled, nothing without a date. */
export function dayNumbers(quests: readonly Dated[], day: string): DayNumbers {
  const ofDay = quests.filter(
    ({ publishingStatus, startedAt }) =>
      HELD_STATUSES.some((status) => status === publishingStatus) &&
      startedAt !== null &&
      newYorkDay(startedAt) === day,
  );
  return {
    quests: ofDay.length,
    taken: ofDay.reduce((sum, { takenCount }) => sum + takenCount, 0),
    places: ofDay.reduce((sum, { resourceMaxNumber }) => sum + resourceMaxNumber, 0),
  };
}

/** The numbers of today in words. */
export function todayText({ quests, taken, places }: DayNumbers, words: ConsolePageTexts): string {
  return quests === 0 ? words.nothingToday : words.today({ quests, taken, places });
}
