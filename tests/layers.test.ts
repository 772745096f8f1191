import { describe, expect, it } from 'vitest';
import type { Module } from '#api/module.ts';
import { foldersInCircles, importsBetween } from './support/folders.ts';
import { importsOf, shippedSources } from './support/source-imports.ts';
import { changesRows, opensTransaction, writes } from './support/written-by.ts';

/** Folders of the API, the lowest first: none imports from one above. Modules stand between them. */
const BELOW = ['process', 'rows', 'access'] as const;
const ABOVE = ['reactions', 'graphql', 'http'] as const;

/** Nouns whose mutations a noun's mutations call whole, each with a transaction of its own. None to keep others in step. */
const MUTATIONS_OF_OTHERS: Record<string, readonly string[]> = {
  'attendance/hours-claims': ['attendance/attendance'],
  'attendance/walk-ins': ['attendance/attendance'],
  'guilds-and-groups/guilds': ['guilds-and-groups/groups'],
  'identity/joining': ['identity/accounts'],
  'identity/passkeys': ['identity/accounts'],
  'identity/passwords': ['identity/accounts'],
  'operations/erasure': ['people/guardians'],
  'operations/legacy-scripts': ['attendance/attendance', 'places/contracts', 'posting/quest-edits'],
  'places/documents': ['people/guardians'],
  'places/offers': ['places/waiting'],
  'posting/stamps': ['posting/quest-edits'],
};
const MOST_MUTATIONS_OF_OTHERS = 15;

/** Nouns whose steps a noun's mutations take within their own transaction; what follows from it is in `reactions`. */
const STEPS_OF_OTHERS: Record<string, readonly string[]> = {
  'attendance/attendance': ['places/contracts', 'places/places'],
  'attendance/bans': ['attendance/attendance', 'places/places'],
  'attendance/hours-claims': ['attendance/attendance'],
  'attendance/kiosk': ['attendance/attendance'],
  'attendance/posters': ['attendance/attendance'],
  'attendance/walk-ins': ['attendance/attendance'],
  'guilds-and-groups/guilds': ['guilds-and-groups/groups'],
  'identity/accounts': ['identity/sessions', 'people/volunteers'],
  'identity/joining': ['identity/accounts', 'people/volunteers', 'places/contracts', 'places/holds'],
  'identity/passkeys': ['identity/accounts'],
  'identity/passwords': ['identity/accounts'],
  'operations/charity-accounts': ['identity/accounts', 'posting/stamps'],
  'operations/erasure': ['operations/payments', 'people/guardians', 'people/volunteers', 'places/contracts'],
  'operations/imports': ['guilds-and-groups/groups', 'people/volunteers', 'posting/stamps'],
  'operations/ledger': ['attendance/credits', 'discovery/discovery', 'recaps/recaps'],
  'operations/legacy-scripts': ['attendance/attendance'],
  'operations/merging': [
    'attendance/bans',
    'operations/erasure',
    'operations/payments',
    'people/guardians',
    'people/volunteers',
    'places/places',
  ],
  'operations/payments': ['alerts/wallet', 'people/volunteers'],
  'places/answers': ['places/places'],
  'places/contracts': ['places/places'],
  'places/holds': ['places/places'],
  'places/offers': ['places/contracts'],
  'places/parties': ['places/places'],
  'places/regulars': ['places/places', 'places/waiting'],
  'places/reservations': ['places/places'],
  'places/stand-ins': ['places/contracts', 'places/places'],
  'places/supervision': ['places/places'],
  'places/waiting': ['places/places'],
  'posting/quest-edits': ['places/reservations', 'posting/quest-notices', 'posting/stored-quests'],
  'posting/quest-notices': ['posting/stored-quests'],
  'posting/stamps': ['charities/pictures', 'posting/stored-quests'],
};

const sources = shippedSources('api');
const scripts = shippedSources('scripts');
const known = new Set([...sources, ...scripts]);
const outside = new Set<string>([...BELOW, ...ABOVE, 'domain']);
const isGenerated = (file: string) => file.includes('/generated/');
const isInModule = (file: string) =>
  file.startsWith('api/') && file.split('/').length > 3 && !outside.has(file.split('/')[1] ?? '');
const moduleOf = (file: string) => file.split('/')[1] ?? '';
const nounOf = (file: string) => file.split('/').slice(1, 3).join('/');
const inModules = sources.filter(isInModule);

type Import = { from: string; to: string };
const imports: Import[] = inModules.flatMap((from) =>
  importsOf(from)
    .filter((to) => isInModule(to) && !isGenerated(to))
    .map((to) => ({ from, to })),
);
const between = imports.filter(({ from, to }) => moduleOf(from) !== moduleOf(to));

const declared: Record<string, Module> = {};
for (const name of new Set(inModules.map(moduleOf))) {
  const file: Record<string, Module> = await import(`../api/${name}/module.ts`);
  declared[name] = Object.values(file)[0] ?? { imports: {}, offers: [] };
}

/** The keys of pairs, each with its values, sorted. */
function listed(pairs: readonly (readonly [string, string])[]): Record<string, string[]> {
  const groups = [...Map.groupBy(pairs, ([key]) => key)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    groups.map(([key, all]) => [key, [...new Set(all.map(([, value]) => value))].sort()]),
  );
}

/** A file, and all that it imports by way of others. */
function reached(file: string): Set<string> {
  const found = new Set([file]);
  for (const one of found) if (known.has(one)) for (const target of importsOf(one)) found.add(target);
  return found;
}

describe('the API is in modules', () => {
  it('every file of the API but those that put it together is in a noun of a module, or serves all of them', () => {
    expect(inModules.length).toBeGreaterThan(600);
    const elsewhere = sources.filter((file) => !isInModule(file) && !outside.has(moduleOf(file)));
    expect(elsewhere.filter((file) => !file.endsWith('/module.ts')).sort()).toEqual([
      'api/app.ts',
      'api/server.ts',
      'api/start-background-work.ts',
      'api/start-deliveries.ts',
    ]);
  });

  it('a noun’s files lie side by side', () => {
    expect(inModules.filter((file) => file.split('/').length !== 4)).toEqual([]);
  });

  it('modules import each other as they declare, each for a reason', () => {
    const reasons = Object.values(declared).flatMap((module) => Object.values(module.imports));
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
    const found = listed(between.map(({ from, to }) => [moduleOf(from), moduleOf(to)] as const));
    const said = Object.entries(declared).flatMap(([name, module]) =>
      Object.keys(module.imports).map((other) => [name, other] as const),
    );
    expect(found).toEqual(listed(said));
  });

  it('a module imports of another only what that one offers, and all that is offered is imported', () => {
    const found = listed(between.map(({ to }) => [moduleOf(to), to.split('/').slice(2).join('/')] as const));
    const offered = Object.entries(declared).flatMap(([name, { offers }]) =>
      offers.map((file) => [name, file] as const),
    );
    expect(found).toEqual(listed(offered));
  });

  it('modules form no circle, by types neither', () => {
    const graph = new Map(
      Object.entries(declared).map(([name, module]) => [name, new Set(Object.keys(module.imports))]),
    );
    expect(graph.size).toBeGreaterThan(10);
    expect(foldersInCircles(graph)).toEqual([]);
    expect(foldersInCircles(new Map([...graph, ['messages', new Set(['people'])]]))).not.toEqual([]);
  });

  it('nouns and all other folders form no circle', () => {
    expect(foldersInCircles(importsBetween(sources))).toEqual([]);
  });

  it('finds a circle of folders', () => {
    const files = ['api/domain/quests/changes/quest-edit.ts', 'api/domain/permissions/permissions.ts'];
    expect(importsBetween(files).get('api/domain/quests/changes')).toEqual(
      new Set(['api/domain/permissions']),
    );
  });
});

describe('the API is in layers', () => {
  const rankOf = (file: string) => {
    if (isInModule(file)) return BELOW.length;
    const below = BELOW.findIndex((folder) => file.startsWith(`api/${folder}/`));
    return below >= 0
      ? below
      : BELOW.length + 1 + ABOVE.findIndex((folder) => file.startsWith(`api/${folder}/`));
  };

  it('what serves all modules imports none of them, and no module what puts them together', () => {
    const ranked = sources.filter((file) => isInModule(file) || outside.has(moduleOf(file)));
    const broken = ranked
      .filter((file) => !file.startsWith('api/domain/'))
      .flatMap((file) =>
        importsOf(file)
          .filter((to) => to.startsWith('api/') && !to.startsWith('api/domain/') && !isGenerated(to))
          .filter((to) => rankOf(to) > rankOf(file))
          .map((to) => `${file} imports ${to}`),
      );
    expect(broken).toEqual([]);
  });

  /** Rows, then what reads, then what writes, then resolvers: by the ends of their names, and by what their code does. */
  const isRows = (file: string) => /-(rows?|columns|where)\.ts$/.test(file) || file.startsWith('api/rows/');
  const isReads = (file: string) => /-(queries|loaders)\.ts$/.test(file);

  it('rows import nothing but rows', () => {
    const own = sources.filter((file) => isRows(file) && !file.startsWith('api/access/'));
    const broken = own.flatMap((file) =>
      importsOf(file)
        .filter((to) => to.startsWith('api/') && !/^api\/(domain|process)\//.test(to) && !isGenerated(to))
        .filter((to) => !isRows(to))
        .map((to) => `${file} imports ${to}`),
    );
    expect(broken).toEqual([]);
  });

  it('what is called rows, queries or loaders writes nothing, by way of others neither', () => {
    const reading = inModules.filter((file) => isRows(file) || isReads(file));
    expect(reading.length).toBeGreaterThan(80);
    const broken = reading.flatMap((file) =>
      [...reached(file)]
        .filter((one) => isInModule(one) && writes(one))
        .map((one) => `${file} reaches ${one}`),
    );
    expect(broken).toEqual([]);
  });

  it('no file imports resolvers but the engine', () => {
    expect(imports.filter(({ to }) => to.endsWith('.resolvers.ts'))).toEqual([]);
  });

  it('what runs by itself knows what follows from events, where it can report any', () => {
    const called = new Set(scripts.flatMap(importsOf));
    const starts = [...scripts.filter((file) => !called.has(file)), 'api/server.ts', 'api/app.ts'];
    const reporting = starts.filter((file) => reached(file).has('api/access/events/report.ts'));
    expect(reporting).toEqual(expect.arrayContaining(['scripts/import.ts', 'scripts/prepare.ts']));
    const without = reporting.filter((file) => !reached(file).has('api/reactions/reactions.ts'));
    expect(without).toEqual([]);
  });
});

describe('a mutation reports what happened', () => {
  const calls = imports.filter(
    ({ from, to }) =>
      nounOf(from) !== nounOf(to) &&
      !from.endsWith('.resolvers.ts') &&
      changesRows(from, imports) &&
      changesRows(to, imports),
  );
  const nounsOf = (some: readonly Import[]) =>
    listed(some.map(({ from, to }) => [nounOf(from), nounOf(to)] as const));

  it('and calls few mutations of other nouns, by the list', () => {
    const found = nounsOf(calls.filter(({ to }) => opensTransaction(to)));
    expect(found).toEqual(MUTATIONS_OF_OTHERS);
    expect(Object.values(found).flat().length).toBeLessThanOrEqual(MOST_MUTATIONS_OF_OTHERS);
  });

  it('and takes steps of other nouns in its own transaction by the list', () => {
    expect(nounsOf(calls.filter(({ to }) => !opensTransaction(to)))).toEqual(STEPS_OF_OTHERS);
  });
});
