import { describe, expect, it } from 'vitest';
import { pointProblem } from './region.ts';

describe('a point of the region', () => {
  it.each([
    ['Hoboken', 40.745, -74.032, null],
    ['the Bronx', 40.837, -73.911, null],
    ['Cape May', 38.937, -74.906, null],
    ['Lowell', 42.646, -71.322, null],
    ['an unknown point', 0, 0, 'zero'],
    ['longitude first', -74.032, 40.745, 'swapped'],
    ['a lost minus', 40.745, 74.032, 'outside'],
    ['half a point', 40.745, 0, 'outside'],
    ['Paris', 48.857, 2.352, 'outside'],
    ['Los Angeles', 34.052, -118.244, 'outside'],
    ['the Atlantic', 38.9, -72.5, 'outside'],
    ['no number', Number.NaN, -74, 'outside'],
  ])('%s is judged by the bounds', (_, latitude, longitude, problem) => {
    expect(pointProblem({ latitude, longitude })).toBe(problem);
  });
});
