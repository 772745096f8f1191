import { expect, it } from 'vitest';
import { faqEntries, validateFaq } from './faq-form.ts';

const entry = { question: 'Where do I park?', answer: 'Behind the church.' };

it('each field says what it lacks, and nothing is said when all is well [OPEN-QD-01]', () => {
  expect(validateFaq({ entries: [entry] })).toEqual({});
  expect(validateFaq({})).toEqual({});
  const entries = [entry, { question: ' ' }, { ...entry, question: 'x'.repeat(201) }];
  expect(validateFaq({ entries })).toEqual({
    entries: [
      {},
      { question: 'Write the question.', answer: 'Write the answer.' },
      { question: 'Up to 200 characters.' },
    ],
  });
});

it('only questions and answers are sent', () => {
  const fetched = { ...entry, __typename: 'FaqEntry' };
  expect(faqEntries([fetched, {}])).toEqual([entry, { question: '', answer: '' }]);
});
