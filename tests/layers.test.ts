import { describe, expect, it } from 'vitest';
import { foldersInCircles, importsBetween } from './support/folders.ts';
import { importsOf, shippedSources } from './support/source-imports.ts';

/** Layers of the API, the lowest first: none imports from a layer above, and folders don't import in cycles. */
const LAYERS = [
  'process',
  'sdl',
  'rows',
  'access',
  'reads',
  'verbs',
  'reactions',
  'resolvers',
  'graphql',
  'http',
] as const;

/** Nouns whose verbs a noun's verbs can call; what all can read is in `reads`. */
const VERBS_OF_OTHERS: Record<string, readonly string[]> = {
  accounts: ['volunteers'],
  answers: ['places'],
  bans: ['contracts'],
  contracts: ['places'],
  credits: ['discovery', 'recaps'],
  erasure: ['contracts', 'guardians', 'volunteers'],
  guilds: ['groups'],
  holds: ['places'],
  imports: ['groups', 'stamps', 'volunteers'],
  joining: ['accounts', 'contracts', 'holds', 'volunteers'],
  'legacy-scripts': ['contracts', 'quests'],
  merging: ['bans', 'erasure', 'guardians', 'places', 'volunteers'],
  passkeys: ['accounts'],
  quests: ['reservations'],
  reservations: ['places'],
  stamps: ['pictures', 'quests'],
  'stand-ins': ['contracts'],
  supervision: ['places'],
  waiting: ['contracts', 'places'],
};

const sources = shippedSources('api');
const scripts = shippedSources('scripts');
const known = new Set([...sources, ...scripts]);

/** A file, and all that it imports by way of others. */
function reached(file: string): Set<string> {
  const found = new Set([file]);
  for (const one of found) if (known.has(one)) for (const target of importsOf(one)) found.add(target);
  return found;
}

const layerOf = (file: string): number => LAYERS.findIndex((layer) => file.startsWith(`api/${layer}/`));

describe('the API is in layers', () => {
  const built = sources.filter((file) => layerOf(file) >= 0);

  it('every file of the API but those that put it together is in a layer or in the domain', () => {
    expect(built.length).toBeGreaterThan(400);
    const elsewhere = sources.filter((file) => layerOf(file) < 0 && !file.startsWith('api/domain/'));
    expect(elsewhere.sort()).toEqual([
      'api/app.ts',
      'api/server.ts',
      'api/start-background-work.ts',
      'api/start-deliveries.ts',
    ]);
  });

  it('no file imports from a layer above', () => {
    const broken = built.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('api/') && !target.startsWith('api/domain/'))
        .filter((target) => layerOf(target) < 0 || layerOf(target) > layerOf(file))
        .map((target) => `${file} imports ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('what runs by itself knows what follows from events, where it can report any', () => {
    const called = new Set(scripts.flatMap(importsOf));
    const starts = [...scripts.filter((file) => !called.has(file)), 'api/server.ts', 'api/app.ts'];
    const reporting = starts.filter((file) => reached(file).has('api/access/events/report.ts'));
    expect(reporting).toEqual(expect.arrayContaining(['scripts/import.ts', 'scripts/prepare.ts']));
    const without = reporting.filter((file) => !reached(file).has('api/reactions/reactions.ts'));
    expect(without).toEqual([]);
  });

  it('folders form no circles', () => {
    expect(foldersInCircles(importsBetween(sources))).toEqual([]);
  });

  it('finds a circle of folders', () => {
    const files = ['api/domain/quests/changes/quest-edit.ts', 'api/domain/permissions/permissions.ts'];
    expect(importsBetween(files).get('api/domain/quests/changes')).toEqual(
      new Set(['api/domain/permissions']),
    );
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
