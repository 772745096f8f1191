import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendeeOf } from '../../../tests/support/attendee.ts';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { OwnMark } from './OwnMark.tsx';

freshConsole();

const ana = attendeeOf('Ana Ruiz');
const person = {
  id: 'ana',
  username: 'ana',
  hasProfile: true,
  nameFirst: 'Ana',
  nameLast: 'Ruiz',
  emailAddress: null,
  phoneNumber: null,
};
const marked = {
  ...ana,
  contract: { ...ana.contract, ownMarkedAt: '2026-03-07T15:00:00.000Z', chariteer: person },
};

it('has a mark of one’s own confirmed by another manager with one button [DEC-79]', async () => {
  const answers = {
    updateContracts: [{ id: 'contract-1', status: 'Present', markedAt: null, ownMarkedAt: null }],
  };
  const { user, asked } = await openPart(<OwnMark {...marked} />, { answers });
  expect(await screen.findByText('Marked their own attendance. Not confirmed yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Confirm Ana Ruiz’s attendance' }));
  expect(await screen.findByText('Ana Ruiz’s attendance is confirmed.')).toBeTruthy();
  const confirmed = { updateAction: 'CONFIRM-ATTENDANCE', id: 'contract-1', supervisorId: 'account-1' };
  expect(asked('MarkAttendance')).toEqual([{ contracts: [confirmed] }]);
});

it('tells whoever marked themselves that it waits, without a button [DEC-79]', async () => {
  const own = { ...marked, contract: { ...marked.contract, chariteer: { ...person, id: 'account-1' } } };
  await openPart(<OwnMark {...own} />);
  expect(await screen.findByText('Waiting for another manager to confirm.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
});

it('is Spanish in a Spanish console [LNG-07]', async () => {
  await openPart(<OwnMark {...marked} />, { locale: 'es' });
  expect(await screen.findByRole('button', { name: 'Confirmar la asistencia de Ana Ruiz' })).toBeTruthy();
  expect(screen.getByText('Se marcó presente. Falta confirmarlo.')).toBeTruthy();
});
