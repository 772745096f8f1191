import { expect, it } from 'vitest';
import { toastOf } from './flash.ts';

it('TST-04 TST-05 the notices after sign-up and bail-out', () => {
  expect(toastOf('signed-up')).toEqual({ tone: 'success', text: "You're signed up, friend!" });
  expect(toastOf('bailed-out')).toEqual({ tone: 'success', text: 'You abandoned this Quest.' });
});

it('TST-03 ACC-29 the notices after a removal and a registration', () => {
  expect(toastOf('account-deleted')).toEqual({ tone: 'success', text: 'Account deleted.' });
  expect(toastOf('registered')?.text).toBe('Please check your email to verify your account.');
});

it.each([undefined, '', 'toString', '<script>'])('a forged cookie announces nothing', (value) => {
  expect(toastOf(value)).toBeNull();
});
