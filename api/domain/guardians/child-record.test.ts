import { describe, expect, it } from 'vitest';
import { formTexts } from '../texts/form-texts.ts';
import { checkChild, MOST_CHILDREN, refusalOfRegistrar } from './child-record.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const FORM = { nameFirst: 'Mo', nameLast: 'Delmar', dateOfBirth: '2018-05-01', signedName: 'Rosa Delmar' };

describe('the form of a child', () => {
  it.each([
    ['all of it', {}, []],
    ['a missing name', { nameFirst: ' ' }, ['nameFirst']],
    ['no day', { dateOfBirth: '2018-02-30' }, ['dateOfBirth']],
    ['somebody of four', { dateOfBirth: '2021-11-17' }, ['dateOfBirth']],
    ['somebody of five', { dateOfBirth: '2021-11-16' }, []],
    ['somebody of twelve', { dateOfBirth: '2013-11-17' }, []],
    ['somebody of thirteen', { dateOfBirth: '2013-11-16' }, ['dateOfBirth']],
    ['a signature of one word', { signedName: 'Rosa' }, ['signedName']],
    ['a signature that is no name', { signedName: 'I agree: yes!' }, ['signedName']],
  ])('%s [DEC-48]', (_case, changes, problems) => {
    expect(Object.keys(checkChild(formTexts('en'), { ...FORM, ...changes }, 13, NOW))).toEqual(problems);
  });
});

it.each([
  ['an adult with a confirmed address', {}, undefined],
  ['somebody without a record', { hasRecord: false }, 'NO_VOLUNTEER_RECORD'],
  ['somebody of 17', { age: 17 }, 'FORBIDDEN'],
  ['somebody of unknown age', { age: null }, 'FORBIDDEN'],
  ['an address that is not confirmed', { isConfirmed: false }, 'BAD_USER_INPUT'],
  ['one child too many', { childCount: MOST_CHILDREN }, 'BAD_USER_INPUT'],
])('%s registers a child: %s [DEC-48, OPEN-SAF-02]', (_case, changes, code) => {
  const facts = { hasRecord: true, age: 40, isConfirmed: true, childCount: 0, ...changes };
  expect(refusalOfRegistrar(facts)?.code).toBe(code);
});
