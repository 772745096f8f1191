import { expect, it } from 'vitest';
import { pointIn } from './listed-pins.ts';

it('a point as a card has it [DSC-09: in step with the list]', () => {
  expect(pointIn('40.74 -74.03')).toEqual({ latitude: 40.74, longitude: -74.03 });
});

it.each(['', 'north', '40.7', '40.7 -74 3', 'NaN 1', '1 Infinity'])('%j is no point', (text) => {
  expect(pointIn(text)).toBeNull();
  expect(pointIn(undefined)).toBeNull();
});
