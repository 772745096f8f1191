import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import type { Books } from '../book-record/book-changes.ts';
import type { StampBookRecord } from '../book-record/stamp-book-record.ts';
import { MonthlyTimes } from './MonthlyTimes.tsx';
import { ReservationDialog } from './ReservationDialog.tsx';
import { TimesDialog } from './TimesDialog.tsx';

freshConsole();

const record = {
  id: 'charity-1',
  approvedLocations: [
    { id: 'hall', name: 'Hall', address: '1 Main St' },
    { id: 'pier', name: 'Pier', address: '2 Main St' },
  ],
  reservingGuilds: null,
  stamps: [
    { id: 'dinner', stampTitle: 'Dinner', eventType: 'OSV', locationId: 'pier' },
    { id: 'drive', stampTitle: 'Food drive', eventType: 'SUPPLY-REQUEST', locationId: 'hall' },
  ],
} as unknown as StampBookRecord;
const entry = {
  quest_id: 'dinner',
  weeks: [1, 3],
  days: [1],
  start_time: '17:30',
  end_time: '20:00',
  location_id: 'pier',
  supervisor_name: '',
};

function openBook() {
  const bundleBook = { monthly_schedule: [entry], monthly_reservations: [] };
  let books = { stampBook: [], bundleBook } as unknown as Books;
  const change = (edit: (last: Books) => Books) => {
    books = edit(books);
  };
  const editor = { books, show: vi.fn(), isSaving: false, change };
  return { editor, onClose: vi.fn(), bundleBook: () => books.bundleBook };
}

it('times are saved once they are whole, and read back in words [STM-10, STM-12, STM-13: in the dialog]', async () => {
  const { editor, onClose, bundleBook } = openBook();
  const part = <TimesDialog edited="new" record={record} editor={editor} regulars={0} onClose={onClose} />;
  const { user } = await openPart(part);
  const words = await screen.findByRole('status');
  expect(words.textContent).toBe('Choose a stamp.');
  await user.selectOptions(screen.getByLabelText('Stamp'), 'Dinner');
  expect(screen.getByLabelText('Location'), 'its usual place').toHaveProperty('value', 'pier');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '18:00' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '20:30' } });
  expect(words.textContent).toBe('Choose at least one day.');
  expect(screen.getByText('Save')).toHaveProperty('disabled', true);
  await user.click(screen.getByLabelText('Saturday'));
  expect(words.textContent).toBe('Dinner: every Saturday, 6:00 pm to 8:30 pm');
  await user.type(screen.getByLabelText('Supervisor'), 'Ada{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bundleBook().monthly_schedule[1]).toEqual({
    quest_id: 'dinner',
    weeks: [1, 2, 3, 4, 5],
    days: [6],
    start_time: '18:00',
    end_time: '20:30',
    location_id: 'pier',
    supervisor_name: 'Ada',
  });
});

it('a delivery has no end', async () => {
  const { editor, onClose, bundleBook } = openBook();
  const edited = { entry, position: 0 };
  const part = <TimesDialog edited={edited} record={record} editor={editor} regulars={0} onClose={onClose} />;
  const { user } = await openPart(part);
  await user.selectOptions(await screen.findByLabelText('Stamp'), 'Food drive');
  expect(screen.queryByLabelText('To')).toBeNull();
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bundleBook().monthly_schedule).toMatchObject([{ quest_id: 'drive', end_time: null }]);
});

it('another time says that those who come every time are asked again, another stamp that they are told [REG-06]', async () => {
  const { editor, onClose } = openBook();
  const edited = { entry, position: 0 };
  const given = { edited, record, editor, regulars: 6, onClose };
  const { user } = await openPart(<TimesDialog {...given} />);
  const asked = '6 people come every time. We’ll ask again.';
  await screen.findByLabelText('From');
  expect(screen.queryByText(asked)).toBeNull();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '18:00' } });
  expect(await screen.findByText(asked)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Stamp'), 'Food drive');
  expect(await screen.findByText('6 people come every time. We’ll tell them.')).toBeTruthy();
});

it('deleting times says how many come to them every time [REG-06]', async () => {
  const times = { weeks: [1, 3], days: [1], last: false, startTime: '17:30', endTime: '20:00' };
  const regular = { ...times, id: 'r', stampId: 'dinner', locationId: 'pier', eventTitle: 'Dinner', times };
  const more = { pausedUntil: null, askedUntil: null, place: 'Pier', lastDates: [], chariteer: null };
  const regulars = [
    { ...regular, ...more },
    { ...regular, ...more, id: 'elsewhere', locationId: 'hall' },
  ];
  const questConfiguration = JSON.stringify({ bundleBook: { monthly_schedule: [entry] } });
  const books = { ...record, questConfiguration, questConfigurationVersion: '1' };
  const { user } = await openPart(<MonthlyTimes record={books} />, {
    answers: { charityRegulars: { percent: 60, regulars } },
    invents: true,
  });
  await user.click(await screen.findByRole('button', { name: /^Delete: / }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('One person comes every time. We’ll tell them.'));
});

it('some of the times are reserved for a guild that is looked for [STM-11: in the dialog]', async () => {
  const { editor, onClose, bundleBook } = openBook();
  const guild = { id: 'guild-1', name: 'Ferry Street Runners', reservationTerms: 'ASKS_FIRST' };
  const given = { isOpen: true, entry, editor, providerId: 'charity-1', maximum: 12, onClose };
  const { user } = await openPart(<ReservationDialog {...given} />, {
    answers: { searchGuilds: [guild] },
  });
  expect((await screen.findByRole('status')).textContent).toBe('Choose guild, weeks and days.');
  await user.click(screen.getByLabelText('Guild'));
  await user.paste('Ferry');
  await user.click(await screen.findByText('Ferry Street Runners'));
  await user.click(screen.getByText('3rd'));
  expect(screen.getByRole('status').textContent).toBe(
    'Ferry Street Runners is asked each month: 1st Monday, 5:30 pm to 8:00 pm',
  );
  await user.click(screen.getByText('Reserve'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bundleBook().monthly_reservations).toMatchObject([{ group_id: 'guild-1', weeks: [1], days: [1] }]);
});

it('a guild holds some of the spots until a day and time before each date [HEAD-06: in the dialog]', async () => {
  const { editor, onClose, bundleBook } = openBook();
  const guild = { id: 'guild-1', name: 'Ferry Street Runners', reservationTerms: 'AT_ONCE' };
  const given = { isOpen: true, entry, editor, providerId: 'charity-1', maximum: 12, onClose };
  const { user } = await openPart(<ReservationDialog {...given} />, {
    answers: { searchGuilds: [guild] },
  });
  await user.click(await screen.findByLabelText('Guild'));
  await user.paste('Ferry');
  await user.click(await screen.findByText('Ferry Street Runners'));
  expect(screen.queryByLabelText('Days before, to release unused spots')).toBeNull();
  await user.type(screen.getByLabelText('Spots to hold'), '40');
  expect(await screen.findByText('Hold 1 to 12 spots.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Spots to hold'));
  await user.type(screen.getByLabelText('Spots to hold'), '4');
  await user.type(screen.getByLabelText('Days before, to release unused spots'), '45');
  expect(await screen.findByText(/^Release unused spots 1 to 30 days before/)).toBeTruthy();
  await user.clear(screen.getByLabelText('Days before, to release unused spots'));
  await user.type(screen.getByLabelText('Days before, to release unused spots'), '2');
  fireEvent.change(screen.getByLabelText('At'), { target: { value: '18:00' } });
  await user.click(screen.getByText('Reserve'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const held = { spots: 4, release_days: 2, release_time: '18:00' };
  expect(bundleBook().monthly_reservations).toMatchObject([{ group_id: 'guild-1', ...held }]);
});

it('what is missing and what is read back is Spanish [LNG-07: monthly times]', async () => {
  const { editor, onClose } = openBook();
  const part = <TimesDialog edited="new" record={record} editor={editor} regulars={0} onClose={onClose} />;
  const { user } = await openPart(part, { locale: 'es' });
  expect(await screen.findByRole('dialog', { name: 'Agregar horarios' })).toBeTruthy();
  const words = screen.getByRole('status');
  expect(words.textContent).toBe('Elige un sello.');
  await user.selectOptions(screen.getByLabelText('Sello'), 'Dinner');
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '18:00' } });
  await user.click(screen.getByLabelText('sábado'));
  expect(words.textContent).toBe('Los turnos presenciales necesitan una hora de fin.');
  fireEvent.change(screen.getByLabelText('A'), { target: { value: '20:30' } });
  expect(words.textContent).toBe('Dinner: cada sábado, 6:00 p. m. a 8:30 p. m.');
  for (const week of ['2.º', '3.er', '4.º', '5.º']) await user.click(screen.getByText(week));
  await user.click(screen.getByText('último'));
  expect(words.textContent).toBe('Dinner: 1.er y último sábado, 6:00 p. m. a 8:30 p. m.');
});
