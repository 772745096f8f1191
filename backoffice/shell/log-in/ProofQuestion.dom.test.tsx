import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { settleProof, withProof } from '../../api-client/proof.ts';
import { ProofQuestion } from './ProofQuestion.tsx';

freshConsole();

/** Does something that asks for a proof the first time; what becomes of it is `done`. */
async function doGuarded(way: 'PASSWORD' | 'ONE_TIME_PASSWORD' | 'MAIL_CODE', answers: Answers = {}) {
  settleProof(false);
  const identityProof = { way, hasPasskey: false };
  const part = await openPart(<ProofQuestion email="manager@example.org" />, {
    answers: { identityProof, ...answers },
  });
  const run = vi.fn<() => Promise<string>>();
  run.mockRejectedValueOnce({ graphQLErrors: [refusal('PROOF_NEEDED')] }).mockResolvedValue('done');
  let done: Promise<unknown> = Promise.resolve();
  act(() => {
    done = withProof(run).catch(() => 'refused');
  });
  await screen.findByRole('dialog', { name: 'Is it really you?' });
  return { ...part, run, done };
}

it('the password is sent with Enter, and what was refused is then done by itself [SAF-25]', async () => {
  const { user, asked, run, done } = await doGuarded('PASSWORD', { proveIdentity: { isRecent: true } });
  const field = await screen.findByLabelText('Password');
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true);
  await user.type(field, 'secret{Enter}');
  expect(await done).toBe('done');
  expect(run).toHaveBeenCalledTimes(2);
  expect(asked('ConsoleProveIdentity')).toEqual([{ password: 'secret' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a wrong password is told in the dialog, and what was typed stays', async () => {
  const { user, run } = await doGuarded('PASSWORD', { proveIdentity: refusal('WRONG_PASSWORD') });
  await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong');
  expect(run).toHaveBeenCalledTimes(1);
});

it('who would rather not leaves by Escape, and is told what was refused', async () => {
  const { user, run, done } = await doGuarded('PASSWORD');
  await user.type(await screen.findByLabelText('Password'), '{Escape}');
  expect(await done).toBe('refused');
  expect(run).toHaveBeenCalledTimes(1);
});

it('who has an app and no password types its code [SAF-25: one-time passwords]', async () => {
  const { user, asked, done } = await doGuarded('ONE_TIME_PASSWORD', { proveIdentity: { isRecent: true } });
  await user.type(await screen.findByLabelText('App code'), '123456{Enter}');
  expect(await done).toBe('done');
  expect(asked('ConsoleProveIdentity')).toEqual([{ code: '123456' }]);
});

it('who has no password is sent a code by mail and types it in [SAF-25]', async () => {
  const { user, asked, done } = await doGuarded('MAIL_CODE', {
    sendProofCode: true,
    proveIdentity: { isRecent: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
  expect((await screen.findByText(/We sent a code/)).textContent).toContain('manager@example.org');
  expect(asked('ConsoleSendProofCode')).toHaveLength(1);
  await user.type(screen.getByLabelText('Code from our email'), '123456{Enter}');
  expect(await done).toBe('done');
  expect(asked('ConsoleProveIdentity')).toEqual([{ code: '123456' }]);
});

describe('by a passkey', () => {
  const shown = {
    id: 'AQ',
    rawId: new Uint8Array([1]).buffer,
    type: 'public-key',
    response: {
      clientDataJSON: new Uint8Array([2]).buffer,
      authenticatorData: new Uint8Array([3]).buffer,
      signature: new Uint8Array([4]).buffer,
    },
    getClientExtensionResults: () => ({}),
  };
  const answers = {
    identityProof: { way: 'PASSWORD', hasPasskey: true },
    beginPasskeyProof: JSON.stringify({ challenge: 'AQ', allowCredentials: [] }),
    proveByPasskey: { isRecent: true },
  };
  const device = (get: () => Promise<unknown>) => {
    vi.stubGlobal('PublicKeyCredential', class {});
    vi.stubGlobal('navigator', { ...navigator, userAgent: '', credentials: { get } });
  };

  it('one press is enough, and what was refused is then done by itself [JOI-08, SAF-25: console]', async () => {
    device(async () => shown);
    const { user, asked, done } = await doGuarded('PASSWORD', answers);
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await done).toBe('done');
    const [{ credential }] = asked('ConsoleProveByPasskey') as [{ credential: string }];
    expect(JSON.parse(credential)).toMatchObject({ id: 'AQ', response: { signature: 'BA' } });
  });

  it('who cancels is told so, and can go on by the password [JOI-08: console]', async () => {
    device(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
    const { user, asked } = await doGuarded('PASSWORD', answers);
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used.');
    expect(asked('ConsoleProveByPasskey')).toEqual([]);
    expect(screen.getByLabelText('Password')).toHaveProperty('disabled', false);
  });

  it('is not offered to who has none [JOI-08: console]', async () => {
    device(async () => shown);
    await doGuarded('PASSWORD');
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});
