import { type Formats, formatsOf } from './formats.ts';
import { datesTexts } from './generated/dates.ts';
import { LOCALES, type Locale } from './locale.ts';

const formats = new Map(LOCALES.map((locale) => [locale, formatsOf(datesTexts(locale))]));

/** The formats of a language, on the server; an island opens `datesTexts.packed(locale)` and makes its own of it. */
export function formatsFor(locale: Locale): Formats {
  return formats.get(locale) as Formats;
}
