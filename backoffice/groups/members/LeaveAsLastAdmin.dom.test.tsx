import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { groupOf, memberOf } from '../../../tests/support/group-record.ts';
import { LeaveAsLastAdmin } from './LeaveAsLastAdmin.tsx';

freshConsole();

const self = memberOf('account-1', 'admins');

async function openDialog(items: object[], answers: Answers = {}) {
  const onClose = vi.fn();
  const part = await openPart(<LeaveAsLastAdmin group={groupOf()} onClose={onClose} />, {
    answers: { listGroupMembers: { ...groupOf(), items, total: items.length }, ...answers },
  });
  const leave = await screen.findByRole('button', { name: 'Choose and leave' });
  return { ...part, onClose, leave };
}

it('another admin is named, and with that one leaves [SAF-17: the question in the console]', async () => {
  const { user, asked, leave, onClose } = await openDialog([self, memberOf('ben', 'Captains')], {
    leaveGroup: true,
  });
  expect(leave).toHaveProperty('disabled', true);
  await screen.findByRole('option', { name: 'ben, Captains' });
  expect(screen.queryByRole('option', { name: /account-1/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText(/^New admin/), 'ben, Captains');
  await user.click(leave);
  expect(await screen.findByText('You left Harbor Friends.')).toBeTruthy();
  expect(asked('ConsoleLeaveGroup')).toEqual([{ groupId: 'group-1', successorId: 'ben' }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('who is alone is told to invite somebody first', async () => {
  const { leave } = await openDialog([self]);
  expect(await screen.findByText(/Invite someone first/)).toBeTruthy();
  expect(leave).toHaveProperty('disabled', true);
});

it('refused, the choice stays, with why', async () => {
  const { user, leave, onClose } = await openDialog([self, memberOf('ben', 'Captains')], {
    leaveGroup: refusal('NOT_FOUND'),
  });
  await screen.findByRole('option', { name: 'ben, Captains' });
  await user.selectOptions(screen.getByLabelText(/^New admin/), 'ben');
  await user.click(leave);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText(/^New admin/)).toHaveProperty('value', 'ben');
  expect(onClose).not.toHaveBeenCalled();
});
