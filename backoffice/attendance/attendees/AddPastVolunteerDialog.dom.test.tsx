import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import type { AttendanceQuest } from '../record/attendance-record.ts';
import { AddPastVolunteerDialog } from './AddPastVolunteerDialog.tsx';

freshConsole();

const person = (id: string, nameFirst: string) => ({
  id,
  username: id,
  nameFirst,
  nameLast: 'Ruiz',
  emailAddress: `${id}@example.org`,
  hasProfile: true,
});
const here = { id: 'contract-1', guildId: null, abandonedAt: null, chariteer: person('ben', 'Ben') };
// The dialog looks at no more of a quest.
const quest = {
  id: 'quest-1',
  providerId: 'charity-1',
  pledgedContracts: [here],
} as unknown as AttendanceQuest;

async function openDialog(answers: Answers = {}) {
  const onClose = vi.fn();
  const part = await openPart(<AddPastVolunteerDialog quest={quest} isOpen onClose={onClose} />, {
    answers: { pastVolunteers: [person('ana', 'Ana'), person('ben', 'Ben')], ...answers },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Name or username');
  return { ...part, onClose, name, add: screen.getByRole('button', { name: 'Add volunteer' }) };
}

it('finds by name who is not there yet, with the address, and adds the one that is chosen [ATT-16: the dialog]', async () => {
  const { user, asked, name, add, onClose } = await openDialog({ addPastVolunteer: { id: 'contract-2' } });
  expect(document.activeElement).toBe(name);
  expect(add).toHaveProperty('disabled', true);
  await user.type(name, ' rui');
  await waitFor(() =>
    expect(asked('PastVolunteers').at(-1)).toMatchObject({ q: 'rui', providerId: 'charity-1' }),
  );
  const ana = await screen.findByRole('option', { name: /Ana Ruiz.*ana@example\.org/ });
  expect(screen.queryByRole('option', { name: /Ben/ }), 'has signed up').toBeNull();
  await user.click(ana);
  await user.click(add);
  expect(await screen.findByText('Ana Ruiz added.')).toBeTruthy();
  expect(asked('AddPastVolunteer')).toEqual([
    { questId: 'quest-1', chariteerId: 'ana', supervisorId: 'account-1' },
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('refused, it says why, and the one that was chosen stays', async () => {
  const { user, name, add, onClose } = await openDialog({ addPastVolunteer: refusal('QUEST_FULL') });
  await user.click(name);
  await user.click(await screen.findByRole('option', { name: /Ana Ruiz/ }));
  await user.click(add);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(name.value).toBe('Ana Ruiz');
  expect(onClose).not.toHaveBeenCalled();
});
