import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendeeOf } from '../../../tests/support/attendee.ts';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { DifferingMarks } from './DifferingMarks.tsx';

freshConsole();

const ana = attendeeOf('Ana Ruiz');
const other = { status: 'Present', markedAt: '2026-03-07T15:00:00.000Z', markedBy: 'ben' } as const;
const held = { status: 'Absent', markedAt: '2026-03-07T15:05:00.000Z' } as const;
const marked = { ...ana, contract: { ...ana.contract, ...held, differingMarks: [other] } };

it('shows both marks with who and when, and says by one tap which is right [CHK-03]', async () => {
  const answers = {
    updateContracts: [{ id: 'contract-1', status: 'Present', markedAt: null, ownMarkedAt: null }],
  };
  const { user, asked } = await openPart(<DifferingMarks {...marked} />, { answers });
  expect(await screen.findByRole('button', { name: 'Absent, 10:05 am' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Present, ben, 10:00 am' }));
  expect(await screen.findByText('Ana Ruiz’s attendance is settled.')).toBeTruthy();
  const by = { updateAction: 'EDIT-ATTENDANCE', id: 'contract-1', supervisorId: 'account-1' };
  expect(asked('MarkAttendance')).toEqual([{ contracts: [{ ...by, status: 'Present', isRight: true }] }]);
});

it('asks nothing where devices agree [CHK-03]', async () => {
  await openPart(<DifferingMarks {...ana} />);
  expect(screen.queryByRole('group')).toBeNull();
});

it('is Spanish in a Spanish console [LNG-07]', async () => {
  await openPart(<DifferingMarks {...marked} />, { locale: 'es' });
  expect(await screen.findByText('Hay dos marcas distintas. ¿Cuál vale?')).toBeTruthy();
});
