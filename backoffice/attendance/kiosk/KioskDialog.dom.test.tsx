import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { authProvider } from '../../session/auth-provider.ts';
import { keepMarks, questsToSend } from '../marks/mark-store.ts';
import { KioskDialog } from './KioskDialog.tsx';

freshConsole();

it('asks for a PIN of 4 to 8 digits, and tells a refusal where it was typed [CHK-07: the dialog]', async () => {
  const onClose = vi.fn();
  const { user, asked } = await openPart(<KioskDialog questId="q" accountId="a" onClose={onClose} />, {
    answers: { openKiosk: refusal('QUEST_CANCELLED') },
  });
  const pin = await screen.findByLabelText(/^PIN to close it/);
  await user.type(pin, '123');
  expect(screen.getByRole('button', { name: 'Open kiosk' })).toHaveProperty('disabled', true);
  await user.type(pin, '4');
  await user.click(screen.getByRole('button', { name: 'Open kiosk' }));
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  expect(asked('OpenKiosk')).toEqual([{ questId: 'q', pin: '1234' }]);
  expect(onClose).not.toHaveBeenCalled();
});

it('says what becomes of marks that are not saved, and saves them [CHK-07: the dialog]', async () => {
  const mark = {
    contractId: 'c',
    status: 'Present',
    markedAt: Date.now(),
    seenAt: null,
    isConfirmed: false,
  } as const;
  keepMarks({ accountId: 'a', questId: 'q' }, () => [mark]);
  const { user } = await openPart(<KioskDialog questId="q" accountId="a" onClose={vi.fn()} />);
  const warning = '1 not saved yet. Save first: opening the kiosk deletes them.';
  expect((await screen.findByRole('alert')).textContent).toContain(warning);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(questsToSend('a')).toEqual(['q']);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('leaves for the kiosk, with no answer on the way that leads to the login [CHK-07: the dialog]', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const { user, asked } = await openPart(<KioskDialog questId="q" accountId="a" onClose={vi.fn()} />, {
    answers: { openKiosk: true },
  });
  await authProvider.checkAuth();
  await user.type(await screen.findByLabelText(/^PIN to close it/), '4821');
  await user.click(screen.getByRole('button', { name: 'Open kiosk' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/kiosk'));
  expect(asked('ConsoleLogout')).toEqual([]);
  const late = Object.assign(new Error('late'), {
    graphQLErrors: [{ extensions: { code: 'NOT_LOGGED_IN' } }],
  });
  await expect(authProvider.checkError(late)).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});
