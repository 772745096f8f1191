import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { FIRST_LOCALE, LOCALES, type Locale } from '../texts/locale.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { QUEST_FIELDS } from './quest-field.ts';

/** Texts of a quest or stamp that a charity translates, in the order of forms. */
export const TRANSLATED_FIELDS = ['eventTitle', 'description', 'firstMinutes', 'equipment'] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];
/** What a charity says of a quest or stamp in one more language; empty where it says nothing there. */
export type QuestTranslation = Record<TranslatedField, string>;
/** Title and description of a quest or stamp. */
export type QuestWords = Pick<QuestTranslation, 'eventTitle' | 'description'>;

/** Texts that not every quest has; translated only beside the text they were made of. */
export const EXTRA_FIELDS = ['firstMinutes', 'equipment'] as const satisfies readonly TranslatedField[];
export type Extras = Record<(typeof EXTRA_FIELDS)[number], string | null>;

/** The languages into which a charity may translate: a quest is written in the first one. */
export const TRANSLATED_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== FIRST_LOCALE);

/** A translation as it is kept; null for one with nothing in it, which is none. Its description is cleaned elsewhere. */
export function tidyTranslation(given: QuestTranslation): QuestTranslation | null {
  const words = {
    eventTitle: QUEST_FIELDS.eventTitle.tidy(given.eventTitle),
    description: QUEST_FIELDS.description.tidy(given.description),
    firstMinutes: QUEST_FIELDS.firstMinutes.tidy(given.firstMinutes) ?? '',
    equipment: QUEST_FIELDS.equipment.tidy(given.equipment) ?? '',
  };
  return TRANSLATED_FIELDS.every((name) => words[name].trim() === '') ? null : words;
}

/** What is wrong with a translation, or null. The title comes first: other texts alone would stand below a foreign one. */
export function problemOfTranslation(locale: string, words: QuestTranslation): TextRef | null {
  if (!TRANSLATED_LOCALES.some((one) => one === locale)) return refsOf(formRefusalsTexts).noLanguage;
  return wrongFieldOf(words)?.problem ?? null;
}

/** The first text of a translation that is refused, and why; null where all can be kept. */
export function wrongFieldOf(words: QuestTranslation): { name: TranslatedField; problem: TextRef } | null {
  for (const name of TRANSLATED_FIELDS) {
    const problem = QUEST_FIELDS[name].problem(words[name]);
    if (problem) return { name, problem };
  }
  return null;
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
  return {
    title: textIn(locale, quest.eventTitle, translation?.eventTitle),
    description: textIn(locale, quest.description, translation?.description),
  };
}

/** First minutes and equipment for readers of a language, where nothing can say in which one they are: in emails. */
export function extrasIn(locale: Locale, written: Extras, translated: Partial<Extras> | undefined): Extras {
  const said = (name: keyof Extras) =>
    written[name] && textIn(locale, written[name], translated?.[name]).text;
  return { firstMinutes: said('firstMinutes'), equipment: said('equipment') };
}

/** Text for readers of a language: the translation, or what the charity wrote. */
export function textIn(locale: Locale, written: string, translated: string | null | undefined): Said {
  return translated && locale !== FIRST_LOCALE
    ? { text: translated, locale }
    : { text: written, locale: FIRST_LOCALE };
}
