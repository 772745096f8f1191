import { expect, it } from 'vitest';
import { contrast, linearLight, luminance, rgbOf } from './contrast.ts';

it('reads the three parts of a colour and refuses other text', () => {
  expect(rgbOf('#FFA94E')).toEqual([255, 169, 78]);
  expect(() => rgbOf('orange')).toThrow(RangeError);
  expect(() => rgbOf('#FFF')).toThrow(RangeError);
});

it('measures contrast as WCAG 2 does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#FFFFFF', '#000000')).toBe(21);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(luminance('#FFFFFF')).toBeCloseTo(1, 6);
  expect(linearLight(0)).toBe(0);
});
