import { describe, expect, it, vi } from 'vitest';
import { isProofAsked, onProofAsked, settleProof, withProof } from './proof.ts';

const refusal = (code: string) => ({ graphQLErrors: [{ message: '', extensions: { code } }] });
/** Refuses once, then does it. */
const once = (code: string) => vi.fn().mockRejectedValueOnce(refusal(code)).mockResolvedValue('done');

describe('an operation that asks for a proof', () => {
  it('is done by itself once the proof is given [SAF-25]', async () => {
    const run = once('PROOF_NEEDED');
    const heard = vi.fn();
    const stop = onProofAsked(heard);
    const done = withProof(run);
    await vi.waitFor(() => expect(isProofAsked()).toBe(true));
    settleProof(true);
    expect(await done).toBe('done');
    expect(run).toHaveBeenCalledTimes(2);
    expect(isProofAsked()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('stays refused for who gives none', async () => {
    const run = once('PROOF_NEEDED');
    const done = withProof(run);
    await vi.waitFor(() => expect(isProofAsked()).toBe(true));
    settleProof(false);
    await expect(done).rejects.toEqual(refusal('PROOF_NEEDED'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('one proof is enough for all that wait', async () => {
    const runs = [once('PROOF_NEEDED'), once('PROOF_NEEDED')];
    const done = Promise.all(runs.map((run) => withProof(run)));
    await vi.waitFor(() => expect(isProofAsked()).toBe(true));
    settleProof(true);
    expect(await done).toEqual(['done', 'done']);
  });

  it('other refusals ask nobody', async () => {
    await expect(withProof(once('FORBIDDEN'))).rejects.toEqual(refusal('FORBIDDEN'));
    expect(isProofAsked()).toBe(false);
  });
});
