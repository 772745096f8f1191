import { FEAST_QUESTIONS, type FeastAnswers } from '#domain/sign-up/feast-form.ts';
import { feastFormTexts } from '#domain/texts/generated/feast-form.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { feastProblem } from '#domain/wording/feast-copy.ts';

/** What is to be mended in the answers about a meal, in the order of the questions. */
export function feastProblems(
  locale: Locale,
  answers: FeastAnswers,
): { field: string; label: string; text: string }[] {
  return FEAST_QUESTIONS.flatMap((question) => {
    const text = feastProblem(locale, question, answers[question.id]);
    return text ? [{ field: question.id, label: feastFormTexts(locale)[question.id], text }] : [];
  });
}
