import { expect, it } from 'vitest';
import { colorDistance } from './color-distance.ts';

it('measures black to white as 1 for every kind of sight', () => {
  expect(colorDistance('#000000', '#FFFFFF')).toBeCloseTo(1, 3);
  expect(colorDistance('#000000', '#FFFFFF', 'deutan')).toBeCloseTo(1, 2);
  expect(colorDistance('#1B4B9B', '#1B4B9B', 'tritan')).toBe(0);
});

it('sees red and green draw together without the red or green cones', () => {
  const full = colorDistance('#C0392B', '#6B8E23');
  expect(colorDistance('#C0392B', '#6B8E23', 'protan')).toBeLessThan(full * 0.75);
  expect(colorDistance('#C0392B', '#6B8E23', 'deutan')).toBeLessThan(full / 2);
  expect(colorDistance('#C0392B', '#6B8E23', 'tritan')).toBeGreaterThan(full / 2);
});
