import { describe, expect, it, vi } from 'vitest';
import { savePasskey } from './passkey-form.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
function localsThat(answer: unknown) {
  const execute = vi.fn(async (_document: string, _variables: unknown) => answer);
  const locals = { execute, requestId: 'r', locale: 'en', config: { supportEmail: null } } as never;
  return { execute, locals };
}
const refusedWith = (code: string) => ({ errors: [{ message: '', extensions: { code } }], setCookies: [] });
const DONE = { data: {}, setCookies: [] };

describe('the forms about passkeys', () => {
  it('leave other forms alone', async () => {
    const { locals, execute } = localsThat(DONE);
    expect(await savePasskey(locals, formOf({ section: 'password' }))).toBeNull();
    expect(execute).not.toHaveBeenCalled();
  });

  it.each([
    [{ section: 'passkey-add', passkey: '{}' }, 'mutation AddPasskey', { credential: '{}' }, 'passkey-added'],
    [
      { section: 'passkey-rename', id: 'p', passkeyName: 'Phone' },
      'mutation RenamePasskey',
      { id: 'p', name: 'Phone' },
      'passkey-renamed',
    ],
    [{ section: 'passkey-remove', id: 'p' }, 'mutation RemovePasskey', { id: 'p' }, 'passkey-removed'],
  ])('%o is handed on, and told [JOI-08: site]', async (fields, operation, variables, toast) => {
    const { locals, execute } = localsThat(DONE);
    expect(await savePasskey(locals, formOf(fields))).toMatchObject({ toast, problems: [] });
    expect(execute).toHaveBeenCalledWith(expect.stringContaining(operation), variables);
  });

  it('without a passkey it is only on its way to the proof, or back from there [JOI-08, SAF-25: site]', async () => {
    const { locals, execute } = localsThat(refusedWith('PROOF_NEEDED'));
    const outcome = await savePasskey(locals, formOf({ section: 'passkey-add' }));
    expect(outcome?.error?.code).toBe('PROOF_NEEDED');
    expect(execute).toHaveBeenCalledWith(expect.stringContaining('mutation BeginPasskey'), {});
    const back = await savePasskey(localsThat(DONE).locals, formOf({ section: 'passkey-add' }));
    expect(back).toEqual({ toast: null, problems: [], error: null });
  });

  it.each([
    ['PASSKEY_OF_ANOTHER', 'This passkey belongs to another account.'],
    ['PASSKEY_ENDED', 'That took too long. Try again.'],
    ['TOO_MANY_PASSKEYS', '20 passkeys at most. Remove one first.'],
  ])('%s is told in plain words [JOI-08: site]', async (code, text) => {
    const { locals } = localsThat(refusedWith(code));
    const outcome = await savePasskey(locals, formOf({ section: 'passkey-add', passkey: '{}' }));
    expect(outcome).toMatchObject({ toast: null, problems: [{ text }] });
  });

  it('a name that is missing is told before anything is asked', async () => {
    const { locals, execute } = localsThat(DONE);
    const outcome = await savePasskey(
      locals,
      formOf({ section: 'passkey-rename', id: 'p', passkeyName: ' ' }),
    );
    expect(outcome).toMatchObject({ problems: [{ label: 'Name' }] });
    expect(execute).not.toHaveBeenCalled();
  });
});
