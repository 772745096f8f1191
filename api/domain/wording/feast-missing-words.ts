import { type FeastAnswers, type FeastQuestionId, feastMissing } from '../sign-up/feast-form.ts';

/** The words of what is missing in one language: the browser gets them from the page, and no catalogue. */
export type FeastWords = {
  frame: string;
  between: string;
  missing: Readonly<Record<FeastQuestionId, string>>;
};

/** Stands in the frame where the list of what is missing comes. */
export const LIST = '%';

/** What is still to be answered, in words; null once all five answers pass. */
export function feastMissingWords(answers: FeastAnswers, words: FeastWords): string | null {
  const missing = feastMissing(answers).map((id) => words.missing[id]);
  return missing.length === 0 ? null : words.frame.replace(LIST, () => missing.join(words.between));
}
