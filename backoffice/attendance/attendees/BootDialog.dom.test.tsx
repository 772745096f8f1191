import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { attendeeOf } from '../../../tests/support/attendee.ts';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { BootDialog } from './BootDialog.tsx';

freshConsole();

const attendee = attendeeOf('Ana Ruiz');

async function openDialog(answers: Answers) {
  const onClose = vi.fn();
  const part = await openPart(<BootDialog attendee={attendee} onClose={onClose} onTimes={null} />, {
    answers,
  });
  await screen.findByRole('heading', { name: 'Options for Ana Ruiz' });
  return { ...part, onClose };
}

it('once an option is chosen a volunteer is removed with the words that were written, which are told [ATT-13]', async () => {
  const { user, asked, onClose } = await openDialog({ updateContract: { id: 'contract-1' } });
  const send = screen.getByRole('button', { name: 'BOOT' });
  expect(send).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Message to the volunteer'), ' We are full. ');
  expect(send, 'nothing is chosen yet').toHaveProperty('disabled', true);
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: /boot/i }));
  expect(await screen.findByText('You booted this Chariteer.')).toBeTruthy();
  expect(asked('BootVolunteer')).toMatchObject([{ id: 'contract-1', abandonReason: 'We are full.' }]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('a refusal stays in the dialog, with what was typed [ATT-15: where]', async () => {
  const { user, onClose } = await openDialog({ updateContract: refusal('CONTRACT_ENDED', 'It is over.') });
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await user.type(screen.getByLabelText('Message to the volunteer'), 'Sorry');
  await user.click(screen.getByRole('button', { name: /boot/i }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByLabelText('Message to the volunteer')).toHaveProperty('value', 'Sorry');
  expect(onClose).not.toHaveBeenCalled();
});
