import { expect, it } from 'vitest';
import { reputationAt } from './reputation.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const HALF_YEAR = 182.625 * 24 * 3_600_000;

it('what was earned or lost halves every 6 months [HRS-10]', () => {
  const cases = [
    [[{ at: NOW, value: 10 }], 10],
    [[{ at: NOW - HALF_YEAR, value: 10 }], 5],
    [[{ at: NOW - 2 * HALF_YEAR, value: 40 }], 10],
    [
      [
        { at: NOW, value: 10 },
        { at: NOW - HALF_YEAR, value: -10 },
      ],
      5,
    ],
    [[{ at: NOW + HALF_YEAR, value: 10 }], 10],
    [[], 0],
  ] as const;
  for (const [earned, reputation] of cases) expect(reputationAt(earned, NOW)).toBe(reputation);
});
