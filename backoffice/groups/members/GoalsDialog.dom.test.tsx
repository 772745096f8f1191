import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { groupOf } from '../../../tests/support/group-record.ts';
import { GoalsDialog } from './GoalsDialog.tsx';

freshConsole();

const goals = { groupId: 'group-1', providerIds: ['1'], targets: [{ roleId: 'Captains', hours: 60 }] };
const districts = [
  {
    providers: [
      { id: '1', name: 'Kitchen' },
      { id: '2', name: 'Pantry' },
    ],
  },
];

async function openDialog(answers: Answers = {}) {
  const onClose = vi.fn();
  const part = await openPart(<GoalsDialog group={groupOf()} isOpen onClose={onClose} />, {
    answers: { groupGoals: goals, districts, ...answers },
  });
  const hours = await screen.findByLabelText<HTMLInputElement>('Hours for Captains');
  return { ...part, onClose, hours, save: screen.getByRole('button', { name: 'Save' }) };
}

it('shows what is set, takes charities by name, and Enter saves hours and charities [OPEN-GRP-02: the dialog]', async () => {
  const { user, asked, hours, save, onClose } = await openDialog({ setGroupGoals: goals });
  expect(hours.value).toBe('60');
  expect(screen.getByText('Kitchen')).toBeTruthy();
  expect(save).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Charities that count'), 'pan');
  await user.click(await screen.findByRole('option', { name: 'Pantry' }));
  await user.clear(hours);
  await user.type(screen.getByLabelText('Hours for Admins'), '15{Enter}');
  expect(await screen.findByText('Goal hours saved.')).toBeTruthy();
  expect(asked('ConsoleSetGroupGoals')).toEqual([
    { groupId: 'group-1', providerIds: ['1', '2'], targets: [{ roleId: 'admins', hours: 15 }] },
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('finds a charity however its name is typed', async () => {
  const providers = [{ id: '1', name: 'Casa José de Łódź' }];
  const { user } = await openDialog({
    districts: [{ providers }],
    groupGoals: { ...goals, providerIds: [] },
  });
  await user.type(screen.getByLabelText('Charities that count'), 'jose de lodz');
  expect(await screen.findByRole('option', { name: 'Casa José de Łódź' })).toBeTruthy();
});

it.each(['1.5', '10001'])('%s is no goal: that stands at its field', async (typed) => {
  const { user, asked, hours, save } = await openDialog();
  await user.clear(hours);
  await user.type(hours, `${typed}{Enter}`);
  expect(await screen.findByText('Enter whole hours from 1 to 10000.')).toBeTruthy();
  expect(hours.getAttribute('aria-invalid')).toBe('true');
  expect(save).toHaveProperty('disabled', true);
  expect(asked('ConsoleSetGroupGoals')).toEqual([]);
});

it('refused, what was typed stays', async () => {
  const { user, hours, save, onClose } = await openDialog({ setGroupGoals: refusal('FORBIDDEN') });
  await user.type(hours, '0');
  await user.click(save);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(hours.value).toBe('600');
  expect(onClose).not.toHaveBeenCalled();
});
