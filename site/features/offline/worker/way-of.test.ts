import { expect, it } from 'vitest';
import { PAGE_PARAMETERS } from '#domain/installation/page-parameters.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { KEPT_ROUTES, keptUnder, LEFT_ALONE, wayOf } from './way-of.ts';

const ORIGIN = 'https://quests.example';
const way = (path: string, method = 'GET', mode: RequestMode = 'navigate') =>
  wayOf({ method, mode, url: new URL(path, ORIGIN).href, referrer: '' }, ORIGIN);

it.each([
  ['/home', 'page'],
  ['/es/home', 'page'],
  ['/', 'page'],
  ['/login?returnTo=%2Fhome', 'page'],
  ['/questList/1/quest/soup', 'page'],
  ['/settings/data', 'page'],
  ['/console', 'leave'],
  ['/console/calendar', 'leave'],
  ['/console/quests/soup/attendance', 'page'],
  ['/console/quests/soup/show', 'leave'],
  ['/graphql', 'leave'],
  ['/files/my-data.html', 'leave'],
  ['/quest/soup.ics', 'leave'],
  ['/og/quest/soup.png', 'leave'],
  ['/guardian?token=x', 'leave'],
  ['/ar/join/link?token=x', 'leave'],
  ['/hand-over?token=x', 'leave'],
  ['/nowhere', 'leave'],
  ['https://other.example/home', 'leave'],
])('a page at %s: %s [VHM-06: what the worker does]', (path, expected) => {
  expect(way(path)).toBe(expected);
});

it.each([
  ['/logout', 'log-out'],
  ['/es/logout', 'log-out'],
  ['/login', 'other-person'],
  ['/join/who', 'other-person'],
  ['/verifiedEmail', 'other-person'],
  ['/undo-address', 'other-person'],
  ['/account-removal', 'other-person'],
  ['/home', 'leave'],
  ['/questList/1/quest/soup', 'leave'],
  ['/console', 'leave'],
])('a form sent to %s: %s [VHM-06: what the worker does]', (path, expected) => {
  expect(way(path, 'POST')).toBe(expected);
});

it.each([
  ['/_astro/page.abc.js', 'GET', 'part'],
  ['/shields/1.svg', 'GET', 'part'],
  ['/offline-copy.css', 'GET', 'own'],
  ['/pictures/a1-480.webp', 'GET', 'picture'],
  ['/pictures/a1-480.webp', 'POST', 'leave'],
  ['/graphql', 'POST', 'leave'],
  ['/find/results', 'GET', 'leave'],
  ['/files/my-data.html', 'GET', 'leave'],
  ['/console/assets/index.js', 'GET', 'part'],
  ['/settings', 'POST', 'leave'],
])('a file at %s, %s: %s [VHM-06: what the worker does]', (path, method, expected) => {
  expect(way(path, method, 'cors')).toBe(expected);
});

it('no way in and no address that acts for whoever has it passes the worker [VHM-06: what the worker does]', () => {
  const waysIn = Object.keys(ROUTES).filter((route) => ROUTES[route]?.isWayIn && route !== '/login');
  const withToken = Object.keys(PAGE_PARAMETERS).filter((route) => PAGE_PARAMETERS[route]?.includes('token'));
  expect(waysIn.length).toBeGreaterThan(20);
  for (const route of [...waysIn, ...withToken]) expect(LEFT_ALONE, route).toContain(route);
  for (const route of [...LEFT_ALONE, ...KEPT_ROUTES])
    expect(Object.keys(ROUTES), 'a route of the site').toContain(route);
});

it.each([
  ['/home', '/home'],
  ['/es/home', '/es/home'],
  ['/find', '/find'],
  ['/questList/1/quest/soup', '/questList/1/quest/soup'],
  ['/find?q=soup', null],
  ['/questList/1/quest/soup?picked=a', null],
  ['/settings', null],
  ['/settings/data', null],
  ['/inbox', null],
  ['/guardian', null],
])('%s under %s [VHM-06: what is kept at all]', (path, expected) => {
  expect(keptUnder(ORIGIN + path)).toBe(expected);
});

it('only an attendance sheet asks the API by way of the worker [CHK-01]', () => {
  const way = (page: string) => {
    const asked = { method: 'POST', mode: 'cors', url: `${ORIGIN}/graphql` } as const;
    return wayOf({ ...asked, referrer: ORIGIN + page }, ORIGIN);
  };
  expect(way('/console/quests/soup/attendance')).toBe('sheet');
  expect(way('/console/quests/soup/show')).toBe('leave');
  expect(way('/home')).toBe('leave');
});
