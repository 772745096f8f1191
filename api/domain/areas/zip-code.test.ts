import { describe, expect, it } from 'vitest';
import { cityMeans, cityOf, isZip } from './zip-code.ts';

describe('ZIP codes', () => {
  it.each([
    ['07030', true],
    ['7030', false],
    ['07030-1234', false],
    ['0703O', false],
    ['٠٧٠٣٠', false],
    ['07030\n', false],
    ['', false],
  ])('%j: %s [DSC-04: what is one]', (text, is) => {
    expect(isZip(text)).toBe(is);
  });

  it('a city’s middle is that of its known points, however its name is written [DSC-04: table]', () => {
    const means = cityMeans([
      { city: 'Hoboken', state: 'NJ', point: { latitude: 40, longitude: -74 } },
      { city: 'HOBOKEN', state: 'nj', point: { latitude: 41, longitude: -75 } },
      { city: 'Hoboken', state: 'NJ', point: null },
      { city: 'Hoboken', state: 'GA', point: { latitude: 31, longitude: -82 } },
      { city: 'Adelphia', state: 'NJ', point: null },
    ]);
    expect(means.get(cityOf({ city: 'hoboken', state: 'NJ' }))).toEqual({
      latitude: 40.5,
      longitude: -74.5,
    });
    expect(means.get(cityOf({ city: 'Hoboken', state: 'GA' }))).toEqual({ latitude: 31, longitude: -82 });
    expect(means.has(cityOf({ city: 'Adelphia', state: 'NJ' }))).toBe(false);
  });
});
