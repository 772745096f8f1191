import { expect, it } from 'vitest';
import { nameForManager, type PersonOnQuest } from './names-for-managers.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const DAY_MS = 86_400_000;
const person: PersonOnQuest = {
  username: 'vera',
  nameFirst: 'Vera',
  nameLast: 'Lindqvist',
  dateOfBirth: '1990-01-01',
  startedAt: NOW + 10 * DAY_MS,
  hasLeft: false,
};
const minor = { dateOfBirth: '2011-01-01' };
const today = { startedAt: NOW + 3_600_000 };
const left = { hasLeft: true };

it.each([
  ['captains', 'an adult from the sign-up on', {}, 'Vera Lindqvist'],
  ['coordinators', 'an adult from the sign-up on', {}, 'Vera Lindqvist'],
  ['captains', 'an adult who has left', left, 'vera'],
  ['captains', 'a minor before the day', minor, null],
  ['captains', 'a minor on the day', { ...minor, ...today }, 'Vera Lindqvist'],
  ['captains', 'a minor who has left', { ...minor, ...today, ...left }, null],
  ['managers', 'an adult', {}, 'Vera Lindqvist'],
  ['managers', 'a minor before the day', minor, 'Vera Lindqvist'],
  ['managers', 'a minor who has left', { ...minor, ...left }, null],
])('%s are told of %s [DEC-85, SAF-04]', (role, _who, changes, expected) => {
  const manager = { accountId: 'm', roles: [role] };
  expect(nameForManager(manager, { ...person, ...changes }, NOW)).toBe(expected);
});
