import { describe, expect, it } from 'vitest';
import { nextTurn, TURN_MS, TURN_SIZES } from './turns.ts';

describe('how many a turn does at once', () => {
  it.each([
    ['as many again where it was in time', 30, TURN_MS, 30],
    ['half of them where it took twice as long', 30, 2 * TURN_MS, 15],
    ['a tenth at once where the machine is ten times slower', 60, 10 * TURN_MS, 6],
    ['twice as many at most, however quick it was', 10, 0.1, 20],
    ['twice as many where the clock has not moved', 10, 0, 20],
    ['never more than one write may hold', 50, 1, TURN_SIZES.most],
    ['never so few that it gets nowhere', 10, 10_000, TURN_SIZES.least],
    ['and up again from there', TURN_SIZES.least, 1, 2 * TURN_SIZES.least],
  ])('%s [REM-03: turns]', (_what, done, tookMs, next) => {
    expect(nextTurn(done, tookMs)).toBe(next);
  });
});
