import { expect, it } from 'vitest';
import { slowDownMs } from './slow-down.ts';

it.each([
  [0, 0],
  [99, 0],
  [100, 20],
  [149, 1_000],
  [199, 2_000],
  [300, 4_020],
  [499, 8_000],
  [999, 8_000],
  [1_000_000, 8_000],
])(
  'after %i attempts at a limit of 100 an answer waits %i ms, never more than 8 s [SAF-24]',
  (count, wait) => {
    expect(slowDownMs(count, 100)).toBe(wait);
  },
);
