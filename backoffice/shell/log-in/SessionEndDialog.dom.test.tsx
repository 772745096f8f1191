import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { SessionEndDialog } from './SessionEndDialog.tsx';

freshConsole();
afterEach(() => vi.unstubAllGlobals());

async function logInAgain(answers: Answers) {
  const part = await openPart(<SessionEndDialog email="manager@example.org" />, {
    answers: { loginWithEmail: refusal('SECOND_FACTOR_ASKED'), ...answers },
  });
  await part.user.type(await screen.findByLabelText('Password'), 'secret{Enter}');
  return part;
}

it('the code is asked for over the page after the password [JOI-09: console]', async () => {
  const { user, asked } = await logInAgain({ enterSecondFactor: { playerId: 'account-1' } });
  const field = await screen.findByLabelText('App code');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field, '123456{Enter}');
  expect(asked('ConsoleEnterSecondFactor')).toEqual([{ code: '123456' }]);
});

it('a wrong code is told there, and what was typed stays [JOI-09: console]', async () => {
  const { user } = await logInAgain({ enterSecondFactor: refusal('WRONG_SECOND_FACTOR') });
  await user.type(await screen.findByLabelText('App code'), '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Wrong or used code');
  expect(screen.getByLabelText('App code')).toHaveProperty('value', '000000');
});

it('a log-in that has lapsed begins with the password again [JOI-09: console]', async () => {
  const { user } = await logInAgain({ enterSecondFactor: refusal('LOG_IN_LAPSED') });
  await user.type(await screen.findByLabelText('App code'), '000000{Enter}');
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Log in again');
});

it('a passkey is the second step, too [JOI-08, JOI-09: console]', async () => {
  const bytes = new ArrayBuffer(1);
  const shown = { id: 'shown', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) };
  const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes };
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: '',
    credentials: { get: async () => ({ ...shown, response }) },
  });
  const { user, asked } = await logInAgain({
    beginPasskeyLogIn: '{"challenge":"AA"}',
    logInByPasskey: { playerId: 'account-1' },
  });
  await screen.findByLabelText('App code');
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  // What shows a passkey is a file of its own, which comes with the first press.
  await waitFor(() => expect(asked('ConsoleLogInByPasskey')).toHaveLength(1), { timeout: 10_000 });
  expect(JSON.stringify(asked('ConsoleLogInByPasskey'))).toContain('shown');
});
