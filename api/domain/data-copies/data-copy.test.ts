import { describe, expect, it } from 'vitest';
import { isCopyThere, refusalOfCopy, stateAfterFailure } from './data-copy.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('when a file of one’s own data can be asked for', () => {
  it.each([
    ['who never had one', null, null],
    ['while one is being made', { state: 'making', ago: 30 * DAY_MS }, 'DATA_COPY_IN_WORK'],
    ['a minute before a day is over', { state: 'ready', ago: DAY_MS - 60_000 }, 'DATA_COPY_TODAY'],
    ['when the day is over', { state: 'ready', ago: DAY_MS }, null],
    ['at once, where it could not be made', { state: 'failed', ago: 0 }, null],
  ] as const)('%s [JOI-15: one a day]', (_case, last, code) => {
    const copy = last && { state: last.state, askedAt: NOW - last.ago, expiresAt: null };
    expect(refusalOfCopy(copy, NOW)?.code ?? null).toBe(code);
  });
});

it('a file is there until the instant at which it ends, and only when it is made [JOI-15: 7 days]', () => {
  const ready = { state: 'ready', askedAt: NOW, expiresAt: NOW + 7 * DAY_MS } as const;
  expect(isCopyThere(ready, NOW + 7 * DAY_MS - 1)).toBe(true);
  expect(isCopyThere(ready, NOW + 7 * DAY_MS)).toBe(false);
  expect(isCopyThere({ state: 'making', askedAt: NOW, expiresAt: null }, NOW)).toBe(false);
});

it('what cannot be made is tried three times, then said [JOI-15: trouble]', () => {
  expect([1, 2, 3].map(stateAfterFailure)).toEqual(['making', 'making', 'failed']);
});
