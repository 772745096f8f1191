import { describe, expect, it } from 'vitest';
import {
  FEAST_QUESTIONS,
  type FeastAnswers,
  type FeastQuestionId,
  feastFault,
  feastFormJson,
  isFeastComplete,
} from './feast-form.ts';

const complete: FeastAnswers = {
  meal: 'Vegetable lasagna with salad and bread rolls',
  plenty: 'Yes, there will be plenty.',
  delivery: 'At the time of the Quest',
  helpers: 'Two friends of mine',
  call: "Yes, I'll call the day before.",
};
const faultOf = (id: FeastQuestionId, answer: string | undefined) => {
  const question = FEAST_QUESTIONS.find((one) => one.id === id);
  return question ? feastFault(question, answer) : 'no such question';
};

describe('the feast form', () => {
  it.each([
    ['a'.repeat(29), false],
    ['a'.repeat(30), true],
    ['a'.repeat(250), true],
    ['a'.repeat(251), false],
    [' '.repeat(40), false],
  ])('the donation is described with 30 to 250 characters [SUP-02]', (answer, passes) => {
    expect(faultOf('meal', answer) === null).toBe(passes);
  });

  it.each([
    ['Yes, there will be plenty.', true],
    ['No', false],
    ['Not sure', false],
    [undefined, false],
  ])('only plenty of food for 100 people passes [SUP-03, SUP-08]', (answer, passes) => {
    expect(faultOf('plenty', answer) === null).toBe(passes);
  });

  it('the time of the delivery has to be chosen [SUP-04]', () => {
    expect(faultOf('delivery', undefined)).toBe('choice');
    expect(faultOf('delivery', 'whenever')).toBe('choice');
    expect(faultOf('delivery', 'At the time of the Quest')).toBeNull();
  });

  it.each([
    ['a'.repeat(9), false],
    ['a'.repeat(10), true],
    ['a'.repeat(251), false],
  ])('the helpers are named with 10 to 250 characters [SUP-05]', (answer, passes) => {
    expect(faultOf('helpers', answer) === null).toBe(passes);
  });

  it('the call has to be promised [SUP-06]', () => {
    expect(faultOf('call', 'No')).not.toBeNull();
    expect(faultOf('call', "Yes, I'll call the day before.")).toBeNull();
  });

  it('one failing answer fails the form [SUP-07]', () => {
    expect(isFeastComplete(complete)).toBe(true);
    for (const { id } of FEAST_QUESTIONS) expect(isFeastComplete({ ...complete, [id]: '' })).toBe(false);
  });

  it('the submission holds survey, submitter, time and typed answers [SUP-10, SUP-11, ENT-29]', () => {
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
