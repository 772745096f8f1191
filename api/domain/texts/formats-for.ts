import { type Formats, formatsOf } from './formats.ts';
import { datesTexts } from './generated/dates.ts';
import type { Locale } from './locale.ts';
import type { TextRef } from './text-ref.ts';

const made = new Map<Locale, Formats>();

/** The formats of a language, on the server; an island opens `datesTexts.packed(locale)` and makes its own of it. */
export function formatsFor(locale: Locale): Formats {
  const formats = made.get(locale) ?? formatsOf(datesTexts(locale));
  made.set(locale, formats);
  return formats;
}

/** A day 'YYYY-MM-DD' in words, as data. */
export function longDateRef(day: string): TextRef {
  return { subject: longDates, key: 'longDate', values: { day } };
}

const longDates = (locale: Locale) => ({
  longDate: ({ day }: { day: string }) => formatsFor(locale).longDate(day),
});
