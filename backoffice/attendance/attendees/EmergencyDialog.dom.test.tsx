import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { attendeeOf } from '../../../tests/support/attendee.ts';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { EmergencyDialog } from './EmergencyDialog.tsx';

freshConsole();

async function openDialog(answers: Answers) {
  const onClose = vi.fn();
  const part = await openPart(<EmergencyDialog attendee={attendeeOf('Ana Ruiz')} onClose={onClose} />, {
    answers,
  });
  await screen.findByRole('heading', { name: 'Ana Ruiz’s emergency contact' });
  return { ...part, onClose };
}

it('nothing is asked for before somebody says so, and then the number can be called', async () => {
  const { user, asked } = await openDialog({
    openEmergencyContact: { name: 'Mother', number: '+12015550123' },
  });
  expect(asked('OpenEmergencyContact')).toEqual([]);
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('tel:+12015550123');
  expect(asked('OpenEmergencyContact')).toEqual([{ contractId: 'contract-1' }]);
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
});

it('says that none was given, or why it cannot be shown, and is closed', async () => {
  const answers = [refusal('FORBIDDEN'), { name: null, number: null }];
  const { user, onClose } = await openDialog({ openEmergencyContact: () => answers.shift() });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('No emergency contact given.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('the dialog is Spanish [LNG-07: emergency contacts]', async () => {
  const answers = { openEmergencyContact: { name: null, number: null } };
  const part = <EmergencyDialog attendee={attendeeOf('Ana Ruiz')} onClose={() => {}} />;
  const { user } = await openPart(part, { locale: 'es', answers });
  expect(await screen.findByRole('dialog', { name: 'Contacto de emergencia de Ana Ruiz' })).toBeTruthy();
  expect(screen.getByText(/^Solo para una emergencia/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(await screen.findByText('No dio un contacto de emergencia.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeTruthy();
});
