import { expect, it } from 'vitest';
import { checkAbandonReason, checkContractForm, contractFormOf } from './contract-form.ts';

const HOUR = 3_600_000;
const fixed = { startedAt: 0, endedAt: 4 * HOUR, flexibleMinimumTime: null };
const flexible = { ...fixed, flexibleMinimumTime: 120 };
const none = { expectedArrivalAt: null, expectedDepartureAt: null, formJSON: null };

it('API-19 only a flexible quest keeps times of arrival and departure', () => {
  const given = { expectedArrivalAt: HOUR, expectedDepartureAt: 3 * HOUR };
  expect(contractFormOf(flexible, given)).toEqual({ ...given, formJSON: null });
  expect(contractFormOf(fixed, given)).toEqual(none);
  expect(contractFormOf(flexible, { ...given, expectedArrivalAt: 0 }).expectedArrivalAt).toBe(0);
});

it.each([
  ['missing times', {}],
  ['CON-05 an arrival before the start', { expectedArrivalAt: -1, expectedDepartureAt: 3 * HOUR }],
  ['CON-05 a departure after the end', { expectedArrivalAt: HOUR, expectedDepartureAt: 5 * HOUR }],
  ['CON-06 a stay that is too short', { expectedArrivalAt: HOUR, expectedDepartureAt: 2 * HOUR }],
  ['CON-07 crossing times', { expectedArrivalAt: 3 * HOUR, expectedDepartureAt: HOUR }],
])('CON-05 CON-06 CON-07 a flexible quest refuses %s', (_, times) => {
  expect(checkContractForm(flexible, { ...none, ...times })).toMatch(/\w/);
});

it('CON-06 exactly the minimum is long enough', () => {
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
])('API-19 formJSON as %s', (_, formJSON, isAccepted) => {
  expect(checkContractForm(fixed, { ...none, formJSON }) === null).toBe(isAccepted);
});

it('OPEN-CON-03 a reason has at most 150 characters', () => {
  expect(checkAbandonReason(null)).toBeNull();
  expect(checkAbandonReason('é'.repeat(150))).toBeNull();
  expect(checkAbandonReason('é'.repeat(151))).toMatch('150');
});
