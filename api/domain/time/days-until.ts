import { newYorkDay } from './new-york-time.ts';

const DAY_MS = 24 * 3_600_000;

/** How many midnights of New York lie between two instants in epoch ms: 0 for the same day, 1 for the next. */
export function daysUntil(instant: number, now: number): number {
  return (Date.parse(newYorkDay(instant)) - Date.parse(newYorkDay(now))) / DAY_MS;
}
