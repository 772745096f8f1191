import { expect, it } from 'vitest';
import { LOCALES } from '#domain/texts/locale.ts';
import { toastOf } from './flash.ts';

it('TST-04 TST-05 the notices after sign-up and bail-out', () => {
  expect(toastOf('en', 'signed-up')).toEqual({ tone: 'success', text: "You're signed up, friend!" });
  expect(toastOf('en', 'bailed-out')).toEqual({ tone: 'success', text: 'You abandoned this Quest.' });
});

it('TST-03 ACC-29 the notices after a removal and a registration', () => {
  expect(toastOf('en', 'account-deleted')).toEqual({ tone: 'success', text: 'Account deleted.' });
  expect(toastOf('en', 'registered')?.text).toBe('Please check your email to verify your account.');
});

it('LNG-01 (notices after a form) a notice is said in the language of the page that shows it', () => {
  expect(toastOf('es', 'details-saved')?.text).toBe('Tus datos están guardados.');
  expect(toastOf('ar', 'details-saved')?.text).toBe('حُفظت بياناتك.');
  expect(new Set(LOCALES.map((locale) => toastOf(locale, 'group-left')?.text)).size).toBe(LOCALES.length);
});

it.each([undefined, '', 'toString', 'to-string', 'signedUp', '-', '<script>'])(
  'a forged cookie announces nothing',
  (value) => {
    expect(toastOf('en', value)).toBeNull();
  },
);
