import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { AttendanceSheet } from './AttendanceSheet.tsx';
import { NoAttendance } from './NoAttendance.tsx';
import type { AttendanceQuest } from './record/attendance-record.ts';

freshConsole();

const ana = {
  id: 'contract-1',
  guildId: null,
  abandonedAt: null,
  status: null,
  markedAt: null,
  ownMarkedAt: null,
  expectedArrivalAt: '2020-03-07T15:00:00.000Z',
  expectedDepartureAt: '2020-03-07T16:00:00.000Z',
  actualArrivalAt: null,
  actualDepartureAt: null,
  formJSON: null,
  confirmedAt: null,
  chariteer: {
    id: 'ana',
    username: 'ana',
    hasProfile: true,
    nameFirst: 'Ana',
    nameLast: 'Ruiz',
    emailAddress: null,
    phoneNumber: null,
  },
};
const gone = { ...ana, id: 'contract-2', status: 'Booted' as const, abandonedAt: '2020-03-06T15:00:00.000Z' };
const quest: AttendanceQuest = {
  id: 'quest-1',
  providerId: 'charity-1',
  eventTitle: 'Soup',
  eventType: 'OSV',
  publishingStatus: 'Published',
  startedAt: '2020-03-07T15:00:00.000Z',
  endedAt: '2020-03-07T17:00:00.000Z',
  flexibleMinimumTime: null,
  isOver: true,
  takenCount: 1,
  resourceMaxNumber: 10,
  confirmedCount: 1,
  updatedAt: '2020-03-01T15:00:00.000Z',
  reservation: { guildName: 'Harbor Friends' },
  location: { id: 'hall', name: 'Hall' },
  pledgedContracts: [ana, gone],
};

const openSheet = (change: Partial<AttendanceQuest> = {}, answers: Answers = {}) =>
  openPart(<AttendanceSheet quest={{ ...quest, ...change }} accountId="account-1" links={null} />, {
    locale: 'es',
    answers,
  });

it('the sheet is Spanish, with its filters, marks and what is not saved yet [LNG-07: attendance]', async () => {
  const { user } = await openSheet();
  expect(await screen.findByText('sáb, 7 mar 2020, 10:00 a. m. a 12:00 p. m.')).toBeTruthy();
  expect(screen.getByText('Reservada para Harbor Friends')).toBeTruthy();
  expect(screen.getByText('1 de 10 lugares ocupados, 1 sin marcar')).toBeTruthy();
  expect(screen.getByText(/viene de 10:00 a\. m\. a 11:00 a\. m\./)).toBeTruthy();
  expect(screen.getByText('Quitada de la Misión: Ana Ruiz')).toBeTruthy();
  const filters = within(screen.getByRole('group', { name: 'Mostrar' }));
  const names = filters.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['1 Todas', '1 Sin marcar', '0 Presente', '0 Ausente']);
  const marks = within(screen.getByRole('group', { name: 'Asistencia de Ana Ruiz' }));
  await user.click(marks.getByRole('button', { name: 'Ausente' }));
  expect(screen.getByText('1 sin guardar.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Deshacer la marca de Ana Ruiz' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Confirmar y verificar la asistencia' })).toBeTruthy();
  await user.type(screen.getByLabelText('Buscar por nombre'), 'Ben');
  expect(screen.getByText('Aquí nadie se llama “Ben”.')).toBeTruthy();
});

it('marks somebody’s own times, and asks why only where they go far beyond the plan [DEC-79]', async () => {
  const { user, asked } = await openSheet({}, { updateContracts: [{ id: 'contract-1' }] });
  await user.click(await screen.findByRole('button', { name: 'Opciones para Ana Ruiz' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar las horas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Horas de Ana Ruiz' }));
  const departure = dialog.getByLabelText('Salida');
  expect(dialog.getByLabelText<HTMLInputElement>('Llegada').value).toBe('10:00');
  expect(dialog.queryByLabelText('¿Por qué tanto tiempo?')).toBeNull();
  fireEvent.change(departure, { target: { value: '14:00' } });
  await user.click(dialog.getByRole('button', { name: 'Guardar horas' }));
  expect(await dialog.findByText('Di por qué fueron más de 2 horas por encima de lo previsto.')).toBeTruthy();
  await user.type(dialog.getByLabelText('¿Por qué tanto tiempo?'), 'Nieve');
  await user.click(dialog.getByRole('button', { name: 'Guardar horas' }));
  expect(await screen.findByText('Se guardaron las horas de Ana Ruiz.')).toBeTruthy();
  expect(asked('MarkAttendance')).toMatchObject([
    {
      contracts: [
        {
          ...{ id: 'contract-1', status: 'Present', timesReason: 'Nieve' },
          actualArrivalAt: '2020-03-07T15:00:00.000Z',
          actualDepartureAt: '2020-03-07T19:00:00.000Z',
        },
      ],
    },
  ]);
});

it('why nobody can be marked yet, and that the list could not be loaded, is Spanish [LNG-07: attendance]', async () => {
  const sheet = await openSheet({ startedAt: '2999-03-07T15:00:00.000Z', pledgedContracts: [] });
  const early = 'La asistencia se abre a las 9:00 a. m., 1 hora antes del inicio.';
  expect(await screen.findByText(early)).toBeTruthy();
  expect(screen.getByText('Nadie se inscribió.')).toBeTruthy();
  sheet.unmount();
  const key = { accountId: 'account-1', questId: 'quest-1' };
  localStorage.setItem(
    'attendance/account-1/quest-1',
    JSON.stringify([{ contractId: 'a', status: 'Present', markedAt: 1 }]),
  );
  await openPart(<NoAttendance title="" marks={key} message={undefined} onRetry={() => {}} />, {
    locale: 'es',
  });
  expect(await screen.findByText('No se cargó la asistencia')).toBeTruthy();
  expect(screen.getByText(/^En este dispositivo: 1\./)).toBeTruthy();
});

it('a removal and somebody added are Spanish, and so is what is told of them [LNG-07: attendance]', async () => {
  const { user } = await openSheet({}, { updateContract: { id: 'contract-1' }, pastVolunteers: [] });
  await user.click(await screen.findByRole('button', { name: 'Opciones para Ana Ruiz' }));
  const boot = within(await screen.findByRole('dialog', { name: 'Opciones para Ana Ruiz' }));
  expect(boot.getByRole('radio', { name: 'Quitar y bloquear en esta organización' })).toBeTruthy();
  await user.click(boot.getByLabelText('Mensaje para la persona voluntaria'));
  await user.paste('x'.repeat(151));
  expect(await boot.findByText('El mensaje puede tener hasta 150 caracteres.')).toBeTruthy();
  await user.clear(boot.getByLabelText('Mensaje para la persona voluntaria'));
  await user.click(boot.getByRole('radio', { name: 'Quitar de esta Misión' }));
  await user.click(boot.getByRole('button', { name: 'QUITAR' }));
  expect(await screen.findByText('Quitaste a esta persona de la Misión.')).toBeTruthy();
  await user.click(
    await screen.findByRole('button', { name: 'Agregar a una persona voluntaria que ya ayudó' }),
  );
  await user.click(await screen.findByLabelText('Nombre o nombre de usuario'));
  expect(await screen.findByText('No hay más personas voluntarias con ese nombre')).toBeTruthy();
});
