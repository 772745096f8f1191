import { datesTexts } from '#domain/texts/generated/dates.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** The heads of a month's columns, from Sunday on, as calendars of New York begin in every language. */
export function weekdaysFor(locale: Locale): { name: string; short: string }[] {
  const { weekdays, shortWeekdays } = datesTexts(locale);
  const [names, shorts] = [weekdays, shortWeekdays].map((list) => list.split(' | ')) as [string[], string[]];
  const days = names.map((name, day) => ({ name, short: shorts[day] ?? name }));
  return [...days.slice(-1), ...days.slice(0, -1)];
}
