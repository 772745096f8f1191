import { newYorkDay, weekdayOf } from '../time/new-york-time.ts';

/**
 * How values read on site and console. Written out by hand and not by Intl, so that server and browser,
 * whatever their versions and languages, show the same letters.
 */

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The months by name, January first. */
const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A phone number of 10 digits as '(201) 555-0123'; anything else unchanged. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s().-]/g, '');
  if (!/^\d{10}$/.test(digits)) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A wall clock 'HH:MM' as '9:05 am'. */
export function formatClock(clock: string): string {
  return timeText(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)));
}

/** Minutes of a time reward in hours, with at most two decimals: 90 is '1.5'. */
export function formatRewardHours(minutes: number): string {
  return String(Math.round((minutes / 60) * 100) / 100);
}

/** A share of 0 to 100 with one decimal: '95.5%'; '- -' for a missing one. */
export function formatPercentage(percentage: number | null): string {
  return percentage === null ? '- -' : `${percentage.toFixed(1)}%`;
}

/** A day 'YYYY-MM-DD' as 'Saturday, March 7, 2026'. */
export function formatLongDate(day: string): string {
  return `${weekdayName(weekdayOf(day))}, ${monthName(day)} ${dayOfMonth(day)}, ${day.slice(0, 4)}`;
}

/** The New York day of an instant as month and day: '3/7'. */
export function formatMonthDay(instant: number): string {
  const day = newYorkDay(instant);
  return `${Number(day.slice(5, 7))}/${dayOfMonth(day)}`;
}

/** A month 'YYYY-MM' (or a day of it) as 'March 2026'. */
export function formatMonth(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}

/** The English name of a weekday, Monday 1 to Sunday 7. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

/** An amount of dollars with both decimals: '$1,250.00', nothing '$0.00'. */
export function formatDollars(dollars: number): string {
  const [whole = '', rest] = dollars.toFixed(2).split('.');
  return `$${grouped(whole)}.${rest}`;
}

/** A whole number with its thousands set apart: '12,345'. */
export function formatCount(count: number): string {
  return grouped(String(count));
}

/** Groups by New York day, in the order in which the days first come; null holds what has no start. */
export function groupByDay<T>(
  rows: readonly T[],
  startOf: (row: T) => number | null,
): Map<string | null, T[]> {
  const groups = new Map<string | null, T[]>();
  for (const row of rows) {
    const start = startOf(row);
    const day = start === null ? null : newYorkDay(start);
    const group = groups.get(day);
    if (group) group.push(row);
    else groups.set(day, [row]);
  }
  return groups;
}

function timeText(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60);
  const minute = String(minuteOfDay % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

function monthName(day: string): string {
  return MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? '';
}

function dayOfMonth(day: string): string {
  return String(Number(day.slice(8)));
}
