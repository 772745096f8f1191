import { expect, it } from 'vitest';
import { laterRouteOf } from './later-routes.ts';

it.each([
  ['/terms', 'Terms of Service', true],
  ['/terms/', 'Terms of Service', true],
])('STA-13 %s is a route whose page is still to come', (path, title, isPublic) => {
  expect(laterRouteOf(path)).toMatchObject({ title, isPublic });
});

it.each(['/nothing', '/Terms', '/terms/more', '/guilds', '/'])('NAV-22 %s is no route at all', (path) => {
  expect(laterRouteOf(path)).toBeNull();
});
