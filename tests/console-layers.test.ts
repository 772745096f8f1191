import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, foldersInCircles, importsBetween } from './support/folders.ts';
import { importsOf, shippedSources } from './support/source-imports.ts';

/** Layers of the console by their folders, the lowest first; `backoffice/README.md` says what each holds. */
const LAYERS: readonly (readonly string[])[] = [
  ['gql'],
  ['language'],
  ['theme'],
  ['api-client'],
  ['session'],
  ['resources'],
  ['records'],
  ['widgets', 'editor', 'files'],
  ['fields'],
  [
    'alerts',
    'attendance',
    'calendar',
    'documents',
    'charity',
    'groups',
    'guilds',
    'home',
    'hours-claims',
    'quest-messages',
    'messages',
    'own-account',
    'pictures',
    'programs',
    'quests',
    'recaps',
    'safety',
    'staff',
    'stamps',
    'trainings',
    'volunteers',
    'waiting-list',
  ],
  ['shell'],
];

const root = path.resolve(import.meta.dirname, '..');

/** Maximum number of files in a folder. */
const MOST_FILES = 15;

const sources = shippedSources('backoffice');
const layerOf = (file: string): number =>
  LAYERS.findIndex((layer) => layer.includes(file.split('/')[1] ?? ''));

describe('the console is in layers', () => {
  const built = sources.filter((file) => layerOf(file) >= 0);

  it('every file is in a layer, but for those that put the console together', () => {
    expect(built.length).toBeGreaterThan(300);
    expect(sources.filter((file) => layerOf(file) < 0).sort()).toEqual([
      'backoffice/App.tsx',
      'backoffice/build.ts',
      'backoffice/lazy-page.ts',
      'backoffice/main.tsx',
      'backoffice/operations.ts',
      'backoffice/pages.tsx',
      'backoffice/staff-pages.tsx',
      'backoffice/vite-env.d.ts',
      'backoffice/vite-first-question.ts',
      'backoffice/vite-left-out.ts',
      'backoffice/vite-one-language.ts',
      'backoffice/vite-opened-with.ts',
      'backoffice/vite.config.ts',
    ]);
  });

  it('no file imports from a layer above, nor from what puts the console together', () => {
    const broken = built.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('backoffice/'))
        .filter((target) => layerOf(target) < 0 || layerOf(target) > layerOf(file))
        .map((target) => `${file} imports ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('folders form no circles', () => {
    expect(foldersInCircles(importsBetween(sources))).toEqual([]);
  });

  it('finds a circle of folders', () => {
    const imports = new Map([
      ['page', new Set(['part'])],
      ['part', new Set(['record', 'theme'])],
      ['record', new Set(['part'])],
    ]);
    expect(foldersInCircles(imports)).toEqual(['part', 'record']);
    expect(importsBetween(['backoffice/App.tsx', 'backoffice/theme/theme.ts'])).toEqual(
      new Map([
        ['backoffice', new Set(['backoffice/theme'])],
        ['backoffice/theme', new Set()],
      ]),
    );
  });

  it('a training and a volunteer are called so by what the console names itself', () => {
    const otherWord = /orientation|chariteer/i;
    expect(sources.filter((file) => otherWord.test(file))).toEqual([]);
    const declared = built.flatMap((file) =>
      [
        ...readFileSync(path.join(root, file), 'utf8').matchAll(/\b(?:function|const|let|type|class) (\w+)/g),
      ].map(([, name = '']) => `${file}: ${name}`),
    );
    expect(declared.length).toBeGreaterThan(1000);
    // The types of the API's documents keep the API's words.
    const ours = declared.filter((name) => !name.startsWith('backoffice/gql/'));
    expect(ours.filter((name) => otherWord.test(name))).toEqual([]);
  });

  it('no folder holds more files than are taken in at a glance', () => {
    const folders = [...Map.groupBy(built, folderOf)].filter(([, files]) => files.length > MOST_FILES);
    expect(folders.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });
});
