import { describe, expect, it } from 'vitest';
import { holdEndsAt, MOST_HOLDS_OF_NETWORK, mayHold, mostHolds } from './hold-terms.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOW = Date.UTC(2026, 10, 16, 15);

describe('how long a place is held', () => {
  it.each([
    ['a quest in days', 72 * HOUR_MS, 10 * MINUTE_MS],
    ['a quest that begins sooner', 4 * MINUTE_MS, 4 * MINUTE_MS],
    ['a quest without a date', null, 10 * MINUTE_MS],
    ['a quest that has begun', 0, null],
  ])('ten minutes while somebody says who they are: %s [JOI-18: API]', (_case, startsIn, holds) => {
    const startsAt = startsIn === null ? null : NOW + startsIn;
    expect(holdEndsAt('joining', startsAt, NOW)).toBe(holds === null ? null : NOW + holds);
  });

  it.each([
    ['a quest in a week', 168 * HOUR_MS, 48 * HOUR_MS],
    ['a quest in 50 hours', 50 * HOUR_MS, 38 * HOUR_MS],
    ['a quest in 12 hours', 12 * HOUR_MS, null],
    ['a quest without a date', null, 48 * HOUR_MS],
  ])('48 hours for a guardian, 12 before the start at most: %s [JOI-06: API]', (_case, startsIn, holds) => {
    const startsAt = startsIn === null ? null : NOW + startsIn;
    expect(holdEndsAt('guardian', startsAt, NOW)).toBe(holds === null ? null : NOW + holds);
  });
});

it.each([
  [1, 1],
  [4, 1],
  [9, 1],
  [10, 2],
  [14, 2],
  [50, 10],
])('of %i places at most %i are held at once [JOI-18: API]', (resourceMaxNumber, most) => {
  expect(mostHolds(resourceMaxNumber)).toBe(most);
  const facts = { resourceMaxNumber, holdsOfNetwork: 0 };
  expect(mayHold({ ...facts, holdsOfQuest: most - 1 })).toBe(true);
  expect(mayHold({ ...facts, holdsOfQuest: most })).toBe(false);
});

it('one network holds three places at once, of whatever quests [JOI-18: API]', () => {
  const facts = { resourceMaxNumber: 100, holdsOfQuest: 0 };
  expect(MOST_HOLDS_OF_NETWORK).toBe(3);
  expect(mayHold({ ...facts, holdsOfNetwork: 2 })).toBe(true);
  expect(mayHold({ ...facts, holdsOfNetwork: 3 })).toBe(false);
});
