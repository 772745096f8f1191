import { expect, it } from 'vitest';
import { type FindInput, findQuestion } from './find-question.ts';
import { loosenSteps } from './loosen-steps.ts';

const stepsOf = (input: FindInput) =>
  loosenSteps(findQuestion(input)).map(({ filter, day, miles }) => [filter, day, miles]);

it('a radius is widened step by step before the place is left out [DSC-07: steps]', () => {
  expect(stepsOf({ zip: '07030', miles: 3 })).toEqual([
    ['PLACE', null, 5],
    ['PLACE', null, 10],
    ['PLACE', null, 25],
    ['PLACE', null, null],
  ]);
  expect(stepsOf({ zip: '07030', miles: 25 })).toEqual([['PLACE', null, null]]);
});

it.each(['TODAY', 'TOMORROW', 'WEEKEND'] as const)(
  '%s becomes the next seven days before it becomes any day [DSC-07: steps]',
  (day) => {
    expect(stepsOf({ day })).toEqual([
      ['DAY', 'NEXT_7_DAYS', null],
      ['DAY', null, null],
    ]);
  },
);

it('a date and the next seven days become any day, other filters are left out [DSC-07: steps]', () => {
  expect(stepsOf({ date: '2026-12-01', day: 'TODAY' })).toEqual([['DAY', null, null]]);
  expect(stepsOf({ day: 'NEXT_7_DAYS', times: ['EVENING'], atHome: true })).toEqual([
    ['DAY', null, null],
    ['TIMES', null, null],
    ['AT_HOME', null, null],
  ]);
  expect(stepsOf({})).toEqual([]);
});

it('each step asks the same question with that one filter changed [DSC-07: steps]', () => {
  const question = findQuestion({ day: 'TODAY', zip: '07030', miles: 10, needsPeople: true });
  for (const step of loosenSteps(question)) {
    const changed = Object.entries(step.question).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(question[key as 'day']),
    );
    expect(changed.map(([key]) => key)).toHaveLength(1);
  }
});
