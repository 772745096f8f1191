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

/** The file whose action the table names for a page. */
const actionOf = (file: string) =>
  /form-actions\/([\w-]+)\.ts/.exec(String(ROUTES[routeOfFile(file)]?.form))?.[1];

it('every page has a row in the table of routes, and every row a page with its parameters', () => {
  expect(FILES.length).toBeGreaterThan(45);
  expect(Object.keys(ROUTES).sort()).toEqual(FILES.map(routeOfFile).sort());
  expect(Object.keys(ROUTES).sort()).toEqual(Object.keys(PAGE_PARAMETERS).sort());
});

it('the table names the action of every form, one a page, and no page reads what was sent', () => {
  const withForms = FILES.filter((file) =>
    /readUndoLink\(|sentTo\(|takeSaid\(|export const POST/.test(read(file)),
  );
  expect(withForms.length).toBeGreaterThan(20);
  const inTable = Object.keys(ROUTES).filter((route) => ROUTES[route]?.form);
  expect(inTable.sort()).toEqual(withForms.map(routeOfFile).sort());
  for (const file of FILES) {
    const text = read(file);
    if (/readUndoLink\(|sentTo\(|takeSaid\(/.test(text))
      expect(text, file).toContain(`form-actions/${actionOf(file)}.ts`);
    if (!/export const POST/.test(text)) expect(text, file).not.toMatch(/'POST'|readForm|\.formData\(/);
  }
});

it('an action does something for one page, and each is in the table', async () => {
  const named = await Promise.all(
    Object.values(ROUTES).map(({ form }) => (typeof form === 'function' ? form() : null)),
  );
  const files = globSync('*.ts', { cwd: path.resolve(pages, '../form-actions') });
  expect(new Set(named.filter((action) => action !== null)).size).toBe(files.length);
});

it('no page decides by itself who may open it as a whole', () => {
  for (const file of FILES) expect(read(file), file).not.toMatch(/turnedAway|guard\(/);
  // A page that takes for granted that someone is logged in is closed to visitors.
  const closed = FILES.filter((file) => /viewerOf\(/.test(read(file)));
  expect(closed.length).toBeGreaterThan(4);
  for (const file of closed)
    expect(ROUTES[routeOfFile(file)]?.access, file).not.toMatch(/^(everybody|visitor)$/);
});

it('the pages that journeys look at as a visitor are open to visitors [NAV-20]', () => {
  const looked = SITE_PAGES.filter(({ file, as }) => as === null && !STAND_INS.includes(file));
  expect(looked.length).toBeGreaterThan(20);
  for (const { file, name } of looked)
    expect(ROUTES[routeOfFile(file)]?.access, name).toMatch(/^(everybody|visitor)$/);
  for (const route of ['/contest', '/about', '/privacy', '/terms', '/verifiedEmail'])
    expect(ROUTES[route]?.access, route).toBe('everybody');
});
