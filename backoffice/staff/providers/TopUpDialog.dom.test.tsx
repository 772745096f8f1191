import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { TopUpDialog } from './TopUpDialog.tsx';

freshConsole();

const wallet = { id: 'charity-1', mana: 1500, entries: [] };

async function openDialog(answers: Answers = {}) {
  const onClose = vi.fn();
  const part = await openPart(<TopUpDialog wallet={wallet} onClose={onClose} />, { answers, isStaff: true });
  const amount = await screen.findByLabelText<HTMLInputElement>(/^Mana to add/);
  const reason = screen.getByLabelText<HTMLInputElement>(/^Reason/);
  return { ...part, onClose, amount, reason };
}

it('says how much there is, and Enter sends the amount with the balance that was seen', async () => {
  const { user, asked, reason, onClose } = await openDialog({ topUpWallet: { ...wallet, mana: 1490 } });
  expect(screen.getByText(/Balance: 1,500 Mana/)).toBeTruthy();
  await user.keyboard('-10');
  await user.type(reason, 'Given back{Enter}');
  expect(await screen.findByText('Mana changed.')).toBeTruthy();
  expect(asked('TopUpWallet')).toEqual([
    { providerId: 'charity-1', amount: -10, reason: 'Given back', seenMana: 1500 },
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it.each(['', 'ten', '1.5', '0'])('«%s» is no amount of Mana, and is not sent', async (typed) => {
  const { user, asked, amount } = await openDialog();
  if (typed) await user.type(amount, typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Enter whole Mana, not 0.');
  expect(asked('TopUpWallet')).toEqual([]);
});

it('refused, because the balance is another by now, what was typed stays', async () => {
  const { user, amount, reason, onClose } = await openDialog({ topUpWallet: refusal('CONFLICT') });
  await user.type(amount, '10');
  await user.type(reason, 'Pilot{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect([amount.value, reason.value]).toEqual(['10', 'Pilot']);
  expect(onClose).not.toHaveBeenCalled();
});
