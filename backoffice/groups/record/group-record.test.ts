import { describe, expect, it } from 'vitest';
import type { Membership } from '#domain/permissions/permissions.ts';
import { dayText, givesUpAdmin, ownGroupId, roleText, sectionsOf } from './group-record.ts';

const inGroup = (groupId: string, groupName: string, providerId: string | null): Membership => ({
  groupId,
  groupName,
  groupType: providerId === null ? 'guild' : 'provider',
  providerId,
  providerName: null,
  roles: [],
});
const GROUPS = [
  inGroup('g2', 'Zebra Team', '2'),
  inGroup('g1', 'Lion Team', '1'),
  inGroup('g3', 'Anglers', null),
];

describe('which group the page shows', () => {
  it('the one of the organization in the switch [OPEN-GRP-01]', () => {
    expect(ownGroupId(GROUPS, '2')).toBe('g2');
    expect(ownGroupId(GROUPS, '1')).toBe('g1');
  });

  it('without a choice the first by name, a guild too [GRP-01, OPEN-GRP-01]', () => {
    expect(ownGroupId(GROUPS, null)).toBe('g3');
    expect(ownGroupId(GROUPS.slice(0, 2), null)).toBe('g1');
  });

  it('none where there is no membership; a charity’s group is asked for by those who look after it [GRP-08]', () => {
    expect(ownGroupId([], null)).toBeNull();
    expect(ownGroupId(GROUPS, '9')).toBeNull();
  });
});

it('members stand under their role, with its count [GRP-03]', () => {
  const rows = ['admins', 'captains', 'captains'].map((roleId, index) => ({ roleId, index }));
  expect(sectionsOf(rows, ({ roleId }) => roleId).map(({ key, rows }) => [key, rows.length])).toEqual([
    ['admins', 1],
    ['captains', 2],
  ]);
  expect(sectionsOf([], String)).toEqual([]);
  expect(roleText({ roleName: 'Captains', memberCount: 2 })).toBe('Captains (2)');
});

it('only one’s own role of an admin is given up with a question [GRP-04]', () => {
  const own = { memberId: 'me', roleId: 'admins' };
  expect(givesUpAdmin(own, 'me', 'captains')).toBe(true);
  expect(givesUpAdmin(own, 'me', 'admins')).toBe(false);
  expect(givesUpAdmin(own, 'somebody', 'captains')).toBe(false);
  expect(givesUpAdmin({ ...own, roleId: 'captains' }, 'me', 'managers')).toBe(false);
});

it('days are New York’s', () => {
  expect(dayText('2026-11-17T03:00:00.000Z')).toBe('Nov 16, 2026');
});
