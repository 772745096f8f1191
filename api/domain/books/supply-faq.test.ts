import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import {
  DEFAULT_SUPPLY_FAQ,
  FAQ_LIMITS,
  problemOfSupplyFaq,
  readSupplyFaq,
  supplyFaqOf,
} from './supply-faq.ts';

const entry = { question: 'Where do I park?', answer: 'Behind the church.' };

describe('questions about supply requests', () => {
  it('there are three to begin with: delivery, portions, food safety [OPEN-QD-01]', () => {
    expect(DEFAULT_SUPPLY_FAQ.map(({ question, answer }) => `${question} ${answer}`)).toEqual([
      expect.stringContaining('deliver'),
      expect.stringContaining('portions'),
      expect.stringContaining('food safety'),
    ]);
    expect(problemOfSupplyFaq(DEFAULT_SUPPLY_FAQ)).toBeNull();
  });

  it.each([
    ['no question', [{ ...entry, question: '' }], 'Fill in every question.'],
    ['no answer', [{ ...entry, answer: '' }], 'Fill in every answer.'],
    ['a long question', [{ ...entry, question: 'x'.repeat(201) }], 'Question: 200 characters at most.'],
    ['a long answer', [{ ...entry, answer: 'x'.repeat(2001) }], 'Answer: 2000 characters at most.'],
    ['too many', Array(FAQ_LIMITS.entriesMax + 1).fill(entry), 'Up to 20 questions.'],
    ['all well', [entry], null],
    ['none at all', [], null],
  ])('%s [OPEN-QD-01]', (_, entries, expected) => {
    expect(inEnglish(problemOfSupplyFaq(entries))).toBe(expected);
  });

  it('texts are kept without the space around them [OPEN-QD-01]', () => {
    expect(supplyFaqOf([{ question: ' Where? ', answer: '\nHere.\n' }])).toEqual([
      { question: 'Where?', answer: 'Here.' },
    ]);
  });

  it.each([[null], ['text'], [[{ question: 1, answer: 'x' }]], [[null]], [{}]])(
    '%j is no list of entries',
    (value) => {
      expect(readSupplyFaq(value)).toBeNull();
    },
  );

  it('a kept list is read as it is', () => {
    expect(readSupplyFaq([entry])).toEqual([entry]);
    expect(readSupplyFaq([])).toEqual([]);
  });
});
