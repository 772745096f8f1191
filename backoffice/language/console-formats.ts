import { formatMonthDay } from '#domain/text/format.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import { FIRST_LOCALE, num } from '#domain/texts/locale.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import { consoleLocale, textsOf } from './console-locale.ts';

/** How days, times, lengths, amounts and numbers read in the language of this console. */
export function consoleFormats() {
  const locale = consoleLocale();
  const formats = formatsFor(locale);
  return {
    ...formats,
    /** The New York day of an instant in brief: '3/7', in Spanish '7 mar', where 3/7 could be July. */
    monthDay: (instant: number) => {
      const { month, day } = formats.shortDay(instant);
      return locale === FIRST_LOCALE
        ? formatMonthDay(instant)
        : textsOf(consoleRecordsTexts).monthDay({ month, day });
    },
    /** A wall clock 'HH:MM': '9:05 am'. */
    clock: (clock: string) => formats.time(instantOf(SOME_DAY, clock)),
    /** A whole number: '12,345'. */
    count: (count: number) => num(locale, count),
  };
}

/** On which the clocks are not changed. */
const SOME_DAY = '2026-01-01';
