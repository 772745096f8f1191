import { expect, it } from 'vitest';
import { toldMemberCount } from './guild-size.ts';

it.each([
  [0, 0],
  [1, null],
  [4, null],
  [5, 5],
  [9, 5],
  [10, 10],
  [104, 100],
])('%i members are told as %s [SAF-04, DEC-75]', (count, told) => {
  expect(toldMemberCount(count)).toBe(told);
});
