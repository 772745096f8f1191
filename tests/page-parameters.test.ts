import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { holdsSecret, PAGE_PARAMETERS } from '#domain/installation/page-parameters.ts';
import { isOnTheWayIn } from '../site/lib/routes.ts';
import { atLeast } from './support/at-least.ts';

const site = path.resolve(import.meta.dirname, '../site');
const sources = globSync('{pages,features,layouts,lib,ui}/**/*.{astro,ts}', { cwd: site }).filter(
  (file) => !file.endsWith('.test.ts'),
);

/** Names of the parameters that a source reads of an address. */
function readBy(file: string): string[] {
  const text = readFileSync(path.join(site, file), 'utf8');
  return [...text.matchAll(/searchParams\s*\.\s*(?:get|has|getAll)\('([^']+)'\)/g)].map(
    (match) => match[1] ?? '',
  );
}

const routeOf = (page: string) =>
  page
    .replace(/^pages/, '')
    .replace(/\.(astro|ts)$/, '')
    .replace(/\/index$/, '')
    .replace(/\[\w+\]/g, ':id') || '/';

it('every parameter that a page reads is in the table, under its own route', () => {
  const pages = sources.filter((file) => file.startsWith('pages/') && readBy(file).length > 0);
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages)
    expect(PAGE_PARAMETERS[routeOf(page)], page).toEqual(expect.arrayContaining(readBy(page)));
});

it('every parameter of the table is read, and every one that is read is in the table', () => {
  const read = new Set(sources.flatMap(readBy));
  expect([...read].sort()).toEqual([...new Set(Object.values(PAGE_PARAMETERS).flat())].sort());
});

it('no page reads parameters in a way that this test does not see', () => {
  for (const file of atLeast(20, sources)) {
    const text = readFileSync(path.join(site, file), 'utf8');
    const uses = text.match(/searchParams(?!\s*\.\s*(?:get|has|getAll)\('|[ ,}])/g) ?? [];
    expect(uses, file).toEqual([]);
  }
});

it('every page has a row in the table, and every row a page', () => {
  const routes = sources.filter((file) => file.startsWith('pages/')).map(routeOf);
  // They stand in for pages.
  const own = routes.filter((route) => !['/404', '/500', '/unavailable', '/[...missing]'].includes(route));
  expect(Object.keys(PAGE_PARAMETERS).sort()).toEqual([...new Set(own)].sort());
});

it('an address acts by itself where its page reads a token, and none of these is a way back [SAF-38]', () => {
  const secret = Object.keys(PAGE_PARAMETERS).filter((route) => holdsSecret(`${route}?token=x`));
  expect(secret).toEqual(
    expect.arrayContaining(['/guardian', '/guardian/consent', '/passwordReset', '/verifyEmail']),
  );
  expect(secret).toEqual(
    Object.keys(PAGE_PARAMETERS).filter((route) => PAGE_PARAMETERS[route]?.includes('token')),
  );
  for (const route of atLeast(4, secret)) {
    expect(holdsSecret(route), route).toBe(false);
    expect(isOnTheWayIn(route), route).toBe(true);
  }
});
