import { datesTexts } from '#domain/texts/generated/dates.ts';
import { questCardTexts } from '#domain/texts/generated/quest-card.ts';
import { questFilterTexts } from '#domain/texts/generated/quest-filter.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { PackedListWords } from './list-words.ts';

/** The words of a list for the browser: of its own language, and of no other. */
export function listWordsFor(locale: Locale): PackedListWords {
  return {
    locale,
    card: questCardTexts.packed(locale),
    filter: questFilterTexts.packed(locale),
    dates: datesTexts.packed(locale),
  };
}
