import type { MonthlyReservationEntry } from '#domain/books/monthly-schedule.ts';
import { recurrenceInWords } from '#domain/books/recurrence-in-words.ts';
import { consoleRecurrencesTexts } from '#domain/texts/generated/console-recurrences.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';

type Start = Pick<MonthlyReservationEntry, 'weeks' | 'days' | 'last' | 'start_time'>;

/** When something begins that recurs: 'last Saturday at 9:00 am'. */
export function startInWords(start: Start): string {
  const time = consoleFormats().clock(start.start_time);
  return textsOf(consoleRecurrencesTexts).at({ when: daysInWords(start), time });
}

/** When something recurs, for people: 'every Monday, 5:30 pm to 8:00 pm', 'last Saturday at 9:00 am'. */
export function timesInWords({
  end_time,
  ...start
}: Start & Pick<MonthlyReservationEntry, 'end_time'>): string {
  if (end_time === null) return startInWords(start);
  const t = textsOf(consoleRecurrencesTexts);
  const { clock } = consoleFormats();
  const times = { when: daysInWords(start), from: clock(start.start_time), to: clock(end_time) };
  return end_time <= start.start_time ? t.overnight(times) : t.fromTo(times);
}

function daysInWords({ weeks, days, last }: Start): string {
  return recurrenceInWords(consoleLocale(), weeks, days, last);
}
