import {
  problemOfTranslation,
  type QuestWords,
  TRANSLATED_LOCALES,
  tidyTranslation,
} from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { said } from '../../language/console-locale.ts';
import type { Problems } from '../../widgets/forms/use-sending.ts';

export type Translation = QuestWords & { locale: string; isOutdated: boolean };

/** The texts of all languages side by side, since a form's fields have one name each. */
export type TranslationForm = Record<string, string>;

/** The name of a field in the form. */
export function sourceOf(locale: Locale, part: keyof QuestWords): string {
  return `${locale}-${part}`;
}

export function formOf(translations: readonly Translation[]): TranslationForm {
  const fields = TRANSLATED_LOCALES.flatMap((locale) => {
    const kept = translations.find((one) => one.locale === locale);
    return [
      [sourceOf(locale, 'eventTitle'), kept?.eventTitle ?? ''],
      [sourceOf(locale, 'description'), kept?.description ?? ''],
    ];
  });
  return Object.fromEntries(fields);
}

/** What is wrong with it, at the field where it can be mended. */
export function problemsOf(form: TranslationForm): Problems<TranslationForm> {
  const found = TRANSLATED_LOCALES.flatMap((locale) => {
    const words = tidyTranslation(wordsIn(form, locale));
    const problem = words && problemOfTranslation(locale, words);
    if (!problem) return [];
    const isOfTitle = problemOfTranslation(locale, { ...words, description: '' }) !== null;
    return [[sourceOf(locale, isOfTitle ? 'eventTitle' : 'description'), said(problem)]];
  });
  return Object.fromEntries(found);
}

/** The languages in which something was changed, with what they say now. */
export function changesOf(
  form: TranslationForm,
  before: TranslationForm,
): (QuestWords & { locale: Locale })[] {
  return TRANSLATED_LOCALES.flatMap((locale) => {
    const words = wordsIn(form, locale);
    const kept = wordsIn(before, locale);
    const isSame = words.eventTitle === kept.eventTitle && words.description === kept.description;
    return isSame ? [] : [{ locale, ...words }];
  });
}

function wordsIn(form: TranslationForm, locale: Locale): QuestWords {
  const of = (part: keyof QuestWords) => form[sourceOf(locale, part)] ?? '';
  return { eventTitle: of('eventTitle'), description: of('description') };
}
