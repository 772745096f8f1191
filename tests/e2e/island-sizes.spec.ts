import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const KB = 1000;
const MOST_REACT_BYTES = 70 * KB;
const MOST_ISLAND_BYTES = 12 * KB;
const MOST_MAP_BYTES = 55 * KB;

const dist = path.resolve(import.meta.dirname, '../../site/dist');
const REACT = /\/(client|react|jsx-runtime|rolldown-runtime)\.[^/]+\.js$/;
/** The map is fetched once someone opens it. */
const MAP = 'features/find/live-map.ts';

/** What browsers fetch by source: the built file of each island and each script of a page, as the build itself says. */
function builtScripts(): Map<string, string> {
  const server = readFileSync(path.join(dist, 'server/entry.mjs'), 'utf8');
  const [, modules = '{}'] = /"entryModules":(\{.*?\})/s.exec(server) ?? [];
  const scripts = Object.entries(JSON.parse(modules) as Record<string, string>)
    .filter(([, file]) => /^_astro\/.+\.js$/.test(file))
    .map(([source, file]) => [source.replace(/^.*\/site\//, ''), path.join(dist, 'client', file)] as const);
  return new Map(scripts);
}

/** A file with all that has to be there before it runs. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g)) {
    filesOf(path.resolve(path.dirname(file), imported), found);
  }
  return found;
}

/** Files travel one by one, so each is compressed by itself. */
function sentBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}

const scripts = builtScripts();
const islands = [...scripts].filter(([source]) => source.endsWith('.tsx'));
const withReact = [...scripts.values()].flatMap((file) => [...filesOf(file)]);

test('React takes at most 70 kB once for all islands, the map 55 when it is opened [DSC-20: sizes]', () => {
  const react = sentBytes(new Set(withReact.filter((file) => REACT.test(file))));
  expect(react).toBeGreaterThan(MOST_REACT_BYTES / 2);
  expect(react).toBeLessThanOrEqual(MOST_REACT_BYTES);
  const map = scripts.get(MAP);
  expect(sentBytes(filesOf(map ?? ''))).toBeLessThanOrEqual(MOST_MAP_BYTES);
});

test('each island and each script of a page takes at most 12 kB more [DSC-20: sizes]', () => {
  const names = islands.map(([source]) => source.replace(/^.*\//, ''));
  expect(names).toEqual(
    expect.arrayContaining([
      'FindQuests.tsx',
      'QuestList.tsx',
      'SignUp.tsx',
      'ShareSheet.tsx',
      'TypeGallery.tsx',
      'Standings.tsx',
    ]),
  );
  const own = [...scripts]
    .filter(([source]) => source !== MAP && !source.startsWith('@'))
    .map(([source, file]) => ({
      source,
      bytes: sentBytes([...filesOf(file)].filter((one) => !REACT.test(one))),
    }));
  const sizes = own.toSorted((a, b) => b.bytes - a.bytes);
  test.info().annotations.push({ type: 'largest', description: JSON.stringify(sizes.slice(0, 5)) });
  expect(sizes.filter(({ bytes }) => bytes > MOST_ISLAND_BYTES)).toEqual([]);
  for (const [source, file] of islands) expect(filesOf(file).size, source).toBeGreaterThan(1);
});
