import { expect, it } from 'vitest';
import { favoriteDistrictsOf, refusalOfFavorites } from './favorite-districts.ts';

it.each([
  [[], null],
  [['1'], null],
  [['1', '2'], null],
  [['1', '2', '3'], 'TOO_MANY_FAVORITE_DISTRICTS'],
])('at most two favorites: %j [DIS-09]', (ids, refusal) => {
  expect(refusalOfFavorites(ids)).toBe(refusal);
});

it('every district counts once, in the order of choosing [DIS-08]', () => {
  expect(favoriteDistrictsOf(['2', '1', '2'])).toEqual(['2', '1']);
});
