import { expect, it } from 'vitest';
import { isBareNumber } from './bare-number.ts';

it.each([
  ['127.0.0.1', true],
  ['[::1]', true],
  ['2130706433', true],
  ['0x7f.1', true],
  ['localhost', false],
  ['volunteer.example', false],
  ['7eleven.example', false],
])('%s: %s [JOI-08: a bare number]', (host, is) => {
  expect(isBareNumber(host)).toBe(is);
});
