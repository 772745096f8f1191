import { FEAST_QUESTIONS } from '#domain/sign-up/feast-form.ts';
import { feastFormTexts } from '#domain/texts/generated/feast-form.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { feastOption } from '#domain/wording/feast-copy.ts';
import type { FeastQuestionView } from './FeastInputs.tsx';

/** The questions about a meal, in words of the page. */
export function feastQuestions(locale: Locale): FeastQuestionView[] {
  const t = feastFormTexts(locale);
  return FEAST_QUESTIONS.map((question) => {
    const { id } = question;
    if (question.type === 'radio')
      return { id, label: t[id], options: question.options.map((one) => [one, feastOption(locale, one)]) };
    const { minLength, maxLength } = question;
    return { id, label: t[id], hint: t.characters({ min: minLength, max: maxLength }), minLength, maxLength };
  });
}
