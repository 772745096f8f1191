import { describe, expect, it } from 'vitest';
import { FEAST_QUESTIONS, type FeastAnswers } from '../sign-up/feast-form.ts';
import { feastFormTexts } from '../texts/generated/feast-form.ts';
import { LOCALES } from '../texts/locale.ts';
import { feastOption, feastProblem, feastWords } from './feast-copy.ts';
import { feastMissingWords } from './feast-missing-words.ts';

const complete: FeastAnswers = {
  meal: 'Vegetable lasagna with salad and bread rolls',
  plenty: 'Yes, there will be plenty.',
  delivery: 'At the time of the Quest',
  helpers: 'Two friends of mine',
  call: "Yes, I'll call the day before.",
};
const missingOf = (answers: FeastAnswers, locale: 'en' | 'es' | 'ar' = 'en') =>
  feastMissingWords(answers, feastWords(locale));

describe('the words of the feast form', () => {
  it('asks these five questions; the second is the check for 100 people [OPEN-SUP-01, OPEN-SUP-02]', () => {
    expect(FEAST_QUESTIONS.map(({ id }) => feastFormTexts('en')[id])).toEqual([
      'Describe the meal you will donate.',
      'Will there be enough food for 100 people?',
      'When will you deliver?',
      'Who will help in the kitchen? (At most two kitchen helpers)',
      'Will you call the charity the day before to confirm?',
    ]);
  });

  it('the form says how many helpers there may be [SUP-09]', () => {
    expect(feastFormTexts('en').helpers).toContain('At most two kitchen helpers');
  });

  it('what is missing is told in words, in the order of asking, until nothing is [SUP-07]', () => {
    expect(missingOf({})).toBe(
      'Still needed: a description of the meal, 30 characters or more; plenty of food for 100 people; ' +
        'when you deliver; who helps, 10 characters or more; that you call the day before.',
    );
    expect(missingOf({ ...complete, delivery: '' })).toBe('Still needed: when you deliver.');
    expect(missingOf(complete)).toBeNull();
  });

  it('what is missing is told in the language of the page [LNG-01: the feast form]', () => {
    expect(missingOf({ ...complete, delivery: '' }, 'es')).toBe('Todavía falta: cuándo la entregas.');
    expect(missingOf({ ...complete, delivery: '', call: '' }, 'ar')).toBe(
      'ما زال مطلوبًا: وقت التسليم؛ أن تتصل قبل يوم.',
    );
  });

  it('English says what is kept; other languages only show it otherwise [LNG-10: the feast form]', () => {
    const options = FEAST_QUESTIONS.flatMap((question) =>
      question.type === 'radio' ? question.options : [],
    );
    expect(options.map((option) => feastOption('en', option))).toEqual(options);
    for (const locale of LOCALES.filter((one) => one !== 'en'))
      for (const option of options) expect(feastOption(locale, option), locale).not.toBe(option);
  });

  it.each([
    ['en', 'Write 30 to 250 characters.', 'Choose an answer.'],
    ['es', 'Escribe de 30 a 250 caracteres.', 'Elige una respuesta.'],
    ['ar', 'اكتب من 30 إلى 250 حرفًا.', 'اختر إجابة.'],
  ] as const)('what is wrong is said in %s [LNG-01: the feast form]', (locale, short, none) => {
    const [meal, plenty] = FEAST_QUESTIONS;
    if (!meal || !plenty) throw new Error('The form has five questions.');
    expect(feastProblem(locale, meal, 'Soup')).toBe(short);
    expect(feastProblem(locale, plenty, undefined)).toBe(none);
    expect(feastProblem(locale, plenty, 'No')).toContain(feastOption(locale, 'Yes, there will be plenty.'));
    expect(feastProblem(locale, plenty, 'Yes, there will be plenty.')).toBeNull();
  });
});
