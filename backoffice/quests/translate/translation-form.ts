import {
  type QuestTranslation,
  TRANSLATED_FIELDS,
  TRANSLATED_LOCALES,
  type TranslatedField,
  tidyTranslation,
  wrongFieldOf,
} from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { QuestTranslationsDocument, TranslateQuestDocument } from '../../gql/generated/quests.ts';
import { said } from '../../language/console-locale.ts';
import { reading, writing } from '../../resources/method.ts';
import type { Problems } from '../../widgets/forms/use-sending.ts';

/** A quest or stamp, and what it says in other languages. */
export const questTranslations = reading(QuestTranslationsDocument, (data) => data.quest);

/** Keeps what it says in one of them; empty texts take it away. */
export const translateQuest = writing(TranslateQuestDocument, (data) => data.translateQuest);

export type Translation = QuestTranslation & { locale: string; isOutdated: boolean };

/** The texts of all languages side by side, since a form's fields have one name each. */
export type TranslationForm = Record<string, string>;

/** The name of a field in the form. */
export function sourceOf(locale: Locale, part: TranslatedField): string {
  return `${locale}-${part}`;
}

export function formOf(translations: readonly Translation[]): TranslationForm {
  const fields = TRANSLATED_LOCALES.flatMap((locale) => {
    const kept = translations.find((one) => one.locale === locale);
    return TRANSLATED_FIELDS.map((name) => [sourceOf(locale, name), kept?.[name] ?? '']);
  });
  return Object.fromEntries(fields);
}

/** What is wrong with it, at the field where it can be mended. */
export function problemsOf(form: TranslationForm): Problems<TranslationForm> {
  const found = TRANSLATED_LOCALES.flatMap((locale) => {
    const words = tidyTranslation(wordsIn(form, locale));
    const wrong = words && wrongFieldOf(words);
    return wrong ? [[sourceOf(locale, wrong.name), said(wrong.problem)]] : [];
  });
  return Object.fromEntries(found);
}

/** The languages in which something was changed, with what they say now. */
export function changesOf(
  form: TranslationForm,
  before: TranslationForm,
): (QuestTranslation & { locale: Locale })[] {
  return TRANSLATED_LOCALES.flatMap((locale) => {
    const words = wordsIn(form, locale);
    const kept = wordsIn(before, locale);
    const isSame = TRANSLATED_FIELDS.every((name) => words[name] === kept[name]);
    return isSame ? [] : [{ locale, ...words }];
  });
}

function wordsIn(form: TranslationForm, locale: Locale): QuestTranslation {
  const of = (part: TranslatedField) => form[sourceOf(locale, part)] ?? '';
  return {
    eventTitle: of('eventTitle'),
    description: of('description'),
    firstMinutes: of('firstMinutes'),
    equipment: of('equipment'),
  };
}
