import { describe, expect, it, vi } from 'vitest';
import { carriedThroughProof, runProof } from './proof-form.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
function localsThat(answer: unknown) {
  const execute = vi.fn(async () => answer);
  const locals = { execute, requestId: 'r', locale: 'en', config: { supportEmail: null } } as never;
  return { execute, locals };
}
const REFUSED = { errors: [{ message: '', extensions: { code: 'WRONG_PROOF' } }], setCookies: [] };
const DONE = { data: { proveIdentity: { isRecent: true } }, setCookies: [] };

describe('the step that asks for a proof', () => {
  it('carries every field of the form that came, but no password and nothing of its own [SAF-25]', () => {
    const form = formOf({
      confirmation: 'delete forever',
      password: 'x',
      proofAction: 'prove',
      proofCode: '1',
    });
    expect(carriedThroughProof(form)).toEqual([['confirmation', 'delete forever']]);
  });

  it('leaves a form alone that only came here on its way', async () => {
    const { locals, execute } = localsThat(DONE);
    expect(await runProof(locals, 'PASSWORD', formOf({ confirmation: 'delete forever' }))).toBeNull();
    expect(execute).not.toHaveBeenCalled();
  });

  it.each([
    ['PASSWORD', 'password', { password: 'lantern' }],
    ['MAIL_CODE', 'proofCode', { code: '123456' }],
  ] as const)('sends what the way %s asks for, and nothing empty [SAF-25]', async (way, field, variables) => {
    const { locals, execute } = localsThat(DONE);
    const empty = await runProof(locals, way, formOf({ proofAction: 'prove', [field]: '' }));
    expect(empty).toMatchObject({ state: 'refused', problems: [{ field }] });
    expect(execute).not.toHaveBeenCalled();
    const [value = ''] = Object.values(variables);
    const form = formOf({ proofAction: 'prove', [field]: value });
    expect(await runProof(locals, way, form)).toMatchObject({ state: 'proved' });
    expect(execute).toHaveBeenCalledWith(expect.anything(), variables);
  });

  it('says at the field that it was wrong', async () => {
    const { locals } = localsThat(REFUSED);
    const outcome = await runProof(locals, 'PASSWORD', formOf({ proofAction: 'prove', password: 'no' }));
    expect(outcome).toMatchObject({
      state: 'refused',
      problems: [{ field: 'password', text: 'That’s not right. Try again.' }],
    });
  });
});
