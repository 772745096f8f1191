import type { MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import { addDays, newYorkClock, weekdayOf } from '#domain/time/new-york-time.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';

/** Wall clocks 'HH:MM'; '' where nothing is known. */
export type Clocks = { start: string; end: string };

/**
 * The times at which a stamp is usually placed, so that most quests need no typing: those of the monthly schedule
 * on that weekday, else those of the nearest quest made from the stamp, else any of the schedule.
 */
export function suggestedTimes(
  { stampId, day }: { stampId: string; day: string },
  schedule: readonly MonthlyScheduleEntry[],
  quests: readonly CalendarQuest[],
): Clocks {
  const entries = schedule.filter(({ quest_id }) => quest_id === stampId);
  const sameWeekday = entries.find(({ days }) => days.includes(weekdayOf(day)));
  if (sameWeekday) return clocksOf(sameWeekday);
  const nearest = nearestQuest({ stampId, day }, quests);
  if (nearest) {
    const { startedAt, endedAt } = nearest;
    // An end after midnight has no place in the dialog, which asks for times of one day.
    const isSameDay =
      endedAt !== null && endedAt - startedAt > 0 && newYorkClock(endedAt) > newYorkClock(startedAt);
    return { start: newYorkClock(startedAt), end: isSameDay ? newYorkClock(endedAt) : '' };
  }
  return entries[0] ? clocksOf(entries[0]) : { start: '', end: '' };
}

function clocksOf({ start_time, end_time }: MonthlyScheduleEntry): Clocks {
  return { start: start_time, end: end_time !== null && end_time > start_time ? end_time : '' };
}

const REACH_DAYS = 45;

function nearestQuest({ stampId, day }: { stampId: string; day: string }, quests: readonly CalendarQuest[]) {
  const own = new Map(
    quests.filter(({ templateQuestId }) => templateQuestId === stampId).map((quest) => [quest.day, quest]),
  );
  for (let distance = 0; own.size > 0 && distance <= REACH_DAYS; distance += 1) {
    const found = own.get(addDays(day, -distance)) ?? own.get(addDays(day, distance));
    if (found) return found;
  }
  return null;
}
