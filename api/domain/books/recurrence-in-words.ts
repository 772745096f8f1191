import { nameOf } from '../texts/formats.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { datesTexts } from '../texts/generated/dates.ts';
import { recurrencesTexts } from '../texts/generated/recurrences.ts';
import { listIn } from '../texts/list-in.ts';
import type { Locale } from '../texts/locale.ts';
import { instantOf } from '../time/new-york-time.ts';
import type { EntryTimes } from './schedule-entry.ts';

/**
 * A recurrence for people: 'every day', 'every Monday and Friday', 'every Monday to Friday', '2nd and last Saturday', 'every day of the
 * 1st week'. Four or more weeks read “every”, as they leave out at most the odd fifth one.
 */
export function recurrenceInWords(
  locale: Locale,
  weeks: readonly number[],
  days: readonly number[],
  last?: boolean,
): string {
  const t = recurrencesTexts(locale);
  const isEveryWeek = weeks.length >= 4;
  const whichOf = (names: string, lastName: string) => {
    const named = weeks.toSorted().map((week) => nameOf(names, week));
    return listIn(locale, last ? [...named, lastName] : named);
  };
  if ((!isEveryWeek && !last && weeks.length === 0) || days.length === 0) return t.never;
  if (days.length < 7) {
    const which = isEveryWeek ? t.every : whichOf(t.ordinals, t.last);
    return t.onDays({ which, days: daysInWords(locale, days.toSorted()) });
  }
  return isEveryWeek ? t.everyDay : t.everyDayOf({ which: whichOf(t.weekOrdinals, t.lastOfWeeks) });
}

type Times = Pick<EntryTimes, 'weeks' | 'days' | 'last' | 'start_time' | 'end_time'>;

/** When something recurs, for people: 'every Monday, 5:30 pm to 8:00 pm', 'last Saturday at 9:00 am'. */
export function timesInWords(locale: Locale, { weeks, days, last, start_time, end_time }: Times): string {
  const t = recurrencesTexts(locale);
  const clock = (text: string) => formatsFor(locale).time(instantOf(SOME_DAY, text));
  const when = recurrenceInWords(locale, weeks, days, last);
  if (end_time === null) return t.at({ when, time: clock(start_time) });
  const times = { when, from: clock(start_time), to: clock(end_time) };
  return end_time <= start_time ? t.overnight(times) : t.fromTo(times);
}

/** On which the clocks are not changed. */
const SOME_DAY = '2026-01-01';

/** Weekdays in their order: 'Monday, Friday, and Sunday', or 'Monday to Friday' where three or more follow each other. */
function daysInWords(locale: Locale, days: readonly number[]): string {
  const { weekdays } = datesTexts(locale);
  const [first = 0] = days;
  const isRun = days.length > 2 && days.every((day, index) => day === first + index);
  const named = days.map((day) => nameOf(weekdays, day));
  if (!isRun) return listIn(locale, named);
  return recurrencesTexts(locale).run({ first: nameOf(weekdays, first), last: named.at(-1) ?? '' });
}
