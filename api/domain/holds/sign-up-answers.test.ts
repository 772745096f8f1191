import { describe, expect, it } from 'vitest';
import { DEFAULT_AGE_POLICY } from '../ages/age-policy.ts';
import { answersToKeep, askedQuestions, namesSupervisor } from './sign-up-answers.ts';

const HOUR_MS = 3_600_000;
const PLAIN = { startedAt: 0, endedAt: 4 * HOUR_MS, flexibleMinimumTime: null, eventType: 'OSV' as const };
const FLEXIBLE = { ...PLAIN, flexibleMinimumTime: 60 };
const agePolicy = { ...DEFAULT_AGE_POLICY, supervisedAge: 12, soloAge: 18 };
const NONE = { times: false, feast: false, supervisor: false };

describe('what a quest asks of whoever joins', () => {
  it.each([
    ['a plain one nothing', PLAIN, 30, NONE],
    ['one with flexible times those', FLEXIBLE, 30, { ...NONE, times: true }],
    [
      'a supply request about the meal',
      { ...PLAIN, eventType: 'SUPPLY-REQUEST' as const },
      14,
      { ...NONE, feast: true },
    ],
    ['of the young, who looks after them', PLAIN, 14, { ...NONE, supervisor: true }],
    ['and when they come, too', FLEXIBLE, 14, { ...NONE, times: true, supervisor: true }],
    ['nobody to look after who is old enough', PLAIN, 18, NONE],
    ['nor of whom it does not take at all', PLAIN, 11, NONE],
    ['nor of an age that nobody knows', PLAIN, null, NONE],
    ['nor with a role that is applied for', { ...PLAIN, eventType: 'HYBRID-ROLE' as const }, 14, NONE],
  ])('%s [JOI-03: questions]', (_, quest, age, expected) => {
    expect(askedQuestions({ ...quest, agePolicy }, age)).toEqual(expected);
  });
});

describe('answers that wait for a guardian', () => {
  const submission = { submitterId: 'kit', now: 0 };
  const times = { expectedArrivalAt: 0, expectedDepartureAt: HOUR_MS };

  it.each([
    [
      'times that hold',
      FLEXIBLE,
      times,
      { ...times, formJSON: null, supervisorUsername: null, supervisingGuardian: null },
    ],
    [
      'a supervisor, tidied',
      PLAIN,
      { supervisingGuardian: ' Anna Byron ' },
      {
        expectedArrivalAt: null,
        expectedDepartureAt: null,
        formJSON: null,
        supervisorUsername: null,
        supervisingGuardian: 'Anna Byron',
      },
    ],
    ['nothing where there is nothing', PLAIN, {}, null],
    ['no times of a quest that has its own', PLAIN, times, null],
    ['no times that would be refused', FLEXIBLE, { ...times, expectedDepartureAt: 1 }, null],
    ['no two supervisors', PLAIN, { supervisorUsername: 'a', supervisingGuardian: 'b' }, null],
    ['no name of two lines', PLAIN, { supervisingGuardian: 'a\nb' }, null],
    ['no form without end', PLAIN, { formJSON: `{"a":"${'x'.repeat(10_000)}"}` }, null],
  ])('keep %s [JOI-06: answers]', (_, quest, answers, expected) => {
    expect(answersToKeep(quest, answers, submission)).toEqual(expected);
  });

  it('exactly one is named [JOI-03: who looks after the young]', () => {
    expect(namesSupervisor({ supervisorUsername: 'a' })).toBe(true);
    expect(namesSupervisor({ supervisorUsername: 'a', supervisingGuardian: 'b' })).toBe(false);
    expect(namesSupervisor({ supervisorUsername: ' ' })).toBe(false);
  });
});
