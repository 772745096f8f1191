import { expect, it } from 'vitest';
import enterCode from '../form-actions/join-code.ts';
import logIn from '../form-actions/login.ts';
import enterSecondFactor from '../form-actions/login-second.ts';
import resetPassword from '../form-actions/password-reset.ts';
import confirmed from '../form-actions/verified-email.ts';
import { PASSKEY } from './forms/carried-form.ts';
import type { FormPage } from './forms/form-action.ts';

const PASSWORD = { email: 'ana@demo.example', password: 'quest-demo-2026' };
const BY_PASSKEY = { [PASSKEY]: '{}' };

/** Each way into an account: its form, and the mutation that opens the session. */
const WAYS = {
  password: { action: logIn, form: PASSWORD, field: 'loginWithEmail' },
  passkey: { action: logIn, form: BY_PASSKEY, field: 'logInByPasskey' },
  'second factor': {
    action: enterSecondFactor,
    form: { factorAction: 'enter', factorCode: '123456' },
    field: 'enterSecondFactor',
  },
  'passkey as second factor': { action: enterSecondFactor, form: BY_PASSKEY, field: 'logInByPasskey' },
  'emailed code': { action: enterCode, form: { code: '123456' }, field: 'enterJoiningCode' },
  'link that confirmed the address': { action: confirmed, form: {}, field: 'logInByVerifiedLink' },
  'first password': {
    action: resetPassword,
    form: { password: 'quest-demo-2026', passwordConfirmation: 'quest-demo-2026' },
    field: 'passwordLink',
    query: '?token=t',
  },
} as const;

/** A page with a form that was sent to it; the API answers every question alike. */
function pageOf(way: keyof typeof WAYS, opensConsole: boolean, savedPlace?: string): FormPage {
  const { form, field, ...more } = WAYS[way];
  const url = new URL(`https://demo.example/${'query' in more ? more.query : ''}`);
  const account = { playerId: 'ana', locale: null, opensConsole, isFirst: true };
  const answer = field === 'enterJoiningCode' ? { logIn: account, joining: null, quest: null } : account;
  const locals = {
    locale: 'en',
    config: { titleId: 'chariteers', siteName: 'Chariteers', publicOrigin: url.origin },
    execute: async () => ({
      data: { [field]: answer, resetPassword: true },
      setCookies: ['session=abc; Path=/'],
    }),
  };
  const cookies = {
    get: (name: string) => (name === 'returnTo' && savedPlace ? { value: savedPlace } : undefined),
    set() {},
    delete() {},
  };
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) });
  return { url, request, locals, cookies } as unknown as FormPage;
}

async function placeAfter(way: keyof typeof WAYS, opensConsole: boolean, savedPlace?: string) {
  const outcome = await WAYS[way].action(pageOf(way, opensConsole, savedPlace));
  return outcome instanceof Response ? outcome.headers.get('location') : outcome;
}

it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
  'leads by %s whoever manages or is staff to the console’s home, a volunteer to their own, anyone to where they were going [DEC-59]',
  async (way) => {
    expect(await placeAfter(way, true)).toBe('/console/');
    expect(await placeAfter(way, false)).toBe('/home');
    expect(await placeAfter(way, true, '/find')).toBe('/find');
  },
);
