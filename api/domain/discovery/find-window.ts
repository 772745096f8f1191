import { addDays, instantOf, newYorkDay, weekendFrom } from '../time/new-york-time.ts';

export const FIND_DAYS = ['TODAY', 'TOMORROW', 'WEEKEND', 'NEXT_7_DAYS', 'ANY'] as const;
export type FindDay = (typeof FIND_DAYS)[number];

/** Days searched when no date is given, including today. */
export const FIND_WINDOW_DAYS = 62;

/** Starts from `from` on and before `until`, epoch ms. */
export type FindWindow = { from: number; until: number };

/** The days in New York that are meant, as instants; not before now. `date` ('YYYY-MM-DD') wins over `day`. */
export function findWindow(day: FindDay, date: string | null, now: number): FindWindow {
  const [first, last] = date === null ? daysOf(day, newYorkDay(now)) : [date, date];
  return {
    from: Math.max(now, instantOf(first, '00:00')),
    until: instantOf(addDays(last, 1), '00:00'),
  };
}

function daysOf(day: FindDay, today: string): readonly [first: string, last: string] {
  switch (day) {
    case 'TODAY':
      return [today, today];
    case 'TOMORROW':
      return [addDays(today, 1), addDays(today, 1)];
    case 'WEEKEND':
      return weekendFrom(today);
    case 'NEXT_7_DAYS':
      return [today, addDays(today, 6)];
    case 'ANY':
      return [today, addDays(today, FIND_WINDOW_DAYS - 1)];
  }
}
