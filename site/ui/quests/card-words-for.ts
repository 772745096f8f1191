import { formatsFor } from '#domain/texts/formats-for.ts';
import { questCardTexts } from '#domain/texts/generated/quest-card.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { CardWords } from './card-words.ts';

/** The words of cards that the server draws alone. */
export function cardWordsFor(locale: Locale): CardWords {
  return { locale, texts: questCardTexts(locale), formats: formatsFor(locale) };
}
