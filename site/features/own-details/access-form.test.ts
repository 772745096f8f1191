import { describe, expect, it } from 'vitest';
import { AddOrUpdateContactEmailDocument, ChangePasswordDocument } from '../../gql/generated.ts';
import { fakeLocals, formOf } from '../account/account-fixture.ts';
import { saveAccess } from './access-form.ts';

type Answers = Parameters<typeof fakeLocals>[0];

async function send(fields: Record<string, string>, answers: Answers = []) {
  const { locals, calls } = fakeLocals(answers);
  return { outcome: await saveAccess(locals, formOf(fields)), calls };
}

const PASSWORD = {
  section: 'password',
  presentPassword: 'lantern on the pier',
  newPassword: 'herons over the bay',
  newPasswordConfirmation: 'herons over the bay',
};

describe('password and address of mails on «Your details»', () => {
  it('leaves the other forms of the page alone', async () => {
    expect((await send({ section: 'email', emailAddress: 'heron@new.example' })).outcome).toBeNull();
  });

  it('a new password goes out with the present one, and the new session’s cookie comes back', async () => {
    const { outcome, calls } = await send(PASSWORD, [{ data: {} }]);
    expect(outcome).toMatchObject({ toast: 'own-password-changed', problems: [] });
    expect(outcome?.setCookies).toEqual(['session=; Max-Age=0']);
    expect(calls).toEqual([
      {
        document: ChangePasswordDocument,
        variables: { currentPassword: 'lantern on the pier', newPassword: 'herons over the bay' },
      },
    ]);
  });

  it('what is wrong is said before anything is sent', async () => {
    const short = { newPassword: 'short', newPasswordConfirmation: 'other' };
    const { outcome, calls } = await send({ ...PASSWORD, ...short, presentPassword: '' });
    expect(outcome?.problems.map(({ field }) => field)).toEqual([
      'presentPassword',
      'newPassword',
      'newPasswordConfirmation',
    ]);
    expect(calls).toEqual([]);
  });

  it.each([
    ['INVALID_EMAIL_OR_PASSWORD', 'presentPassword', /Wrong password/],
    ['BAD_USER_INPUT', 'newPassword', /too well known/],
    ['RATE_LIMITED', null, /./],
  ])('a refusal by %s stands at %s', async (code, field, text) => {
    const { outcome } = await send(PASSWORD, [{ code, message: 'This password is too well known.' }]);
    expect(outcome?.problems).toEqual([{ field, text: expect.stringMatching(text) }]);
    expect(outcome?.toast).toBeNull();
  });

  it('another address for mails goes out by itself, and stays typed when it is refused', async () => {
    const fields = { section: 'contact', contactAddress: ' heron@new.example ' };
    const { outcome, calls } = await send(fields, [{ data: {} }]);
    expect(outcome?.toast).toBe('contact-address-saved');
    expect(calls).toEqual([
      { document: AddOrUpdateContactEmailDocument, variables: { emailAddress: 'heron@new.example' } },
    ]);
    const refused = await send(fields, [{ code: 'BAD_USER_INPUT', message: 'That is your guardian’s.' }]);
    expect(refused.outcome).toMatchObject({
      contactAddress: 'heron@new.example',
      problems: [{ field: 'contactAddress', text: 'That is your guardian’s.' }],
    });
    const wrong = await send({ section: 'contact', contactAddress: 'heron' });
    expect(wrong.outcome?.problems.map(({ field }) => field)).toEqual(['contactAddress']);
    expect(wrong.calls).toEqual([]);
  });
});
