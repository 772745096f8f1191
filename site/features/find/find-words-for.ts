import { datesTexts } from '#domain/texts/generated/dates.ts';
import { findFormTexts } from '#domain/texts/generated/find-form.ts';
import { questCardTexts } from '#domain/texts/generated/quest-card.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { PackedFindWords } from './find-words.ts';

/** The words of `/find` for the browser: of its own language, and of no other. */
export function findWordsFor(locale: Locale): PackedFindWords {
  return {
    locale,
    card: questCardTexts.packed(locale),
    form: findFormTexts.packed(locale),
    dates: datesTexts.packed(locale),
  };
}
