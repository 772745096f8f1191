import { describe, expect, it } from 'vitest';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import {
  GiveGuardianConsentDocument,
  OwnAddressDocument,
  RemoveAccountDocument,
  ResendVerificationDocument,
} from '../../gql/generated.ts';
import { fakeLocals, formOf, GUARDIAN } from './account-fixture.ts';
import { runHomeAction } from './home-action.ts';
import { requestReset, setNewPassword } from './password/password-reset.ts';
import { removeAccount } from './remove-account.ts';
import { resend, resendRefusal } from './verification.ts';

describe('a request for a new password', () => {
  it.each([
    ['ACCOUNT_NOT_FOUND', 'email', 'No account uses this email. Check the spelling.'],
    ['INVALID_EMAIL_ADDRESS', 'email', 'No account uses this email. Check the spelling.'],
    ['INVALID_PARAMS', 'email', 'That doesn’t look like an email address.'],
    ['SERVICE_UNAVAILABLE', null, 'Service is unavailable.'],
    ['INTERNAL', null, 'UNKNOWN ERROR!'],
  ])('%s is told on the page (at %s) [ERR-08, ERR-09, ERR-10, ERR-11]', async (code, field, text) => {
    const { problems, error } = await requestReset(fakeLocals([{ code }]).locals, 'a@b.example');
    expect(problems).toEqual([{ field, text: expect.stringContaining(text) }]);
    expect(error?.code).toBe(code);
  });

  it('asks the API for the mail [ACC-40, ACC-42]', async () => {
    const { locals, calls } = fakeLocals([{ data: { sendAccountRecoveryEmail: true } }]);
    expect(await requestReset(locals, 'a@b.example')).toEqual({ problems: [], error: null });
    expect(calls[0]?.variables).toEqual({ email: 'a@b.example', titleId: 'chariteers' });
  });

  it.each(['', 'a@b.con'])('an address «%s» is not sent', async (email) => {
    const { locals, calls } = fakeLocals([]);
    expect((await requestReset(locals, email)).problems).toMatchObject([{ field: 'email' }]);
    expect(calls).toEqual([]);
  });
});

describe('a new password', () => {
  const typed = (password: string, passwordConfirmation = password) =>
    formOf({ password, passwordConfirmation });

  it.each([
    ['too short', typed('k7#pqx9'), 'Your password needs at least 8 characters.'],
    ['too common', typed('aaaaaaaa'), 'That password is too easy to guess. Choose another.'],
    [
      'not repeated',
      typed('lantern pier', 'lantern'),
      "Your passwords don't match. Please check them again. Both password boxes must be identical.",
    ],
  ])('%s is not sent [ACC-16, ACC-17, SAF-28, OPEN-ACC-01]', async (_case, form, text) => {
    const { locals, calls } = fakeLocals([]);
    const { problems } = await setNewPassword(locals, 'token', form);
    expect(problems).toEqual([{ field: expect.stringMatching(/^password/), text }]);
    expect(calls).toEqual([]);
  });

  it('goes out with the token of the link; a spent one is told [OPEN-ACC-01]', async () => {
    const good = fakeLocals([{ data: { resetPassword: true } }]);
    expect((await setNewPassword(good.locals, 'token', typed('lantern pier'))).problems).toEqual([]);
    expect(good.calls[0]?.variables).toEqual({ token: 'token', password: 'lantern pier' });
    const { locals } = fakeLocals([{ code: 'INVALID_TOKEN' }]);
    expect(await setNewPassword(locals, 'token', typed('lantern pier'))).toMatchObject({
      problems: [{ text: 'That link has expired. Ask for a new one.' }],
      error: { code: 'INVALID_TOKEN' },
    });
  });
});

const { passwordCommon, passwordOfOwner, required } = refsOf(fieldProblemsTexts);
it.each([
  [passwordCommon, 'password', 'That password is too easy to guess. Choose another.'],
  [passwordOfOwner, 'password', 'Your name and email are easy to guess. Choose another password.'],
  [required, null, 'Please fill out this field.'],
])('what only the server knows of a password is told beside it: $key [SAF-28]', async (text, field, said) => {
  const form = formOf({ password: 'lantern pier', passwordConfirmation: 'lantern pier' });
  const { locals } = fakeLocals([{ code: 'BAD_USER_INPUT', text }]);
  expect((await setNewPassword(locals, 'token', form)).problems).toEqual([{ field, text: said }]);
});

describe('another verification mail', () => {
  it('is sent to whom the old link belongs [OPEN-ACC-02]', async () => {
    const { locals, calls } = fakeLocals([{ data: { resendVerification: true } }]);
    expect((await resend(locals, 'old')).outcome).toBe('sent');
    expect(calls).toEqual([{ document: ResendVerificationDocument, variables: { token: 'old' } }]);
  });

  it('is needless for an address that is confirmed [OPEN-ACC-02]', async () => {
    const { locals } = fakeLocals([{ data: { resendVerification: false } }]);
    expect((await resend(locals, 'old')).outcome).toBe('confirmed-already');
  });

  it('goes to the viewer when nobody knows the link, and a visitor is asked to log in [OPEN-ACC-02]', async () => {
    const answers = [{ code: 'INVALID_TOKEN' }, { data: { resendVerification: true } }];
    const { locals, calls } = fakeLocals(answers, { accountId: 'v-1' });
    expect((await resend(locals, 'nonsense')).outcome).toBe('sent');
    expect(calls[1]?.variables).toEqual({ token: null });
    const { outcome, error } = await resend(fakeLocals(answers).locals, 'nonsense');
    expect(outcome).toBe('refused');
    expect(resendRefusal('en', error ?? {}, null)).toContain('Log in');
  });

  it('within the hour says how long to wait [ACC-36]', () => {
    const text = resendRefusal('en', { code: 'RATE_LIMITED', retryAfterSeconds: 1_801 }, null);
    expect(text).toContain('try again in 31 minutes');
  });
});

describe('the removal of an account', () => {
  it.each(['', 'Delete forever', ' delete forever', 'delete  forever'])(
    '«%s» is not the phrase, and nothing is sent [ACC-46]',
    async (phrase) => {
      const { locals, calls } = fakeLocals([]);
      expect(await removeAccount(locals, phrase)).toMatchObject({
        isRemoved: false,
        problem: 'You have to type delete forever in the box!',
      });
      expect(calls).toEqual([]);
    },
  );

  it('names the own address to the API and hands its cookies on [ACC-47]', async () => {
    const { locals, calls } = fakeLocals([
      { data: { getAccountInfo: { email: 'me@b.example' } } },
      { data: { removeChariteer: { id: 'v-1' } } },
    ]);
    expect(await removeAccount(locals, 'delete forever')).toEqual({
      isRemoved: true,
      setCookies: ['session=; Max-Age=0'],
    });
    expect(calls).toEqual([
      { document: OwnAddressDocument, variables: {} },
      { document: RemoveAccountDocument, variables: { emailAddress: 'me@b.example' } },
    ]);
  });

  it('a refusal comes back, the account stays [ACC-45, ACC-48]', async () => {
    const own = { data: { getAccountInfo: { email: 'me@b.example' } } };
    const { locals } = fakeLocals([own, { code: 'PROVIDER_ACCOUNT_NOT_REMOVABLE' }]);
    expect(await removeAccount(locals, 'delete forever')).toMatchObject({
      isRemoved: false,
      error: { code: 'PROVIDER_ACCOUNT_NOT_REMOVABLE' },
    });
    const away = fakeLocals([{ code: 'SERVICE_UNAVAILABLE' }]);
    expect(await removeAccount(away.locals, 'delete forever')).toMatchObject({ isRemoved: false });
  });
});

describe('the forms of the home page', () => {
  it('the link to the guardian is sent, and a problem is told at its input [DEC-31, OPEN-ACC-03]', async () => {
    const asked = fakeLocals([{ data: { giveGuardianConsent: true } }]);
    const form = { action: 'consent', ...GUARDIAN };
    expect(await runHomeAction(asked.locals, formOf(form))).toEqual({
      isDone: true,
      toast: 'guardian-asked',
    });
    expect(asked.calls).toEqual([
      { document: GiveGuardianConsentDocument, variables: { input: { ...GUARDIAN, hasConsented: true } } },
    ]);
    const { locals, calls } = fakeLocals([]);
    expect(await runHomeAction(locals, formOf({ ...form, guardianEmail: '' }))).toMatchObject({
      guardian: { guardianName: GUARDIAN.guardianName },
      problems: [{ field: 'guardianEmail' }],
    });
    expect(calls).toEqual([]);
    const refused = fakeLocals([{ code: 'BAD_USER_INPUT', message: 'That’s your own email.' }]);
    expect(await runHomeAction(refused.locals, formOf(form))).toMatchObject({
      problems: [{ field: 'guardianEmail', text: 'That’s your own email.' }],
    });
  });

  it('a new link is announced, a limit is told [ACC-36]', async () => {
    const form = formOf({ action: 'resend' });
    const sent = fakeLocals([{ data: { resendVerification: true } }]);
    expect(await runHomeAction(sent.locals, form)).toEqual({ isDone: true, toast: 'verification-sent' });
    const limited = fakeLocals([{ code: 'RATE_LIMITED', retryAfterSeconds: 600 }]);
    expect(await runHomeAction(limited.locals, form)).toMatchObject({
      notice: expect.stringContaining('10 minutes'),
      error: { code: 'RATE_LIMITED' },
    });
  });

  it('anything else is no form of it', async () => {
    expect(await runHomeAction(fakeLocals([]).locals, formOf({ action: 'other' }))).toBeNull();
  });
});
