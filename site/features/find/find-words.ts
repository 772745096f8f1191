import { formatsOf } from '#domain/texts/formats.ts';
import type { DatesTexts } from '#domain/texts/generated/dates.ts';
import type { FindFormTexts } from '#domain/texts/generated/find-form.ts';
import type { QuestCardTexts } from '#domain/texts/generated/quest-card.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { openTexts, type PackedTexts } from '#domain/texts/message.ts';
import type { CardWords } from '../../ui/quests/card-words.ts';

/** What `/find` needs of its language, on the way to the browser. */
export type PackedFindWords = {
  locale: Locale;
  card: PackedTexts<QuestCardTexts>;
  form: PackedTexts<FindFormTexts>;
  dates: PackedTexts<DatesTexts>;
};
export type FindWords = CardWords & { form: FindFormTexts };

/** The words of `/find`, out of what the page brings. */
export function openFindWords({ locale, card, form, dates }: PackedFindWords): FindWords {
  return { locale, texts: openTexts(card), form: openTexts(form), formats: formatsOf(openTexts(dates)) };
}
