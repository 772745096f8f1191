import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { keepMore, keptMore } from '../marks/mark-store.ts';
import { AddWalkInDialog } from './AddWalkInDialog.tsx';
import { KeptWalkIns } from './KeptWalkIns.tsx';
import { WalkIns } from './WalkIns.tsx';

freshConsole();

const KEY = { accountId: 'me', questId: 'quest-1' };
const nadia = { id: 'w1', givenName: 'Nadia', lastInitial: 'O', ages: 'AGE_14_17', consent: 'asked' };

it('asks for a guardian under 18 alone, and sends what was typed with a key of its own [CHK-08: the dialog]', async () => {
  const onClose = vi.fn();
  const { user, asked } = await openPart(<AddWalkInDialog keptKey={KEY} onClose={onClose} />, {
    answers: { addWalkIn: { id: 'w1' } },
  });
  await user.type(await screen.findByLabelText(/^First name/), 'Nadia');
  await user.type(screen.getByLabelText(/^Last initial/), 'o');
  expect(screen.queryByLabelText(/Guardian’s email/)).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /Age/ }));
  await user.click(await screen.findByRole('option', { name: '14 to 17' }));
  expect(screen.getByRole('button', { name: 'Add walk-in' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Enter the guardian’s name.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Guardian who’s here/), 'Alba Ortiz');
  await user.type(screen.getByLabelText(/^Guardian’s email/), 'alba@walkin.example');
  await user.click(screen.getByRole('button', { name: 'Add walk-in' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const guardian = { guardianName: 'Alba Ortiz', guardianEmail: 'alba@walkin.example' };
  const input = { nameFirst: 'Nadia', lastInitial: 'O', ageBand: 'AGE_14_17', email: null, ...guardian };
  expect(asked('AddWalkIn')).toEqual([
    {
      input: {
        ...{ ...input, questId: 'quest-1', key: expect.any(String), locale: 'en' },
        ...{ markedAt: expect.any(String), sentAt: expect.any(String) },
      },
    },
  ]);
});

it('keeps a walk-in on the device without a network, shows it and its refusal, and lets it be put right [CHK-01, CHK-08]', async () => {
  const sheet = (
    <>
      <AddWalkInDialog keptKey={KEY} onClose={() => undefined} />
      <KeptWalkIns keptKey={KEY} />
    </>
  );
  const { user } = await openPart(sheet, { answers: { addWalkIn: refusal('SERVICE_UNAVAILABLE') } });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^First name/), 'Nadia');
  await user.type(dialog.getByLabelText(/^Last initial/), 'o');
  await user.click(dialog.getByRole('button', { name: 'Add walk-in' }));
  expect(await screen.findByText(/Nadia is saved on this device/)).toBeTruthy();
  const kept = within(await screen.findByLabelText('Walk-ins on this device'));
  expect(kept.getByText('18 and up · waiting to be sent')).toBeTruthy();
  const [item] = keptMore(KEY);
  expect(item).toMatchObject({ kind: 'walkIn', typed: { nameFirst: 'Nadia', lastInitial: 'O' } });
  act(() => keepMore(KEY, (items) => items.map((one) => ({ ...one, refusal: 'Too late.' }))));
  expect(kept.getByText('18 and up · Too late.')).toBeTruthy();
  await user.click(kept.getByRole('button', { name: 'Remove Nadia O.', hidden: true }));
  expect(keptMore(KEY)).toEqual([]);
});

it('shows who came, what the guardian said, counts no one whose guardian refused, and takes someone back once asked [CHK-08: the sheet]', async () => {
  const erased = { ...nadia, id: 'w2', givenName: null, lastInitial: null, consent: 'refused' };
  const { user, asked } = await openPart(<WalkIns questId="quest-1" />, {
    answers: { walkIns: [nadia, erased], removeWalkIn: true, sendWalkInLink: refusal('RATE_LIMITED') },
  });
  expect(await screen.findByRole('heading', { name: 'Walk-ins: 1' })).toBeTruthy();
  expect(screen.getByText('14 to 17 · Guardian hasn’t answered')).toBeTruthy();
  expect(screen.getByText('Name deleted')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Resend link/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Resend link to Nadia O.’s guardian' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Nadia O.' }));
  const question = await screen.findByRole('dialog', { name: 'Remove walk-in: Nadia O.?' });
  expect(asked('RemoveWalkIn')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(asked('RemoveWalkIn')).toEqual([{ id: 'w1' }]));
});

it('says what a walk-in has not signed, and records that it was seen on paper [WAV-09]', async () => {
  const { user, asked } = await openPart(<WalkIns questId="quest-1" />, {
    answers: {
      walkIns: [
        { ...nadia, unsigned: ['Photos', 'Waiver'] },
        { ...nadia, id: 'w2', givenName: 'Bo', unsigned: [] },
      ],
      recordWalkInPapers: { id: 'w1' },
    },
  });
  expect(await screen.findByText('To sign: Photos, Waiver')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /on paper$/ }));
  expect(await screen.findByText('Signature recorded')).toBeTruthy();
  expect(asked('RecordWalkInPapers')).toEqual([{ id: 'w1' }]);
});
