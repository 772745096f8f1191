import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RoleId } from '#domain/permissions/permissions.ts';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { LabelsDialog } from './LabelsDialog.tsx';
import { VolunteerNotes } from './VolunteerNotes.tsx';

freshConsole();

const DRIVES = { id: 'l1', name: 'Drives' };
const COOKS = { id: 'l2', name: 'Cooks' };
const note = (id: string, isOwn: boolean) => ({
  ...{ id, isOwn, text: `Text of ${id}`, author: 'Mia Ray', createdAt: '2990-03-05T22:30:00.000Z' },
});
const answers = {
  volunteerLabels: [COOKS, DRIVES],
  volunteerNotes: { id: 'ana', labels: [DRIVES], notes: [note('n1', true), note('n2', false)] },
  addVolunteerNote: { id: 'n3' },
  deleteVolunteerNote: { id: 'n1' },
  labelVolunteers: 1,
};
const part = (
  <>
    <VolunteerNotes volunteerId="ana" providerId="charity-1" />
    <p>beside</p>
  </>
);

it('shows managers labels and notes, adds a note and deletes an own one after a question [DSK-08]', async () => {
  const { user, asked } = await openPart(part, { answers });
  const own = (await screen.findByText('Text of n1')).closest('li') as HTMLElement;
  expect(own.textContent).toContain('Mia Ray');
  expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
  await user.click(within(own).getByRole('button', { name: /^Delete/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Add note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }));
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  expect(await dialog.findByText('Fill this in.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Left-handed');
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Note added.')).toBeTruthy();
  expect(asked('ConsoleAddNote')).toEqual([
    { providerId: 'charity-1', volunteerId: 'ana', text: 'Left-handed' },
  ]);
});

it('puts a label on by one tap and takes it off by the next [DSK-08]', async () => {
  const { user, asked } = await openPart(part, { answers });
  await user.click(await screen.findByRole('button', { name: 'Cooks', pressed: false }));
  await user.click(await screen.findByRole('button', { name: 'Drives', pressed: true }));
  expect(asked('ConsoleLabelVolunteers')).toEqual([
    { labelId: 'l2', volunteerIds: ['ana'], isOn: true },
    { labelId: 'l1', volunteerIds: ['ana'], isOn: false },
  ]);
});

it.each<[string, RoleId, number]>([
  ['who reads names on any day reads them without a way to change them', 'kitchenManagers', 1],
  ['who reads names by editing quests alone reads none', 'coordinators', 0],
])('%s [DSK-08]', async (_title, role, count) => {
  const { asked } = await openPart(part, { roles: [role], answers });
  if (count > 0) expect(await screen.findByText('Text of n1')).toBeTruthy();
  expect(await screen.findByText('beside')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked('ConsoleVolunteerNotes')).toHaveLength(count);
});

it('renames and deletes labels in their dialog [DSK-08]', async () => {
  const { user, asked } = await openPart(<LabelsDialog providerId="charity-1" onClose={() => undefined} />, {
    answers: {
      ...answers,
      renameVolunteerLabel: { id: 'l1' },
      deleteVolunteerLabel: { id: 'l2' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Rename, Drives' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }));
  await user.clear(dialog.getByRole('textbox', { name: /Label/ }));
  await user.type(dialog.getByRole('textbox', { name: /Label/ }), 'Drives a van');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Labels saved.')).toBeTruthy();
  expect(asked('ConsoleRenameLabel')).toEqual([{ id: 'l1', name: 'Drives a van' }]);
  await user.click(await screen.findByRole('button', { name: 'Delete, Cooks' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete “Cooks”?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(asked('ConsoleDeleteLabel')).toEqual([{ id: 'l2' }]));
});
