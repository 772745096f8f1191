import { expect, it } from 'vitest';
import { withTiles } from './tile-policy.ts';

const POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'";

it('DSC-09 (part: streets) only the host of the tiles is let in, and only for pictures', () => {
  expect(withTiles(POLICY, 'https://tiles.example:8443/s/{z}/{x}/{y}.png?key=a')).toBe(
    "default-src 'self'; img-src 'self' data: https://tiles.example:8443; object-src 'none'",
  );
});

it('DSC-09 (part: streets) without tiles nobody else is', () => {
  expect(withTiles(POLICY, null)).toBe(POLICY);
});
