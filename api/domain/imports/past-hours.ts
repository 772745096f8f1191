import { problemOfCredit } from '../attendance/credit-bounds.ts';
import { addDays, instantOf, newYorkDay } from '../time/new-york-time.ts';
import type { ImportedHours } from './imported-volunteer.ts';

/** The quest of a day of which only the hours are known. */
const DAY_STARTS = '08:00';
const DAY_ENDS = '00:00';
/** The length of that quest: no one is credited more for one day, at however many charities. */
export const PAST_DAY_MINUTES = 16 * 60;
/** What was expected of a day with more. */
export const MOST_OF_DAY = `at most ${PAST_DAY_MINUTES / 60} hours a day`;
/** The title of a day of imported hours. */
export const PAST_DAY_TITLE = 'Earlier volunteering';

/** When the quest of a day of imported hours starts and ends, epoch ms. */
export function pastDayTimes(date: string): { startedAt: number; endedAt: number } {
  return { startedAt: instantOf(date, DAY_STARTS), endedAt: instantOf(addDays(date, 1), DAY_ENDS) };
}

type HoursOfDay = Pick<ImportedHours, 'date' | 'minutes'> & {
  /** Minutes of that day that the person has at other charities. */
  minutesBefore?: number;
};

/** When someone was there whose minutes alone are known, epoch ms; at several charities a day one after another. */
export function pastAttendance({ date, minutes, minutesBefore = 0 }: HoursOfDay) {
  const arrival = pastDayTimes(date).startedAt + minutesBefore * 60_000;
  return {
    actualArrivalAt: arrival,
    actualDepartureAt: arrival + minutes * 60_000,
    creditedUntil: null,
  };
}

/** Whether so much of one day can be credited; whoever runs the import stands behind it. */
export function isPastDayCreditable(hours: HoursOfDay, now: number): boolean {
  const { actualArrivalAt: arrival, actualDepartureAt: departure } = pastAttendance(hours);
  const noTimes = { expectedArrivalAt: null, expectedDepartureAt: null, flexibleMinimumTime: null };
  const plan = { ...pastDayTimes(hours.date), ...noTimes };
  const claim = { now, plan, arrival, departure, typed: [arrival, departure] };
  const problem = problemOfCredit({ ...claim, reason: PAST_DAY_TITLE, isOwn: false, creditedElsewhere: [] });
  return problem === null && (hours.minutesBefore ?? 0) + hours.minutes <= PAST_DAY_MINUTES;
}

/** Why imported hours are left out, as what was expected; null when they are taken. */
export function problemOfPastHours(
  { date, minutes }: HoursOfDay,
  { dateOfBirth }: { dateOfBirth: string },
  now: number,
): string | null {
  if (date >= newYorkDay(now)) return 'a day before today';
  if (date <= dateOfBirth) return 'a day after the birth date';
  if (minutes <= 0) return 'more than 0 hours';
  return isPastDayCreditable({ date, minutes }, now) ? null : MOST_OF_DAY;
}

/** Hours of one day at one charity as one entry, since a day has one quest there. */
export function joinPastHours<Hours extends { providerId: string; date: string; minutes: number }>(
  hours: readonly Hours[],
): Hours[] {
  const byDay = new Map<string, Hours>();
  for (const entry of hours) {
    const key = pastDayKey(entry);
    const earlier = byDay.get(key);
    byDay.set(key, earlier ? { ...earlier, minutes: earlier.minutes + entry.minutes } : entry);
  }
  return [...byDay.values()];
}

/** Past hours of one person that can be credited, with the minutes of the same day before each. */
export function creditablePastHours<Hours extends HoursOfDay>(
  hours: readonly Hours[],
  now: number,
): (Hours & { minutesBefore: number })[] {
  const ofDay = new Map<string, number>();
  return hours.flatMap((entry) => {
    const placed = { ...entry, minutesBefore: ofDay.get(entry.date) ?? 0 };
    if (!isPastDayCreditable(placed, now)) return [];
    ofDay.set(entry.date, placed.minutesBefore + entry.minutes);
    return [placed];
  });
}

/** The key that finds the quest of one charity's day of imported hours. */
export function pastDayKey({ providerId, date }: { providerId: string; date: string }): string {
  return `${providerId} ${date}`;
}
