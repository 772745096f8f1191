import { expect, it } from 'vitest';
import { keptMana, MANA_PACKAGE, manaPackages } from './mana-package.ts';

it('packages are Mana and dollars, the smallest first [EDG-11]', () => {
  expect(manaPackages(['5000:40', '100:0.50', '1000:9.95'])).toEqual([
    { mana: 100, cents: 50 },
    { mana: 1000, cents: 995 },
    { mana: 5000, cents: 4000 },
  ]);
});

it.each(['0:5', '1000', '1000:0.49', '1000:9.5', '01:5', '1000000:5', '1000:100000', ' 10:5'])(
  '«%s» is none [EDG-11]',
  (entry) => {
    expect(MANA_PACKAGE.test(entry)).toBe(false);
    expect(manaPackages([entry])).toEqual([]);
  },
);

it.each([
  [0, 1000],
  [1, 999],
  [475, 500],
  [949, 2],
  [950, 0],
  [951, 0],
])('of 1,000 Mana for $9.50 stay, with %s cents given back, %s [EDG-11]', (returned, mana) => {
  expect(keptMana({ mana: 1000, cents: 950 }, returned)).toBe(mana);
});

it('what was free stays [EDG-11]', () => {
  expect(keptMana({ mana: 10, cents: 0 }, 5)).toBe(10);
});
