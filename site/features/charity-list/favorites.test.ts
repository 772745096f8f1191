import { describe, expect, it } from 'vitest';
import { districtsTexts } from '#domain/texts/generated/districts.ts';
import { favoritesFirst, toggledFavorites } from './favorites.ts';

describe('favorite districts', () => {
  it('come first in the order of choosing, then all others in theirs [DIS-01]', () => {
    const districts = ['1', '2', '3', '4'].map((id) => ({ id }));
    expect(favoritesFirst(districts, ['4', '2']).map(({ id }) => id)).toEqual(['4', '2', '1', '3']);
    expect(favoritesFirst(districts, []).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(favoritesFirst(districts, ['9', '3']).map(({ id }) => id)).toEqual(['3', '1', '2', '4']);
  });

  it('the toggle adds a district or takes it out [DIS-08]', () => {
    expect(toggledFavorites(['1'], '2', true)).toEqual(['1', '2']);
    expect(toggledFavorites(['1', '2'], '1', false)).toEqual(['2']);
  });

  it('a click that comes twice changes nothing more [DIS-08]', () => {
    expect(toggledFavorites(['1', '2'], '2', true)).toEqual(['1', '2']);
    expect(toggledFavorites(['1'], '2', false)).toEqual(['1']);
  });
});

it('counts volunteers in words [DIS-03, DIS-15]', () => {
  const { volunteerCount } = districtsTexts('en');
  expect([0, 1, 12].map((count) => volunteerCount({ count }))).toEqual([
    '0 volunteers',
    '1 volunteer',
    '12 volunteers',
  ]);
});
