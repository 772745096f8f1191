import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_PARAMETERS } from '#domain/installation/page-parameters.ts';
import { ROUTES } from '../site/lib/routes.ts';
import { SITE_PAGES } from './e2e/site-pages.ts';

const pages = path.resolve(import.meta.dirname, '../site/pages');
/** What stands in for pages, wherever they are. */
const STAND_INS = ['404.astro', '500.astro', 'unavailable.astro', '[...missing].astro'];
const FILES = globSync('**/*.{astro,ts}', { cwd: pages }).filter((file) => !STAND_INS.includes(file));

const routeOfFile = (file: string) =>
  `/${file}`
    .replace(/\.(astro|ts)$/, '')
    .replace(/\/index$/, '')
    .replace(/\[\w+\]/g, ':id') || '/';
const read = (file: string) => readFileSync(path.join(pages, file), 'utf8');

it('every page has a row in the table of routes, and every row a page with its parameters', () => {
  expect(FILES.length).toBeGreaterThan(45);
  expect(Object.keys(ROUTES).sort()).toEqual(FILES.map(routeOfFile).sort());
  expect(Object.keys(ROUTES).sort()).toEqual(Object.keys(PAGE_PARAMETERS).sort());
});

it('a page has forms in the table where it reads what was sent, and there alone', () => {
  const reading = FILES.filter((file) => /request\.method === 'POST'|export const POST/.test(read(file)));
  expect(reading.length).toBeGreaterThan(20);
  const inTable = Object.keys(ROUTES).filter((route) => ROUTES[route]?.hasForms);
  expect(inTable.sort()).toEqual(reading.map(routeOfFile).sort());
});

it('no page decides by itself who may open it as a whole', () => {
  for (const file of FILES) expect(read(file), file).not.toMatch(/turnedAway|guard\(/);
  // A page that takes for granted that somebody is logged in is closed to visitors.
  const closed = FILES.filter((file) => /viewerOf\(/.test(read(file)));
  expect(closed.length).toBeGreaterThan(4);
  for (const file of closed)
    expect(ROUTES[routeOfFile(file)]?.access, file).not.toMatch(/^(everybody|visitor)$/);
});

it('NAV-20 the pages that journeys look at as a visitor are open to visitors', () => {
  const looked = SITE_PAGES.filter(({ file, as }) => as === null && !STAND_INS.includes(file));
  expect(looked.length).toBeGreaterThan(20);
  for (const { file, name } of looked)
    expect(ROUTES[routeOfFile(file)]?.access, name).toMatch(/^(everybody|visitor)$/);
  for (const route of ['/contest', '/about', '/privacy', '/terms', '/verifiedEmail'])
    expect(ROUTES[route]?.access, route).toBe('everybody');
});
