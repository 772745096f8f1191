import { expect, it } from 'vitest';
import { tilesFrom } from './tile-policy.ts';

it('DSC-09 (part: streets) only the host of the tiles is let in, and only for pictures', () => {
  expect(tilesFrom('https://tiles.example:8443/s/{z}/{x}/{y}.png?key=a')).toEqual({
    'img-src': 'https://tiles.example:8443',
  });
});

it('DSC-09 (part: streets) without tiles nobody else is', () => {
  expect(tilesFrom(null)).toEqual({});
});
