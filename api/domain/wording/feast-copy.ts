import { FEAST_QUESTIONS, type FeastQuestion, feastFault } from '../sign-up/feast-form.ts';
import { type FeastFormTexts, feastFormTexts } from '../texts/generated/feast-form.ts';
import type { Locale } from '../texts/locale.ts';
import { type FeastWords, LIST } from './feast-missing-words.ts';

/** How an answer that can be chosen is said; sent and kept it is the English one. */
const OPTIONS: Readonly<Record<string, keyof FeastFormTexts & string>> = {
  'Yes, there will be plenty.': 'plentyYes',
  No: 'no',
  'Not sure': 'notSure',
  'At the time of the Quest': 'atQuestTime',
  'At another time, agreed with the charity': 'atOtherTime',
  "Yes, I'll call the day before.": 'callYes',
};

/** An answer that can be chosen, in a language. */
export function feastOption(locale: Locale, option: string): string {
  const key = OPTIONS[option];
  const text = key && feastFormTexts(locale)[key];
  return typeof text === 'string' ? text : option;
}

/** What is wrong with an answer, in words for the person who wrote it; null when it passes. */
export function feastProblem(
  locale: Locale,
  question: FeastQuestion,
  answer: string | undefined,
): string | null {
  const t = feastFormTexts(locale);
  const fault = feastFault(question, answer);
  if (fault === null) return null;
  if (question.type === 'paragraph')
    return t.writeCharacters({ min: question.minLength, max: question.maxLength });
  return fault === 'choice'
    ? t.chooseAnswer
    : t.neededAnswer({ answer: feastOption(locale, question.needed ?? '') });
}

/** What a page gives to the script of the form, in its language. */
export function feastWords(locale: Locale): FeastWords {
  const t = feastFormTexts(locale);
  const missing = FEAST_QUESTIONS.map(({ id }) => [id, t[`${id}Missing`]]);
  return { frame: t.stillNeeded({ list: LIST }), between: t.between, missing: Object.fromEntries(missing) };
}
