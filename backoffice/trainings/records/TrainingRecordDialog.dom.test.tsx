import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import type { TrainingRecordFragment } from '../../gql/generated.ts';
import { TrainingRecordDialog } from './TrainingRecordDialog.tsx';

freshConsole();

const record: TrainingRecordFragment = {
  id: 'rosa',
  name: 'Kitchen',
  startedAt: '2026-11-16T15:00:00.000Z',
  expiredAt: null,
  resolution: 'Provisional',
  note: null,
  isReplaced: false,
  chariteer: null,
};

async function openDialog(updateOrientation: Answers[string]) {
  const onClose = vi.fn();
  const part = await openPart(<TrainingRecordDialog loaded={record} onClose={onClose} />, {
    answers: { updateOrientation },
  });
  const expiration = await screen.findByLabelText('Expiration date');
  return { ...part, onClose, expiration, save: screen.getByText('Save') };
}

it('says what keeps it from being saved [ORI-16, ORI-19, ORI-20: in the dialog]', async () => {
  const { user, expiration, save } = await openDialog(record);
  const advice = screen.getByRole('status');
  expect(advice.textContent).toBe('Make changes to some Training properties above.');
  fireEvent.change(expiration, { target: { value: '2001-01-01' } });
  expect(await screen.findByText('The expiration date must be after the start date.')).toBeTruthy();
  expect(advice.textContent).toBe('Please fix the errors above.');
  expect(save).toHaveProperty('disabled', true);
  fireEvent.change(expiration, { target: { value: '' } });
  await user.selectOptions(screen.getByLabelText('Resolution'), 'Complete');
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  expect(advice.textContent).toBe('');
});

it('sends what was changed, with what was seen [ORI-21: in the dialog]', async () => {
  const { user, save, asked, onClose } = await openDialog(record);
  await user.selectOptions(screen.getByLabelText('Resolution'), 'Complete');
  await user.click(save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked('EditTrainingRecord')).toEqual([
    {
      id: 'rosa',
      resolution: 'Complete',
      supervisorId: 'account-1',
      expected: { resolution: 'Provisional' },
    },
  ]);
  expect(await screen.findByText('Orientation has been updated!')).toBeTruthy();
});

it('what somebody else has changed is told, and saved again means it', async () => {
  const conflict = refusal('EDIT_CONFLICT');
  Object.assign(conflict, {
    extensions: { code: 'EDIT_CONFLICT', changedFields: { resolution: 'Failed' } },
  });
  const answers = [conflict, record];
  const { user, save, asked, onClose } = await openDialog(() => answers.shift());
  await user.selectOptions(screen.getByLabelText('Resolution'), 'Complete');
  await user.click(save);
  expect(await screen.findByText('Resolution: Failed')).toBeTruthy();
  expect(screen.getByLabelText('Resolution'), 'as it was chosen').toHaveProperty('value', 'Complete');
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  await user.click(save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked('EditTrainingRecord')[1]).toMatchObject({
    resolution: 'Complete',
    expected: { resolution: 'Failed' },
  });
});
