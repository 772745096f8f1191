import { expect, it } from 'vitest';
import { tilesFrom } from './page-policy.ts';

it('only the host of the tiles is let in, and only for pictures [DSC-09: streets]', () => {
  expect(tilesFrom('https://tiles.example:8443/s/{z}/{x}/{y}.png?key=a')).toEqual({
    'img-src': 'https://tiles.example:8443',
  });
});

it('without tiles nobody else is [DSC-09: streets]', () => {
  expect(tilesFrom(null)).toEqual({});
});
