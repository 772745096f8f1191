import { expect, it } from 'vitest';
import { favoriteDistrictsOf, refusalOfFavorites } from './favorite-districts.ts';

it.each([
  [[], null],
  [['1'], null],
  [['1', '2'], null],
  [['1', '2', '3'], 'TOO_MANY_FAVORITE_DISTRICTS'],
])('DIS-09 at most two favorites: %j', (ids, refusal) => {
  expect(refusalOfFavorites(ids)).toBe(refusal);
});

it('DIS-08 every district counts once, in the order of choosing', () => {
  expect(favoriteDistrictsOf(['2', '1', '2'])).toEqual(['2', '1']);
});
