import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { ALL_RIGHTS, BOOKS, calendarQuest, MONDAY } from '../../../tests/support/planned-charity.ts';
import { AddQuestDialog } from './AddQuestDialog.tsx';

freshConsole();

const ADDED = { id: 'new', eventTitle: 'Quest Cook', reservationRequest: null, undoToken: 't' };
const HARBOR = { id: 'guild-1', name: 'Harbor Friends', reservationTerms: 'AT_ONCE' };

async function openDialog({ stampId = 'Cook' as string | null, rights = {}, answers = {} as Answers } = {}) {
  const [onBundle, onClose] = [vi.fn(), vi.fn()];
  const given = { day: MONDAY, stampId, books: BOOKS, quests: [calendarQuest()], onBundle, onClose };
  const part = await openPart(<AddQuestDialog {...given} rights={{ ...ALL_RIGHTS, ...rights }} />, {
    answers: { createQuest: ADDED, searchGuilds: [HARBOR], ...answers },
  });
  const dialog = within(await screen.findByRole('dialog'));
  return { ...part, onBundle, onClose, dialog, add: dialog.getByRole('button', { name: 'Add Quest' }) };
}

it('comes with the stamp’s times, place and supervisor, and Enter adds a Draft of it [ADQ-08, ADQ-15]', async () => {
  const { user, dialog, asked, onClose } = await openDialog();
  expect(dialog.getByRole('heading', { name: 'Add Quest Cook' })).toBeTruthy();
  expect(dialog.getByLabelText('Date')).toHaveProperty('value', MONDAY);
  expect(dialog.getByLabelText('End Time')).toHaveProperty('value', '20:00');
  const supervisor = dialog.getByLabelText('Supervisor');
  expect(supervisor).toHaveProperty('placeholder', 'Kitchen lead');
  await user.type(supervisor, ' Ana {Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await screen.findByText('Quest Quest Cook created.')).toBeTruthy();
  expect(asked('AddQuest')).toEqual([
    {
      providerId: 'charity-1',
      postedById: 'account-1',
      templateQuestId: 'Cook',
      startedAt: '2992-03-05T22:30:00.000Z',
      endedAt: '2992-03-06T01:00:00.000Z',
      giverName: 'Ana',
      locationId: 'hall',
      reservedGuildId: null,
      reservedSpots: null,
    },
  ]);
});

it('beside the locked button stands what is missing: details, or the right [ADQ-12, ADQ-13]', async () => {
  const missing = 'To Add this Quest, please fill out the details above.';
  const { user, dialog, add, asked, unmount } = await openDialog({ stampId: 'Serve' });
  await user.clear(dialog.getByLabelText('End Time'));
  expect(await dialog.findByText(missing)).toBeTruthy();
  await waitFor(() => expect(add).toHaveProperty('disabled', true));
  await user.type(dialog.getByLabelText('Supervisor'), '{Enter}');
  expect(asked('AddQuest')).toEqual([]);
  await user.type(dialog.getByLabelText('Start Time'), '10:00');
  await user.type(dialog.getByLabelText('End Time'), '12:00');
  await waitFor(() => expect(dialog.queryByText(missing)).toBeNull());
  expect(add).toHaveProperty('disabled', false);
  unmount();
  const denied = await openDialog({ rights: { canDraft: false } });
  expect(denied.dialog.getByText("You don't have permission to post Quests.")).toBeTruthy();
  expect(denied.add).toHaveProperty('disabled', true);
});

it('a stamp is chosen first, taken or put away, and a bundle leads elsewhere [ADQ-02]', async () => {
  const { user, dialog, onBundle } = await openDialog({ stampId: null });
  const [stamps, details] = dialog.getAllByRole('tab');
  expect(details).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: /^Cook/ }));
  expect(dialog.getByLabelText('Start Time')).toHaveProperty('value', '17:30');
  await user.click(stamps as HTMLElement);
  await user.click(dialog.getByRole('button', { name: /^Cook/ }));
  expect(dialog.getByRole('heading', { name: 'Add quest' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /^Lunch/ }));
  expect(onBundle).toHaveBeenCalledExactlyOnceWith('bundle-0-0');
});

it('a guild that shall have it is named once it is created', async () => {
  const answers = { createQuest: { ...ADDED, reservationRequest: { guildName: 'Harbor Friends' } } };
  const { user, dialog, add, asked } = await openDialog({ answers });
  await user.type(dialog.getByRole('combobox', { name: /Reserve for a guild/ }), 'harbor');
  await user.click(await screen.findByRole('option', { name: 'Harbor Friends' }));
  await user.click(add);
  expect(await screen.findByText(/Harbor Friends gets it when published\.$/)).toBeTruthy();
  expect(asked('AddQuest')).toMatchObject([{ reservedGuildId: 'guild-1' }]);
});

it('a refusal is told and leaves the dialog with what was typed, Escape closes it', async () => {
  const answers = { createQuest: refusal('PROVIDER_NOT_FOUND', 'It is gone.') };
  const { user, dialog, add, onClose } = await openDialog({ answers });
  await user.type(dialog.getByLabelText('Supervisor'), 'Ana');
  await user.click(add);
  expect(await screen.findByText(/find that charity/)).toBeTruthy();
  expect(dialog.getByLabelText('Supervisor')).toHaveProperty('value', 'Ana');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('steps, fields, what is missing and what is wrong are Spanish [LNG-07: adding a quest]', async () => {
  const given = {
    day: MONDAY,
    books: BOOKS,
    quests: [],
    rights: ALL_RIGHTS,
    onBundle: vi.fn(),
    onClose: vi.fn(),
  };
  const { user } = await openPart(<AddQuestDialog {...given} stampId="Cook" />, {
    answers: { createQuest: ADDED },
    locale: 'es',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar Quest Cook' }));
  expect(dialog.getByText('lunes, 5 de marzo de 2992')).toBeTruthy();
  expect(dialog.getByText('Opcional, hasta 35 caracteres')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Hora de fin'));
  expect(await dialog.findByText('Para agregar esta Misión, completa los datos de arriba.')).toBeTruthy();
  expect(englishIn()).toEqual([]);
  await user.type(dialog.getByLabelText('Hora de fin'), '10:00');
  expect(await dialog.findByText('¡La hora de fin tiene que ser posterior a la de inicio!')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Fecha'));
  await user.type(dialog.getByLabelText('Fecha'), '2993-01-07');
  expect(await dialog.findByText('Esa fecha no está disponible: lunes, 7 de enero de 2993.')).toBeTruthy();
  expect(englishIn()).toEqual([]);
});
