import { describe, expect, it } from 'vitest';
import type { Reach } from '../permissions/permissions.ts';
import { isToldOfYoung } from './told-young.ts';

const START = Date.parse('2026-11-18T15:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('lists and counts about the people of a quest', () => {
  it.each<[Reach, string, number | null, number, boolean]>([
    ['always', 'days before', START, START - 5 * DAY_MS, true],
    ['always', 'without a date', null, START, true],
    ['quest', 'the day before', START, START - DAY_MS, false],
    ['quest', 'on the day', START, START - HOUR_MS, true],
    ['quest', 'the day after', START, START + DAY_MS, false],
    ['quest', 'without a date', null, START, false],
    ['none', 'on the day', START, START, false],
  ])(
    'have the young for who reads names %s, %s: %s %s %s [SAF-04, DEC-75]',
    (reach, _when, at, now, told) => {
      expect(isToldOfYoung(reach, at, now)).toBe(told);
    },
  );
});
