import { fieldLabelsTexts } from '#domain/texts/generated/field-labels.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { RegistrationWords } from './registration-form.ts';

/** The words of the form in a language, on the server; a browser opens them from its page. */
export function registrationWords(locale: Locale): RegistrationWords {
  return { t: fieldProblemsTexts(locale), labels: fieldLabelsTexts(locale) };
}
