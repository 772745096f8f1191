import { formatsOf } from '#domain/texts/formats.ts';
import type { DatesTexts } from '#domain/texts/generated/dates.ts';
import type { QuestCardTexts } from '#domain/texts/generated/quest-card.ts';
import type { QuestFilterTexts } from '#domain/texts/generated/quest-filter.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { openTexts, type PackedTexts } from '#domain/texts/message.ts';
import type { CardWords } from '../../ui/quests/card-words.ts';

/** What the list needs of its language, on the way to the browser. */
export type PackedListWords = {
  locale: Locale;
  card: PackedTexts<QuestCardTexts>;
  filter: PackedTexts<QuestFilterTexts>;
  dates: PackedTexts<DatesTexts>;
};
export type ListWords = CardWords & { filter: QuestFilterTexts };

/** The words of a charity's list, out of what the page brings. */
export function openListWords({ locale, card, filter, dates }: PackedListWords): ListWords {
  return {
    locale,
    texts: openTexts(card),
    filter: openTexts(filter),
    formats: formatsOf(openTexts(dates)),
  };
}
