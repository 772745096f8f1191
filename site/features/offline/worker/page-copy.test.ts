import { expect, it } from 'vitest';
import { importsOf, partsOf, withBar } from './page-copy.ts';

const FACTS = {
  locale: 'es',
  now: Date.parse('2026-11-23T20:00:00Z'),
  since: Date.parse('2026-11-23T19:05:00Z'),
  madeAt: Date.parse('2026-11-21T15:00:00Z'),
  address: '/es/questList/1?q="><script>&x=1',
  home: '/es/home',
  isLogOutOwed: false,
} as const;

it('since when there is no connection, of when the page is, and the ways on [VHM-06: what the bar says]', () => {
  const page = withBar(
    '<html lang="es"><head><title>Inicio</title></head><body class="x"><p>$& hola</p>',
    FACTS,
  );
  expect(page).toContain('<title>Sin conexión · Inicio</title>');
  expect(page).toContain('<strong>Sin conexión desde: 2:05 p. m.</strong>');
  expect(page).toContain('Esta página es de sábado, 21 de noviembre de 2026, 10:00 a. m.');
  expect(page).toContain('<a href="/es/home">');
  expect(page).toContain('<p>$& hola</p>');
  expect(page).not.toContain('"><script>&x');
  const owed = withBar('<body>', { ...FACTS, isLogOutOwed: true, home: null });
  expect(owed).toContain('Tu sesión se cierra cuando vuelva la conexión.');
});

it('its own files and no others [VHM-06: what a copy needs]', () => {
  const html =
    '<link href="/_astro/a.css"><script src="/_astro/b.js"></script><use href="/shields/1.svg#x"><img src="/pictures/p.jpg"><a href="/home"><astro-island component-url="/_astro/c.js" renderer-url="/_astro/d.js">';
  expect(partsOf(html)).toEqual([
    '/_astro/a.css',
    '/_astro/b.js',
    '/shields/1.svg',
    '/_astro/c.js',
    '/_astro/d.js',
  ]);
  expect(importsOf('import{a}from"./e.X-1.js";import("./f.js");"../g.js"')).toEqual([
    '/_astro/e.X-1.js',
    '/_astro/f.js',
  ]);
});
