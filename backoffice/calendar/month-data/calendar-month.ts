import {
  addDays,
  addMonths,
  daysOfMonth,
  instantOf,
  isMonth,
  isoOf,
  newYorkDay,
  newYorkMonth,
  weekdayOf,
} from '#domain/time/new-york-time.ts';

/** The calendar's months and days, all of them New York's: 'YYYY-MM' and 'YYYY-MM-DD'. */

// The days after it would have a year of five digits, which no day of ours has.
const LAST_MONTH = '9999-12';

/** The month in the address when it is one, else the running month; `now` in epoch milliseconds. */
export function shownMonth(asked: string | null, now: number): string {
  const isShowable = asked !== null && isMonth(asked) && asked < LAST_MONTH;
  return isShowable ? asked : newYorkMonth(now);
}

const DAYS_BEFORE = 6;
const DAYS_AFTER = 7;

/** The window whose quests a month shows: from 6 days before its first day to the end of the 7th day after its last. */
export function monthWindow(month: string): { from: string; until: string } {
  const from = addDays(`${month}-01`, -DAYS_BEFORE);
  const until = addDays(lastDayOf(month), DAYS_AFTER + 1);
  return { from: isoMidnight(from), until: isoMidnight(until) };
}

/** Every day of the month's weeks, which begin on Sunday. */
export function gridDays(month: string): string[] {
  const first = `${month}-01`;
  const last = lastDayOf(month);
  const start = addDays(first, -(weekdayOf(first) % 7));
  const end = addDays(last, 6 - (weekdayOf(last) % 7));
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Tells whether a day is before, in or after the month; quests can't be added to days before it. */
export function placeOfDay(day: string, month: string): 'before' | 'within' | 'after' {
  const own = day.slice(0, 7);
  return own === month ? 'within' : own < month ? 'before' : 'after';
}

/** The day on which the keyboard begins: today in the running month, else the first. */
export function firstFocusedDay(month: string, today: string): string {
  return today.startsWith(month) ? today : `${month}-01`;
}

/** The day to which a key leads from a day, or null for every other key. */
export function dayAfterKey(day: string, key: string): string | null {
  const weekday = weekdayOf(day) % 7;
  const steps: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday),
    End: () => addDays(day, 6 - weekday),
    PageUp: () => sameDayOf(addMonths(day.slice(0, 7), -1), day),
    PageDown: () => sameDayOf(addMonths(day.slice(0, 7), 1), day),
  };
  return steps[key]?.() ?? null;
}

/** The month to show so that a day can be reached; the next month's days at the end of the grid count as shown. */
export function monthReaching(day: string, month: string): string {
  const place = placeOfDay(day, month);
  if (place === 'within') return month;
  return place === 'after' && gridDays(month).includes(day) ? month : day.slice(0, 7);
}

function lastDayOf(month: string): string {
  return daysOfMonth(month).at(-1) ?? `${month}-28`;
}

function sameDayOf(month: string, day: string): string {
  const same = `${month}-${day.slice(8)}`;
  const last = lastDayOf(month);
  return same > last ? last : same;
}

function isoMidnight(day: string): string {
  return isoOf(instantOf(day, '00:00'));
}

/** The day in New York, wherever the browser is. */
export function todayInNewYork(): string {
  return newYorkDay(Date.now());
}
