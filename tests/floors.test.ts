import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, shippedSources } from './support/source-imports.ts';

/** The floors of the API, the lowest first: nobody imports from a floor above, and from one room no way leads back. */
const FLOORS = [
  'process',
  'sdl',
  'rows',
  'access',
  'reads',
  'verbs',
  'resolvers',
  'graphql',
  'http',
] as const;

/** Whose verbs the verbs of a noun may call; what all may read stands in `reads`. */
const VERBS_OF_OTHERS: Record<string, readonly string[]> = {
  accounts: ['bans', 'chariteers', 'supervision'],
  alerts: ['wallet'],
  bans: ['contracts', 'young-messages'],
  chariteers: ['bans', 'guardians', 'providers'],
  children: ['bans'],
  contracts: ['charity-contacts', 'credits', 'places', 'recaps', 'reservations', 'supervision', 'undo'],
  credits: ['recaps'],
  erasure: [
    'chariteers',
    'contracts',
    'guardians',
    'memberships',
    'providers',
    'recaps',
    'supervision',
    'young-messages',
  ],
  guardians: ['contracts', 'memberships', 'privacy', 'recaps'],
  guilds: ['memberships'],
  imports: ['memberships', 'stamps'],
  'legacy-scripts': ['contracts', 'quests'],
  orientations: ['undo', 'young-messages'],
  'people-files': ['contact-reads'],
  providers: ['memberships'],
  quests: ['guilds', 'recaps', 'reservations', 'undo'],
  reservations: ['guilds', 'places'],
  stamps: ['quests', 'undo'],
  supervision: ['places', 'recaps'],
  undo: ['recaps'],
};

const sources = shippedSources('api');
const roomOf = (file: string): string => path.dirname(file);
const floorOf = (file: string): number => FLOORS.findIndex((floor) => file.startsWith(`api/${floor}/`));

/** Room → rooms that its files import from. */
function doorsBetween(files: readonly string[]): Map<string, Set<string>> {
  const doors = new Map<string, Set<string>>();
  for (const file of files) {
    const rooms = importsOf(file)
      .filter((target) => files.includes(target))
      .map(roomOf);
    const known = doors.get(roomOf(file)) ?? new Set();
    for (const room of rooms) if (room !== roomOf(file)) known.add(room);
    doors.set(roomOf(file), known);
  }
  return doors;
}

/** The rooms from which some way leads back into them: what is left when rooms that only come or only go are shut. */
function roomsInCircles(files: readonly string[]): string[] {
  const open = doorsBetween(files);
  const isOnTheWay = (room: string) =>
    [...(open.get(room) ?? [])].some((target) => open.has(target)) &&
    [...open.values()].some((targets) => targets.has(room));
  for (let shut = true; shut; ) {
    const rooms = [...open.keys()].filter((room) => !isOnTheWay(room));
    for (const room of rooms) open.delete(room);
    shut = rooms.length > 0;
  }
  return [...open.keys()].sort();
}

describe('the API stands on floors', () => {
  const built = sources.filter((file) => floorOf(file) >= 0);

  it('every file of the API but those that put it together stands on a floor or in the domain', () => {
    expect(built.length).toBeGreaterThan(400);
    const elsewhere = sources.filter((file) => floorOf(file) < 0 && !file.startsWith('api/domain/'));
    expect(elsewhere.sort()).toEqual([
      'api/app.ts',
      'api/server.ts',
      'api/start-background-work.ts',
      'api/start-mail.ts',
    ]);
  });

  it('nobody imports from a floor above', () => {
    const broken = built.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('api/') && !target.startsWith('api/domain/'))
        .filter((target) => floorOf(target) < 0 || floorOf(target) > floorOf(file))
        .map((target) => `${file} imports ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('no way leads from a room back into it', () => {
    expect(roomsInCircles(sources)).toEqual([]);
  });

  it('a circle of rooms would be seen', () => {
    const files = ['api/domain/quests/quest-edit.ts', 'api/domain/permissions/permissions.ts'];
    expect(doorsBetween(files).get('api/domain/quests')).toEqual(new Set(['api/domain/permissions']));
  });

  it('a verb calls the verbs of another noun only by the list', () => {
    const verbs = built.filter((file) => file.startsWith('api/verbs/'));
    const nounOf = (file: string) => file.split('/')[2] ?? '';
    const called = verbs.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('api/verbs/') && nounOf(target) !== nounOf(file))
        .map((target) => ({ noun: nounOf(file), other: nounOf(target) })),
    );
    const byNoun = Map.groupBy(called, ({ noun }) => noun);
    const found = [...byNoun].map(([noun, calls]) => [
      noun,
      [...new Set(calls.map(({ other }) => other))].sort(),
    ]);
    expect(Object.fromEntries(found)).toEqual(VERBS_OF_OTHERS);
  });
});
