import { expect, it } from 'vitest';
import { toastOf } from './flash.ts';

it('TST-04 TST-05 the notices after sign-up and bail-out', () => {
  expect(toastOf('signed-up')).toEqual({ tone: 'success', text: "You're signed up, friend!" });
  expect(toastOf('bailed-out')).toEqual({ tone: 'success', text: 'You abandoned this Quest.' });
});

it.each([undefined, '', 'toString', '<script>'])('a forged cookie announces nothing', (value) => {
  expect(toastOf(value)).toBeNull();
});
