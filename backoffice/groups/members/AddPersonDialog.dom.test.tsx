import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { groupOf } from '../../../tests/support/group-record.ts';
import { AddPersonDialog } from './AddPersonDialog.tsx';

freshConsole();

async function openDialog(answers: Answers = {}) {
  const onClose = vi.fn();
  const part = await openPart(<AddPersonDialog group={groupOf()} isOpen onClose={onClose} />, { answers });
  const username = await screen.findByLabelText<HTMLInputElement>(/^Username/);
  const invite = screen.getByRole('button', { name: 'Invite' });
  return { ...part, onClose, username, invite };
}

const invitation = {
  id: 'invitation-1',
  groupId: 'group-1',
  username: 'QuayHand',
  roleName: 'Captains',
  createdAt: '2026-03-07T15:00:00.000Z',
  expiresAt: '2026-04-07T15:00:00.000Z',
};

it('begins in the name, and Enter invites once a role is chosen', async () => {
  const { user, asked, username, onClose } = await openDialog({ addGroupMember: invitation });
  expect(document.activeElement).toBe(username);
  await user.keyboard(' QuayHand {Enter}');
  expect(await screen.findByText('Choose a role.')).toBeTruthy();
  expect(asked('ConsoleAddMember')).toEqual([]);
  await user.selectOptions(screen.getByLabelText(/^Role/), 'Captains');
  await user.type(username, '{Enter}');
  expect(await screen.findByText('QuayHand is invited to Harbor Friends.')).toBeTruthy();
  expect(asked('ConsoleAddMember')).toEqual([
    { groupId: 'group-1', username: 'QuayHand', roleId: 'Captains' },
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('without a name it is not sent; refused, the name stays, with why', async () => {
  const { user, asked, username, invite, onClose } = await openDialog({
    addGroupMember: refusal('FORBIDDEN'),
  });
  expect(invite).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByLabelText(/^Role/), 'Captains');
  await user.click(invite);
  expect(await screen.findByText('Enter a username or email.')).toBeTruthy();
  await user.type(username, 'quay hand');
  await user.click(invite);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(username.value).toBe('quay hand');
  expect(asked('ConsoleAddMember')).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  // While it was sent its button had no focus; the dialog takes it back.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('takes an email address in place of a username [DSK-10]', async () => {
  const username = 'kim@example.org';
  const part = await openDialog({ addGroupMember: { ...invitation, username } });
  await part.user.type(part.username, ` ${username}`);
  await part.user.selectOptions(screen.getByLabelText(/^Role/), 'Captains');
  await part.user.click(part.invite);
  expect(await screen.findByText('kim@example.org is invited to Harbor Friends.')).toBeTruthy();
  expect(part.asked('ConsoleAddMember')).toEqual([{ groupId: 'group-1', username, roleId: 'Captains' }]);
});
