import { expect, it } from 'vitest';
import { LOCALES } from '#domain/texts/locale.ts';
import { noticeFor, spendNotice, toastOf } from './flash.ts';

it('the notices after sign-up and bail-out [TST-04, TST-05]', () => {
  expect(toastOf('en', 'signed-up')).toEqual({ tone: 'success', text: "You're signed up, friend!" });
  expect(toastOf('en', 'bailed-out')).toEqual({ tone: 'success', text: 'You abandoned this Quest.' });
});

it('the notices after a removal and a registration [TST-03, ACC-29]', () => {
  expect(toastOf('en', 'account-deleted')).toEqual({ tone: 'success', text: 'Account deleted.' });
  expect(toastOf('en', 'registered')?.text).toBe('Please check your email to verify your account.');
});

it('a notice is said in the language of the page that shows it [LNG-01: notices after a form]', () => {
  expect(toastOf('es', 'details-saved')?.text).toBe('Guardado.');
  expect(toastOf('ar', 'details-saved')?.text).toBe('حُفظ.');
  expect(new Set(LOCALES.map((locale) => toastOf(locale, 'group-left')?.text)).size).toBe(LOCALES.length);
});

it.each([undefined, '', 'toString', 'to-string', 'signedUp', '-', '<script>'])(
  'a forged cookie announces nothing',
  (value) => {
    expect(toastOf('en', value)).toBeNull();
  },
);

it('a notice is for the page that someone opens, not for one fetched ahead', () => {
  const asked = (headers: Record<string, string>) => noticeFor('en', { headers: new Headers(headers) });
  expect(asked({ cookie: 'a=1; flash=signed-up; b=2' })?.text).toBe("You're signed up, friend!");
  expect(asked({ cookie: 'xflash=signed-up' })).toBeNull();
  expect(asked({})).toBeNull();
  expect(asked({ cookie: 'flash=signed-up', 'sec-purpose': 'prefetch' })).toBeNull();
});

it.each([
  ['is used up by the page that shows it', 200, 'text/html; charset=utf-8', ['flash=; Path=/; Max-Age=0']],
  ['is used up by a page that tells of a refusal', 422, 'text/html', ['flash=; Path=/; Max-Age=0']],
  ['survives a redirect', 303, 'text/html', []],
  ['survives a file', 200, 'application/json', []],
])('a notice %s', (_what, status, type, cookies) => {
  const answer = new Response(null, { status, headers: { 'content-type': type } });
  spendNotice(answer);
  expect(answer.headers.getSetCookie()).toEqual(cookies);
});
