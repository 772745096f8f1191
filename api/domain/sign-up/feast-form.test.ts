import { describe, expect, it } from 'vitest';
import {
  FEAST_QUESTIONS,
  type FeastAnswers,
  type FeastQuestionId,
  feastFormJson,
  feastMissing,
  feastProblem,
  isFeastComplete,
} from './feast-form.ts';

const complete: FeastAnswers = {
  meal: 'Vegetable lasagna with salad and bread rolls',
  plenty: 'Yes, there will be plenty.',
  delivery: 'At the time of the Quest',
  helpers: 'Two friends of mine',
  call: "Yes, I'll call the day before.",
};
const problemOf = (id: FeastQuestionId, answer: string | undefined) => {
  const question = FEAST_QUESTIONS.find((one) => one.id === id);
  return question ? feastProblem(question, answer) : 'no such question';
};

describe('the feast form', () => {
  it.each([
    ['a'.repeat(29), false],
    ['a'.repeat(30), true],
    ['a'.repeat(250), true],
    ['a'.repeat(251), false],
    [' '.repeat(40), false],
  ])('SUP-02 the donation is described with 30 to 250 characters', (answer, passes) => {
    expect(problemOf('meal', answer) === null).toBe(passes);
  });

  it.each([
    ['Yes, there will be plenty.', true],
    ['No', false],
    ['Not sure', false],
    [undefined, false],
  ])('SUP-03 SUP-08 only plenty of food for 100 people passes', (answer, passes) => {
    expect(problemOf('plenty', answer) === null).toBe(passes);
  });

  it('SUP-04 the time of the delivery has to be chosen', () => {
    expect(problemOf('delivery', undefined)).toBe('Please choose an answer.');
    expect(problemOf('delivery', 'whenever')).toBe('Please choose an answer.');
    expect(problemOf('delivery', 'At the time of the Quest')).toBeNull();
  });

  it.each([
    ['a'.repeat(9), false],
    ['a'.repeat(10), true],
    ['a'.repeat(251), false],
  ])('SUP-05 the helpers are named with 10 to 250 characters', (answer, passes) => {
    expect(problemOf('helpers', answer) === null).toBe(passes);
  });

  it('SUP-06 the call has to be promised', () => {
    expect(problemOf('call', 'No')).not.toBeNull();
    expect(problemOf('call', "Yes, I'll call the day before.")).toBeNull();
  });

  it('SUP-09 the form says how many helpers there may be', () => {
    expect(FEAST_QUESTIONS.find(({ id }) => id === 'helpers')?.text).toContain('At most two kitchen helpers');
  });

  it('SUP-07 what is missing is told in words, in the order of asking, until nothing is', () => {
    expect(feastMissing({})).toBe(
      'Still needed: a description of the meal, 30 characters or more; plenty of food for 100 people; ' +
        'when you deliver; who helps, 10 characters or more; that you call the day before.',
    );
    expect(feastMissing({ ...complete, delivery: '' })).toBe('Still needed: when you deliver.');
    expect(feastMissing(complete)).toBeNull();
  });

  it('SUP-07 one failing answer fails the form', () => {
    expect(isFeastComplete(complete)).toBe(true);
    for (const { id } of FEAST_QUESTIONS) expect(isFeastComplete({ ...complete, [id]: '' })).toBe(false);
  });

  it('SUP-10 SUP-11 ENT-29 the submission holds survey, submitter, time and typed answers', () => {
    expect(JSON.parse(feastFormJson(complete, 'v-1', Date.parse('2026-11-16T15:00:00Z')))).toEqual({
      surveyId: 'feast',
      submitterId: 'v-1',
      submissionTimestamp: '2026-11-16T15:00:00.000Z',
      answers: [
        { questionID: 'meal', questionType: 'paragraph', answer: complete.meal },
        { questionID: 'plenty', questionType: 'radio', answer: complete.plenty },
        { questionID: 'delivery', questionType: 'radio', answer: complete.delivery },
        { questionID: 'helpers', questionType: 'paragraph', answer: complete.helpers },
        { questionID: 'call', questionType: 'radio', answer: complete.call },
      ],
    });
  });
});

it('OPEN-SUP-01 OPEN-SUP-02 asks these five questions; the second is the check for 100 people', () => {
  expect(FEAST_QUESTIONS.map(({ text }) => text)).toEqual([
    'Describe the meal you will donate.',
    'Will there be enough food for 100 people?',
    'When will you deliver?',
    'Who will help in the kitchen? (At most two kitchen helpers)',
    'Will you call the charity the day before to confirm?',
  ]);
});
