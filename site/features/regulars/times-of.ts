import { timesInWords } from '#domain/books/recurrence-in-words.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { TimesFragment } from '../../gql/generated.ts';

/** When an entry of a schedule recurs, in words within a sentence. */
export function timesWithin(
  locale: Locale,
  { weeks, days, last, startTime, endTime }: TimesFragment,
): string {
  const recurrence = { weeks: [...weeks], days: [...days], ...(last ? { last: true as const } : {}) };
  return timesInWords(locale, { ...recurrence, start_time: startTime, end_time: endTime });
}

/** When an entry of a schedule recurs, in words. */
export function timesOf(locale: Locale, times: TimesFragment): string {
  const words = timesWithin(locale, times);
  return `${words.charAt(0).toLocaleUpperCase(locale)}${words.slice(1)}`;
}
