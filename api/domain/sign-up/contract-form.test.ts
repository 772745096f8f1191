import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { checkAbandonReason, checkContractForm, contractFormOf } from './contract-form.ts';
import { feastFormJson } from './feast-form.ts';

const HOUR = 3_600_000;
const fixed = { eventType: 'OSV', startedAt: 0, endedAt: 4 * HOUR, flexibleMinimumTime: null } as const;
const by = { submitterId: 'v-1', now: HOUR };
const flexible = { ...fixed, flexibleMinimumTime: 120 };
const none = { expectedArrivalAt: null, expectedDepartureAt: null, formJSON: null };

it('only a flexible quest keeps times of arrival and departure [API-19]', () => {
  const given = { expectedArrivalAt: HOUR, expectedDepartureAt: 3 * HOUR };
  expect(contractFormOf(flexible, given, by)).toEqual({ ...given, formJSON: null });
  expect(contractFormOf(fixed, given, by)).toEqual(none);
  expect(contractFormOf(flexible, { ...given, expectedArrivalAt: 0 }, by).expectedArrivalAt).toBe(0);
});

it.each([
  ['missing times', {}],
  ['CON-05 an arrival before the start', { expectedArrivalAt: -1, expectedDepartureAt: 3 * HOUR }],
  ['CON-05 a departure after the end', { expectedArrivalAt: HOUR, expectedDepartureAt: 5 * HOUR }],
  ['CON-06 a stay that is too short', { expectedArrivalAt: HOUR, expectedDepartureAt: 2 * HOUR }],
  ['CON-07 crossing times', { expectedArrivalAt: 3 * HOUR, expectedDepartureAt: HOUR }],
])('a flexible quest refuses %s [CON-05, CON-06, CON-07]', (_, times) => {
  expect(inEnglish(checkContractForm(flexible, { ...none, ...times }))).toMatch(/\w/);
});

it('exactly the minimum is long enough [CON-06]', () => {
  const form = { ...none, expectedArrivalAt: HOUR, expectedDepartureAt: 3 * HOUR };
  expect(checkContractForm(flexible, form)).toBeNull();
});

it.each([
  ['an object', '{"a":1}', true],
  ['nothing', null, true],
  ['a list', '[1]', false],
  ['a text', '"text"', false],
  ['no JSON', '{', false],
  ['null', 'null', false],
  ['too long an object', `{"a":"${'x'.repeat(10_000)}"}`, false],
])('formJSON as %s [API-19]', (_, formJSON, isAccepted) => {
  expect(inEnglish(checkContractForm(fixed, { ...none, formJSON }) === null)).toBe(isAccepted);
});

it('a reason has at most 150 characters [OPEN-CON-03]', () => {
  expect(checkAbandonReason(null)).toBeNull();
  expect(checkAbandonReason('é'.repeat(150))).toBeNull();
  expect(inEnglish(checkAbandonReason('é'.repeat(151)))).toMatch('150');
});

describe('the form of a supply request', () => {
  const supply = { ...fixed, eventType: 'SUPPLY-REQUEST', endedAt: null } as const;
  const answers = {
    meal: 'Vegetable lasagna with salad and bread rolls',
    plenty: 'Yes, there will be plenty.',
    delivery: 'At the time of the Quest',
    helpers: 'Two friends of mine',
    call: "Yes, I'll call the day before.",
  };
  const problemOf = (formJSON: string | null) =>
    checkContractForm(supply, contractFormOf(supply, { formJSON }, by));

  it('is kept with its submitter and time, whatever the client says of them [SUP-11]', () => {
    const form = contractFormOf(supply, { formJSON: feastFormJson(answers, 'somebody-else', 0) }, by);
    expect(JSON.parse(form.formJSON ?? '')).toEqual({
      surveyId: 'feast',
      submitterId: 'v-1',
      submissionTimestamp: '1970-01-01T01:00:00.000Z',
      answers: expect.arrayContaining([
        { questionID: 'plenty', questionType: 'radio', answer: 'Yes, there will be plenty.' },
      ]),
    });
    expect(checkContractForm(supply, form)).toBeNull();
  });

  it.each([
    ['SUP-02 a meal in 29 characters', { meal: 'x'.repeat(29) }],
    ['SUP-02 a meal in 251 characters', { meal: 'x'.repeat(251) }],
    ['SUP-03 SUP-08 not plenty for 100', { plenty: 'Not sure' }],
    ['SUP-04 no time of delivery', { delivery: '' }],
    ['SUP-05 helpers in 9 characters', { helpers: 'x'.repeat(9) }],
    ['SUP-06 no call', { call: 'No' }],
    ['SUP-10 an answer that is no option', { delivery: 'Whenever' }],
  ])('%s is refused', (_, wrong) => {
    expect(inEnglish(problemOf(feastFormJson({ ...answers, ...wrong }, 'v-1', 0)))).toMatch('every question');
  });

  it.each([null, '{}', '{"surveyId":"feast"}', '{"surveyId":"feast","answers":[null,1,{"questionID":{}}]}'])(
    'none, or one without answers, is refused: %s [SUP-11]',
    (formJSON) => {
      expect(inEnglish(problemOf(formJSON))).toMatch('every question');
    },
  );
});
