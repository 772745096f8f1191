import { newYorkClock, newYorkDay, weekdayOf, weekOfMonth } from '../time/new-york-time.ts';
import type { MonthlyScheduleEntry } from './monthly-schedule.ts';

/** A quest of a month, instants in epoch ms; without a stamp, a date or a location it cannot be posted again. */
type PostedQuest = {
  templateQuestId: string | null;
  startedAt: number | null;
  endedAt: number | null;
  locationId: string | null;
  giverName: string | null;
};

/**
 * A schedule by which another month gets the same quests: each on its weekday and week. One of the fifth week has no day
 * in a month without such a weekday.
 */
export function scheduleOfQuests(quests: readonly PostedQuest[]): MonthlyScheduleEntry[] {
  return quests.flatMap(({ templateQuestId, startedAt, endedAt, locationId, giverName }) => {
    if (templateQuestId === null || startedAt === null || locationId === null) return [];
    const day = newYorkDay(startedAt);
    return [
      {
        quest_id: templateQuestId,
        weeks: [weekOfMonth(day)],
        days: [weekdayOf(day)],
        start_time: newYorkClock(startedAt),
        end_time: endedAt === null ? null : newYorkClock(endedAt),
        location_id: locationId,
        supervisor_name: giverName ?? '',
      },
    ];
  });
}
