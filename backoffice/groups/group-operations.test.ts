import { expect, it } from 'vitest';
import { OPERATIONS } from './group-operations.ts';

const member = {
  memberId: 'teen',
  username: 'teen',
  nameFirst: null,
  nameLast: null,
  joinedAt: '2026-11-16T15:00:00.000Z',
};
const group = {
  groupId: 'g',
  groupName: 'Harbor Friends',
  groupType: 'guild' as const,
  isViewerAdmin: true,
  viewerRoleNames: ['Admins'],
  pendingApplicationCount: 0,
  roles: [],
};
const roles = [
  { roleId: 'captains', roleName: 'Captains' },
  { roleId: 'Seniors', roleName: 'Seniors' },
];

it('GRP-03 API-50 who holds two roles is two entries, and the group comes with them', () => {
  const items = roles.map((role) => ({ ...member, ...role }));
  const { result } = OPERATIONS['groupMembers GET_LIST'];
  expect(result({ listGroupMembers: { ...group, items, total: 2 } }, {})).toMatchObject({
    data: [{ id: 'teen captains' }, { id: 'teen Seniors' }],
    total: 2,
    meta: group,
  });
});

it('OPEN-GRP-02 progress belongs to the entry of the role that has the goal', () => {
  const goal = { accountId: 'teen', roleId: 'Seniors', targetHours: 20, minutes: 600, progress: 0.5 };
  const { result } = OPERATIONS['groupProgress GET_LIST'];
  expect(result({ groupGoalProgress: [goal] }, {} as never)).toMatchObject({
    data: [{ id: 'teen Seniors', minutes: 600 }],
  });
});
