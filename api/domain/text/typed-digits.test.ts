import { expect, it } from 'vitest';
import { sixDigitsOf, withPlainDigits } from './typed-digits.ts';

it.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['012-345', '012345'],
  ['012–345', '012345'],
  ['0 1 2 3 4 5', '012345'],
  ['０１２３４５', '012345'],
  ['٠١٢٣٤٥', '012345'],
  ['۰۱۲۳۴۵', '012345'],
  ['\u200e012345\u202c', '012345'],
  ['012345\n', '012345'],
  ['12345', null],
  ['1234567', null],
  ['12a456', null],
  ['', null],
  ['x'.repeat(100_000), null],
])('%j is read as %s [JOI-01: reading a code]', (typed, code) => {
  expect(sixDigitsOf(typed)).toBe(code);
});

it('digits of other keyboards are ours, and letters stay [JOI-20: digits]', () => {
  expect(withPlainDigits('٢٠١ ５５５ abc')).toBe('201 555 abc');
});
