import { expect, it } from 'vitest';
import { defaultRoleOf, roleNameOf, shownRoleNames } from './group-role.ts';

it('GRP-10 who has no role in a group is a «Non Member»', () => {
  expect(shownRoleNames([])).toEqual(['Non Member']);
  expect(shownRoleNames([{ roleName: 'Captains' }, { roleName: 'Seniors' }])).toEqual([
    'Captains',
    'Seniors',
  ]);
});

it('calls a charity’s own account its admin [DEC-05]', () => {
  expect(shownRoleNames([], true)).toEqual(['Admins']);
  expect(shownRoleNames([{ roleName: 'Captains' }], true)).toEqual(['Captains']);
});

it('GRP-07 GRP-10 an accepted person becomes a member of a guild, and in a charity’s group has no rights yet', () => {
  expect(defaultRoleOf('guild')).toBe('members');
  expect(defaultRoleOf('provider')).toBe('Non Member');
});

it('roles are called as people say', () => {
  expect(['admins', 'kitchenManagers', 'Non Member', 'Juniors'].map(roleNameOf)).toEqual([
    'Admins',
    'Kitchen Managers',
    'Non Member',
    'Juniors',
  ]);
});
