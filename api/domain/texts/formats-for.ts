import { type Formats, formatsOf } from './formats.ts';
import { datesTexts } from './generated/dates.ts';
import type { Locale } from './locale.ts';

const made = new Map<Locale, Formats>();

/** The formats of a language, on the server; an island opens `datesTexts.packed(locale)` and makes its own of it. */
export function formatsFor(locale: Locale): Formats {
  const formats = made.get(locale) ?? formatsOf(datesTexts(locale));
  made.set(locale, formats);
  return formats;
}
