import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { groupOf, memberOf } from '../../../tests/support/group-record.ts';
import { GroupTabs } from '../GroupTabs.tsx';

freshConsole();

const group = {
  ...groupOf(),
  roles: [
    { roleId: 'admins', roleName: 'Admins', memberCount: 2 },
    { roleId: 'Captains', roleName: 'Captains', memberCount: 1 },
    { roleId: 'Seniors', roleName: 'Seniors', memberCount: 1 },
    { roleId: 'Juniors', roleName: 'Juniors', memberCount: 0 },
  ],
  items: [memberOf('account-1', 'admins'), memberOf('teen', 'Captains'), memberOf('teen', 'Seniors')],
  total: 3,
};

async function openGroup(answers: Answers = {}) {
  const goal = { accountId: 'teen', roleId: 'Seniors', targetHours: 20, minutes: 600, progress: 0.5 };
  const part = await openPart(<GroupTabs groupId="group-1" />, {
    answers: { listGroupMembers: group, groupGoalProgress: [goal], ...answers },
  });
  await screen.findByText('Your role: Admins');
  return part;
}

const rowOf = (role: string) =>
  within(screen.getByRole('heading', { name: role }).parentElement as HTMLElement);

it('who holds two roles stands below both, and roles held by nobody are named [GRP-03, API-50: the list]', async () => {
  const { asked } = await openGroup();
  expect(rowOf('Captains (1)').getByText('teen')).toBeTruthy();
  expect(rowOf('Seniors (1)').getByText('teen')).toBeTruthy();
  expect(screen.getByText('Unfilled roles: Juniors (0)')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Applications (2)' })).toBeTruthy();
  expect(asked('ConsoleGroupMembers')).toEqual([{ groupId: 'group-1', roleId: null, page: 1, perPage: 25 }]);
});

it('stands at the entry of the role that has the goal [OPEN-GRP-02: progress]', async () => {
  await openGroup();
  expect(await rowOf('Seniors (1)').findByText(/10 of 20 goal hours/)).toBeTruthy();
  expect(rowOf('Captains (1)').queryByText(/goal hours/)).toBeNull();
});

it('a role is given at once, and an own admin right only after a question', async () => {
  const { user, asked } = await openGroup({ changeMemberRole: memberOf('teen', 'Juniors') });
  await user.click(screen.getAllByRole('combobox', { name: 'teen’s role' })[0] as HTMLElement);
  await user.click(await screen.findByRole('option', { name: 'Juniors' }));
  expect(await screen.findByText('teen is now Juniors.')).toBeTruthy();
  const given = {
    groupId: 'group-1',
    memberId: 'teen',
    originRoleId: 'Captains',
    destinationRoleId: 'Juniors',
  };
  expect(asked('ConsoleChangeRole')).toEqual([given]);
  await waitFor(() => expect(asked('ConsoleGroupMembers')).toHaveLength(2));
  await user.click(screen.getByRole('combobox', { name: 'account-1’s role' }));
  await user.click(await screen.findByRole('option', { name: 'Captains' }));
  await user.click(await screen.findByRole('button', { name: 'Stay admin' }));
  expect(asked('ConsoleChangeRole')).toHaveLength(1);
});

it('a removal is asked about; refused, it says why and shows the group as it is by now', async () => {
  const { user, asked } = await openGroup({ removeGroupMember: refusal('NOT_FOUND') });
  await user.click(screen.getAllByRole('button', { name: 'Remove teen' })[0] as HTMLElement);
  expect(await screen.findByText('They lose all their roles here.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(asked('ConsoleGroupMembers')).toHaveLength(2));
  expect(asked('ConsoleRemoveMember')).toEqual([{ groupId: 'group-1', memberId: 'teen' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
