import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { accountOf } from '../../../tests/support/staff-account.ts';
import { BanDialog } from './BanDialog.tsx';

freshConsole();

async function openDialog(answers: Answers = {}) {
  const onClose = vi.fn();
  const part = await openPart(<BanDialog {...accountOf()} onClose={onClose} />, { answers, isStaff: true });
  const reason = await screen.findByLabelText<HTMLInputElement>(/^Reason/);
  return { ...part, onClose, reason, ban: screen.getByRole('button', { name: 'Ban' }) };
}

it('asks why, and bans with the reason [ENT-38: the question]', async () => {
  const { user, asked, reason, ban, onClose } = await openDialog({
    banAccount: accountOf({ isBanned: true }),
  });
  expect(document.activeElement).toBe(reason);
  await user.click(ban);
  expect(await screen.findByText('Say why.')).toBeTruthy();
  expect(asked('BanAccount')).toEqual([]);
  await user.type(reason, 'Advertises.');
  await user.click(ban);
  expect(await screen.findByText('ana is banned and logged out.')).toBeTruthy();
  expect(asked('BanAccount')).toEqual([{ accountId: 'ana', reason: 'Advertises.' }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('refused, the reason stays, with why; Escape bans nobody', async () => {
  const { user, asked, reason, ban, onClose } = await openDialog({ banAccount: refusal('FORBIDDEN') });
  await user.type(reason, 'Advertises.');
  await user.click(ban);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(reason.value).toBe('Advertises.');
  // While it was sent its button had no focus; the dialog takes it back.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked('BanAccount')).toHaveLength(1);
});
