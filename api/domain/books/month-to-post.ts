import { newYorkDay, nextMonth } from '../time/new-york-time.ts';

/** The day of a month from which the next one should be posted. */
const NEXT_MONTH_FROM_DAY = '15';

/** Month that should be posted by now: the current one, from its 15th day on the next. `now` in epoch ms. */
export function monthToPost(now: number): string {
  const day = newYorkDay(now);
  const month = day.slice(0, 7);
  return day.slice(8) < NEXT_MONTH_FROM_DAY ? month : nextMonth(month);
}
