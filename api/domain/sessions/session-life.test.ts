import { expect, it } from 'vitest';
import { SESSION_LIFE, sessionEndAfterUse, sessionLifeOf } from './session-life.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

it.each([
  [false, 0, 30 * DAY_MS],
  [false, 29 * DAY_MS, 59 * DAY_MS],
  [false, 31 * DAY_MS, 60 * DAY_MS],
  [true, 0, 12 * HOUR_MS],
  [true, 6 * DAY_MS, 6.5 * DAY_MS],
  [true, 6.9 * DAY_MS, 7 * DAY_MS],
])('a session (staff: %s) used %d ms after it began ends at %d [SAF-26]', (isStaff, usedAt, end) => {
  expect(sessionEndAfterUse(sessionLifeOf({ isStaff }), 0, usedAt)).toBe(end);
});

it('nobody is logged in for longer than 60 days, staff not longer than 7 [SAF-26]', () => {
  expect([SESSION_LIFE.everybody.longestMs, SESSION_LIFE.staff.longestMs]).toEqual([60 * DAY_MS, 7 * DAY_MS]);
});
