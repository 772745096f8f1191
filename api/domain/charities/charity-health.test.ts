import { expect, it } from 'vitest';
import { fillPercentOf, healthProblems } from './charity-health.ts';

const NOW = Date.UTC(2026, 10, 16, 15);
const DAY_MS = 86_400_000;
const WELL = {
  lastUsedAt: NOW - 30 * DAY_MS,
  postedUntil: NOW + DAY_MS,
  takenCount: 5,
  spotCount: 10,
  unmarkedCount: 0,
  questionCount: 0,
};

it.each([
  [{}, []],
  [{ lastUsedAt: null }, ['QUIET']],
  [{ lastUsedAt: NOW - 30 * DAY_MS - 1 }, ['QUIET']],
  [{ postedUntil: null, takenCount: 0, spotCount: 0 }, ['NOTHING_POSTED']],
  [{ takenCount: 4 }, ['EMPTY']],
  [{ unmarkedCount: 1 }, ['UNMARKED']],
  [{ questionCount: 2, lastUsedAt: null }, ['QUIET', 'QUESTIONS']],
])('of a charity with %o it says %o [ONB-05]', (facts, problems) => {
  expect(healthProblems({ ...WELL, ...facts }, NOW)).toEqual(problems);
});

it('without spots ahead there is no share of them', () => {
  expect(fillPercentOf({ takenCount: 0, spotCount: 0 })).toBeNull();
  expect(fillPercentOf({ takenCount: 1, spotCount: 3 })).toBe(33);
});
