import { expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { dollarValue, retentionPercentage } from './recap.ts';
import { recapDenied } from './recap-period.ts';

it('a minute is worth a sixtieth of its hour, exact to the cent [REC-13, REC-15, HRS-12]', () => {
  const worth = [0, 1, 60, 181, 12_345_678].map((minutes) => dollarValue([{ minutes, cents: 3300 }]));
  expect(worth).toEqual([0, 0.55, 33, 99.55, 6_790_122.9]);
  expect(
    dollarValue([
      { minutes: 60, cents: 3349 },
      { minutes: 30, cents: 4000 },
    ]),
  ).toBe(53.49);
});

it('retention is of those of the month before, and unknown when there were none [OPEN-REC-02]', () => {
  expect([retentionPercentage(2, 3), retentionPercentage(0, 4), retentionPercentage(0, 0)]).toEqual([
    200 / 3,
    0,
    null,
  ]);
});

it('the refusal says whom to ask [REC-07]', () => {
  expect(inEnglish(recapDenied('help@demo.example'))).toBe(
    'Ask your administrator for access, or email help@demo.example.',
  );
  expect(inEnglish(recapDenied(null))).toMatch(/administrator for access\.$/);
});
