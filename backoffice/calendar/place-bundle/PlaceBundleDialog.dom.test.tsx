import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { BOOKS, MONDAY } from '../../../tests/support/planned-charity.ts';
import { PlaceBundleDialog } from './PlaceBundleDialog.tsx';

freshConsole();

const [bundle] = [...BOOKS.bundles.values()];
const placed = (id: string | null) => ({ id, message: '', reservation: null, undoToken: id });

async function openDialog(ids: readonly (string | null)[]) {
  const onClose = vi.fn();
  if (!bundle) throw new Error('The charity has a bundle');
  const part = await openPart(
    <PlaceBundleDialog day={MONDAY} bundle={bundle} books={BOOKS} quests={[]} onClose={onClose} />,
    { answers: { createQuestsFromTemplates: ids.map(placed) } },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Place Lunch' }));
  return { ...part, onClose, dialog, add: dialog.getByRole('button', { name: 'Add 2 Quests' }) };
}

it('each stamp of a bundle has times of its own, and all are sent as Drafts of one day [OPEN-STM-02]', async () => {
  const { user, dialog, add, asked, onClose } = await openDialog(['a', null]);
  expect(document.activeElement).toBe(dialog.getByLabelText('Date'));
  const serve = within(dialog.getByRole('group', { name: 'Quest Serve' }));
  await waitFor(() => expect(add).toHaveProperty('disabled', true));
  expect(dialog.getByRole('status').textContent).toMatch(/fill out the details/);
  await user.type(serve.getByLabelText('Start Time'), '18:00');
  await user.type(serve.getByLabelText('End Time'), '21:00');
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  await user.type(serve.getByLabelText('End Time'), '{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await screen.findByText('Successfully created 1 Quests! Already there: 1.')).toBeTruthy();
  expect(asked('PostMonthlySchedule')).toMatchObject([
    {
      quests: [
        { templateQuestId: 'Cook', publishingStatus: 'Draft', startedAt: '2992-03-05T22:30:00.000Z' },
        { templateQuestId: 'Serve', publishingStatus: 'Draft', startedAt: '2992-03-05T23:00:00.000Z' },
      ],
    },
  ]);
});

it('says so where all of them stand there already, and stays', async () => {
  const { user, dialog, add, onClose } = await openDialog([null, null]);
  const serve = within(dialog.getByRole('group', { name: 'Quest Serve' }));
  await user.type(serve.getByLabelText('Start Time'), '18:00');
  await user.type(serve.getByLabelText('End Time'), '21:00');
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  await user.click(add);
  expect(await screen.findByText('Every quest in this bundle is already on this day.')).toBeTruthy();
  expect(serve.getByLabelText('Start Time')).toHaveProperty('value', '18:00');
  expect(onClose).not.toHaveBeenCalled();
});

it('its dialog and what is told afterwards are Spanish [LNG-07: placing a bundle]', async () => {
  if (!bundle) throw new Error('The charity has a bundle');
  const given = { day: MONDAY, bundle, books: BOOKS, quests: [], onClose: vi.fn() };
  const { user } = await openPart(<PlaceBundleDialog {...given} />, {
    answers: { createQuestsFromTemplates: [placed('a'), placed(null)] },
    locale: 'es',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Colocar Lunch' }));
  const serve = within(dialog.getByRole('group', { name: 'Quest Serve' }));
  expect(englishIn()).toEqual([]);
  await user.type(serve.getByLabelText('Hora de inicio'), '18:00');
  await user.type(serve.getByLabelText('Hora de fin'), '21:00');
  await user.click(dialog.getByRole('button', { name: 'Agregar 2 Misiones' }));
  expect(await screen.findByText('Misiones creadas: 1. Ya estaban ahí: 1.')).toBeTruthy();
});
