import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/errors/errors.ts';
import { FEAST_QUESTION_IDS } from '#domain/sign-up/feast-form.ts';
import { type QuestActionInput, readQuestAction } from '../quest-action.ts';
import { fieldProblems } from './field-problems.ts';

const HOUR = 3_600_000;
const plain = { startedAt: 0, endedAt: 4 * HOUR, flexibleMinimumTime: null };
const flexible = { ...plain, flexibleMinimumTime: 60 };

function problems(
  code: ErrorCode,
  typed: Record<string, string>,
  quest = plain as typeof flexible | typeof plain,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ action: 'sign-up', ...typed })) form.append(name, value);
  const input = readQuestAction(form) as QuestActionInput;
  return fieldProblems('en', quest, input, { error: { code }, text: 'No.' });
}

describe('the field that a refusal of a sign-up is about', () => {
  it.each([
    ['TIME_CLASH', {}, { leave: 'No.' }],
    ['SUPERVISOR_MISSING', {}, { supervisorUsername: 'No.' }],
    ['BAD_USER_INPUT', { supervisorUsername: 'nobody' }, { supervisorUsername: 'No.' }],
    ['BAD_USER_INPUT', { supervisingGuardian: '7' }, { supervisingGuardian: 'No.' }],
    [
      'CONTACT_DETAILS_TO_YOUNG',
      { supervisingGuardian: 'Call 212 555 0143' },
      { supervisingGuardian: 'No.' },
    ],
    ['BAD_USER_INPUT', { 'band-1': 'ADULT' }, { others: 'No.' }],
    ['QUEST_FULL', { supervisorUsername: 'gold' }, {}],
    ['INTERNAL', {}, {}],
  ] as const)('is named for %s with %o [DSC-20, SAF-11]', (code, typed, expected) => {
    expect(problems(code, typed)).toEqual(expected);
  });

  it.each([
    ['no times', {}, 'arrival'],
    ['times before the start', { arrival: '-1', departure: String(HOUR) }, 'arrival'],
    ['times that cross', { arrival: String(2 * HOUR), departure: String(HOUR) }, 'departure'],
    ['a stay that is too short', { arrival: '0', departure: String(HOUR / 2) }, 'departure'],
    ['times after the end', { arrival: '0', departure: String(9 * HOUR) }, 'departure'],
  ])('is one of the times for %s [DSC-20, CON-06]', (_what, typed, field) => {
    expect(problems('BAD_USER_INPUT', typed, flexible)).toEqual({ [field]: 'No.' });
  });

  it('is each answer about a meal that is missing [DSC-20, SUP-07]', () => {
    expect(Object.keys(problems('BAD_USER_INPUT', { action: 'fulfill' }))).toEqual(FEAST_QUESTION_IDS);
  });
});
