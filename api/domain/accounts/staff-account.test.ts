import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import {
  hasProvedAddress,
  isStaffInForce,
  problemOfStaff,
  refusalOfStaffLoss,
  type StaffFacts,
  staffUsername,
} from './staff-account.ts';

const NOW = Date.UTC(2026, 10, 22);
const able: StaffFacts = { isStaff: true, isBanned: false, dateOfBirth: null, hasPassword: true };
const unopened: StaffFacts = { ...able, hasPassword: false };
const banned: StaffFacts = { ...able, isBanned: true };
const young: StaffFacts = { ...able, dateOfBirth: '2012-01-01' };
const volunteer: StaffFacts = { ...able, isStaff: false };

describe('the last staff account, as a rule [ONB-06]', () => {
  it.each<[string, StaffFacts, StaffFacts[], string | null]>([
    ['alone', able, [], 'LAST_STAFF_ACCOUNT'],
    ['beside another one', able, [able], null],
    ['beside one that never opened its link', able, [unopened], 'LAST_STAFF_ACCOUNT'],
    ['beside a banned one', able, [banned], 'LAST_STAFF_ACCOUNT'],
    ['beside one under 18', able, [young], 'LAST_STAFF_ACCOUNT'],
    ['beside a volunteer', able, [volunteer], 'LAST_STAFF_ACCOUNT'],
    ['never opened, alone', unopened, [], 'LAST_STAFF_ACCOUNT'],
    ['never opened, beside another such', unopened, [unopened], null],
    ['never opened, beside one that can log in', unopened, [able], null],
    ['under 18, without rights anyway', young, [], null],
    ['banned, without rights anyway', banned, [], null],
    ['a volunteer', volunteer, [], null],
  ])('%s', (_case, leaving, others, code) => {
    expect(refusalOfStaffLoss(leaving, others, NOW)).toBe(code);
  });

  it('grown is who never told a date, or is 18', () => {
    expect(isStaffInForce({ ...able, dateOfBirth: '2000-01-01' }, NOW)).toBe(true);
  });
});

it.each([
  ['a volunteer', {}, null],
  ['a charity’s account', { accountType: 'Provider' }, /charity’s account/],
  ['a banned account', { isBanned: true }, /banned/],
  ['somebody under 18', { dateOfBirth: '2012-01-01' }, /18 or older/],
] as const)('who may become staff: %s [ONB-06]', (_case, change, problem) => {
  const found = problemOfStaff(
    { accountType: 'Chariteer', isBanned: false, dateOfBirth: '1990-01-01', ...change },
    NOW,
  );
  if (problem === null) expect(found).toBeNull();
  else expect(inEnglish(found)).toMatch(problem);
});

it.each([
  ['a confirmed address', true, 'A@b.example', 'Confirmed', true],
  ['an address that waits', true, 'a@b.example', 'Unverified', false],
  ['another address, confirmed', true, 'c@b.example', 'Confirmed', false],
  ['no password yet', false, 'a@b.example', 'Confirmed', false],
] as const)(
  'whose password counts: %s [ONB-06]',
  (_case, hasPassword, emailAddress, verificationStatus, is) => {
    const contact = { emailAddress, verificationStatus };
    expect(hasProvedAddress({ email: 'a@b.example', hasPassword, contact })).toBe(is);
  },
);

it('a new staff account gets the first free name [ONB-06]', () => {
  expect(hasProvedAddress({ email: 'a@b.example', hasPassword: true, contact: null })).toBe(false);
  expect(staffUsername([])).toBe('staff1');
  expect(staffUsername(['staff1', 'staff3', 'staff'])).toBe('staff2');
});
