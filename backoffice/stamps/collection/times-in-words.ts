import type { MonthlyReservationEntry } from '#domain/books/monthly-schedule.ts';
import * as words from '#domain/books/recurrence-in-words.ts';
import { consoleLocale } from '../../language/console-locale.ts';

type Start = Pick<MonthlyReservationEntry, 'weeks' | 'days' | 'last' | 'start_time'>;

/** When something begins that recurs: 'last Saturday at 9:00 am'. */
export function startInWords(start: Start): string {
  return words.timesInWords(consoleLocale(), { ...start, end_time: null });
}

/** When something recurs, for people: 'every Monday, 5:30 pm to 8:00 pm', 'last Saturday at 9:00 am'. */
export function timesInWords(times: Start & Pick<MonthlyReservationEntry, 'end_time'>): string {
  return words.timesInWords(consoleLocale(), times);
}
