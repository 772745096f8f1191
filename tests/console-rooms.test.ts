import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { doorsBetween, roomOf, roomsInCircles } from './support/rooms.ts';
import { importsOf, shippedSources } from './support/source-imports.ts';

/** Layers of the console by their folders, the lowest first; `backoffice/README.md` says what each holds. */
const FLOORS: readonly (readonly string[])[] = [
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
    'groups',
    'guilds',
    'home',
    'quest-messages',
    'messages',
    'own-account',
    'pictures',
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
const floorOf = (file: string): number =>
  FLOORS.findIndex((floor) => floor.includes(file.split('/')[1] ?? ''));

describe('the console stands on floors', () => {
  const built = sources.filter((file) => floorOf(file) >= 0);

  it('every file stands on a floor, but for those that put the console together', () => {
    expect(built.length).toBeGreaterThan(300);
    expect(sources.filter((file) => floorOf(file) < 0).sort()).toEqual([
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

  it('nobody imports from a floor above, nor from what puts the console together', () => {
    const broken = built.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('backoffice/'))
        .filter((target) => floorOf(target) < 0 || floorOf(target) > floorOf(file))
        .map((target) => `${file} imports ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('no way leads from a room back into it', () => {
    expect(roomsInCircles(doorsBetween(sources))).toEqual([]);
  });

  it('a circle of rooms would be seen', () => {
    const doors = new Map([
      ['page', new Set(['part'])],
      ['part', new Set(['record', 'theme'])],
      ['record', new Set(['part'])],
    ]);
    expect(roomsInCircles(doors)).toEqual(['part', 'record']);
    expect(doorsBetween(['backoffice/App.tsx', 'backoffice/theme/theme.ts'])).toEqual(
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

  it('no room holds more files than are taken in at a glance', () => {
    const rooms = [...Map.groupBy(built, roomOf)].filter(([, files]) => files.length > MOST_FILES);
    expect(rooms.map(([room, files]) => `${room}: ${files.length}`)).toEqual([]);
  });
});
