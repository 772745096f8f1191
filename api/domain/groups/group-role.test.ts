import { expect, it } from 'vitest';
import { defaultRoleOf, roleNameOf, shownRoleNames } from './group-role.ts';

it('who has no role in a group is a «Non Member» [GRP-10]', () => {
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

it('an accepted person becomes a member of a guild, and in a charity’s group has no rights yet [GRP-07, GRP-10]', () => {
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
