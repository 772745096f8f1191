import { expect, it } from 'vitest';
import { pageAddress, pageRoute } from './page-parameters.ts';

it.each([
  ['/contest', '/contest'],
  ['/contest?utm_source=x&fbclid=y', '/contest'],
  ['/?utm_source=x', '/'],
  ['/?forceReload=true&utm_source=x', '/?forceReload=true'],
  ['/questList/1?month=2026-12&utm_medium=mail&view=calendar', '/questList/1?view=calendar&month=2026-12'],
  ['/questList/1?view=list&view=calendar', '/questList/1?view=list'],
  ['/questList/1/?view=calendar', '/questList/1/?view=calendar'],
  ['/quest%4Cist/1?view=calendar', '/quest%4Cist/1?view=calendar'],
  ['/questList/1/quest/2?view=calendar', '/questList/1/quest/2'],
  ['/guilds/search?q=a&tab=past', '/guilds/search?q=a'],
  ['/guilds/7?q=a&tab=past', '/guilds/7?tab=past'],
  [
    '/login?returnTo=%2FquestList%2F1%3Fview%3Dcalendar',
    '/login?returnTo=%2FquestList%2F1%3Fview%3Dcalendar',
  ],
  ['/%E0%A4%A?q=1', '/%E0%A4%A'],
  ['/toString?constructor=1', '/toString'],
])('%s is kept as %s', (address, known) => {
  expect(pageAddress(address)).toBe(known);
});

it.each([
  ['/', '/'],
  ['/questList/12/', '/questList/:id'],
  ['/questList/12/quest/7', '/questList/:id/quest/:id'],
  ['/guilds/search', '/guilds/search'],
  ['/guilds/somebody', '/guilds/:id'],
  ['/somebody@mail.example', null],
  ['/login/somebody', null],
])('the route of %s is %s', (path, route) => {
  expect(pageRoute(path)).toBe(route);
});
