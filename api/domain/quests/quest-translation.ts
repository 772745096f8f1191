import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { FIRST_LOCALE, LOCALES, type Locale } from '../texts/locale.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { QUEST_FIELDS } from './quest-field.ts';

/** What a charity says of a quest or stamp. */
export type QuestWords = { eventTitle: string; description: string };

/** The languages into which a charity may translate: a quest is written in the first one. */
export const TRANSLATED_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== FIRST_LOCALE);

/** A translation as it is kept; null for one with nothing in it, which is none. Its description is cleaned elsewhere. */
export function tidyTranslation(given: QuestWords): QuestWords | null {
  const words = {
    eventTitle: QUEST_FIELDS.eventTitle.tidy(given.eventTitle),
    description: QUEST_FIELDS.description.tidy(given.description),
  };
  return words.eventTitle === '' && words.description.trim() === '' ? null : words;
}

/** What is wrong with a translation, or null. The title comes first: the description alone would stand below a foreign one. */
export function problemOfTranslation(locale: string, words: QuestWords): TextRef | null {
  if (!TRANSLATED_LOCALES.some((one) => one === locale)) return refsOf(formRefusalsTexts).noLanguage;
  return (
    QUEST_FIELDS.eventTitle.problem(words.eventTitle) ?? QUEST_FIELDS.description.problem(words.description)
  );
}

/** What a quest is called: as its charity wrote it, and in the languages into which it has translated that. */
export type QuestTitle = { written: string; translated: Partial<Record<Locale, string>> };

/** The title for readers of a language, where nothing can say in which one it is: in emails, pictures and files. */
export function titleIn(locale: Locale, { written, translated }: QuestTitle): string {
  return saidIn(locale, titled(written), titled(translated[locale] ?? '')).title.text;
}

const titled = (eventTitle: string): QuestWords => ({ eventTitle, description: '' });

/** A text and the language that it is in. */
export type Said = { text: string; locale: Locale };

/** Title and description for readers of a language, each with the language that it is in. */
export function saidIn(
  locale: Locale,
  quest: QuestWords,
  translation: QuestWords | null | undefined,
): { title: Said; description: Said } {
  const said = (translated: string | undefined, written: string): Said =>
    translated && locale !== FIRST_LOCALE
      ? { text: translated, locale }
      : { text: written, locale: FIRST_LOCALE };
  return {
    title: said(translation?.eventTitle, quest.eventTitle),
    description: said(translation?.description, quest.description),
  };
}
