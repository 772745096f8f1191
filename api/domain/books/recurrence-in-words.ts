import { nameOf } from '../texts/formats.ts';
import {
  type ConsoleRecurrencesTexts,
  consoleRecurrencesTexts,
} from '../texts/generated/console-recurrences.ts';
import { datesTexts } from '../texts/generated/dates.ts';
import type { ConsoleLocale } from '../texts/locale.ts';

/** Position of “last” among the ordinals. */
const LAST = 6;

/**
 * A recurrence for people: 'every day', 'every Monday and Friday', '2nd and last Saturday', 'every day of the
 * 1st week'. Four or more weeks read “every”, as they leave out at most the odd fifth one.
 */
export function recurrenceInWords(
  locale: ConsoleLocale,
  weeks: readonly number[],
  days: readonly number[],
  last?: boolean,
): string {
  const t = consoleRecurrencesTexts(locale);
  const isEveryWeek = weeks.length >= 4;
  const chosen = last ? [...weeks.toSorted(), LAST] : weeks.toSorted();
  const whichOf = (names: string) =>
    inSeries(
      chosen.map((week) => nameOf(names, week)),
      t,
    );
  if ((!isEveryWeek && chosen.length === 0) || days.length === 0) return t.never;
  if (days.length < 7) {
    const { weekdays } = datesTexts(locale);
    const named = days.toSorted().map((day) => nameOf(weekdays, day));
    return t.onDays({ which: isEveryWeek ? t.every : whichOf(t.ordinals), days: inSeries(named, t) });
  }
  return isEveryWeek ? t.everyDay : t.everyDayOf({ which: whichOf(t.weekOrdinals) });
}

function inSeries(words: readonly string[], t: ConsoleRecurrencesTexts): string {
  if (words.length < 2) return words.join('');
  return t.and({ first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}
