import { expect, it } from 'vitest';
import { daysUntil } from './new-york-time.ts';

it.each([
  ['2026-11-16T23:59:00-05:00', 0],
  ['2026-11-17T00:01:00-05:00', 1],
  ['2026-11-21T17:30:00-05:00', 5],
  ['2027-03-15T08:00:00-04:00', 119],
])(
  'by the days of New York, also over the change of clocks: %s is %i away [VHM-01: the countdown]',
  (day, count) => {
    expect(daysUntil(Date.parse(day), Date.parse('2026-11-16T15:00:00Z'))).toBe(count);
  },
);
