import { addDays, weekdayOf } from './new-york-time.ts';

/** The Saturday and Sunday that are to come or already here, as days 'YYYY-MM-DD'. */
export function weekendFrom(day: string): readonly [saturday: string, sunday: string] {
  const weekday = weekdayOf(day);
  const saturday = weekday === 7 ? addDays(day, -1) : addDays(day, 6 - weekday);
  return [saturday, addDays(saturday, 1)];
}
