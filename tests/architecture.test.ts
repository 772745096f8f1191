import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, isTest, sourcesBelow } from './support/source-imports.ts';

const root = path.resolve(import.meta.dirname, '..');

type Layer = 'domain' | 'db' | 'api' | 'backoffice' | 'site' | 'scripts' | 'tests';

/** Layers that each layer can import; packages are open to all. */
const MAY_IMPORT: Record<Layer, readonly Layer[]> = {
  domain: ['domain'],
  db: ['db', 'domain'],
  api: ['api', 'db', 'domain'],
  backoffice: ['backoffice', 'domain'],
  site: ['site', 'domain'],
  scripts: ['scripts', 'api', 'db', 'domain', 'site', 'backoffice', 'tests'],
  tests: ['tests', 'scripts', 'api', 'db', 'domain', 'site', 'backoffice'],
};

function layerOf(file: string): Layer {
  if (isTest(file)) return 'tests';
  return file.startsWith('api/domain/') ? 'domain' : (file.split('/')[0] as Layer);
}

const folders = ['api', 'backoffice', 'db', 'scripts', 'site', 'tests'];
const sources = folders.flatMap(sourcesBelow);
const shipped = sources.filter((file) => !isTest(file));

/**
 * What a rule about rows turns on: when a quest is, whose a contract is and whether it stands, who is still there, what
 * has run out. Conditions on these stand in the files `NOUN-where.ts`, each under the name of the domain's rule, where
 * `tests/api/rules-in-sql.test.ts` holds one against the other.
 */
const RULED_COLUMNS = 'abandonedAt|removedAt|startedAt|endedAt|expiredAt|actualArrivalAt|actualDepartureAt';
/** Files that ask by themselves, and why. */
const CONDITIONS_ELSEWHERE: Readonly<Record<string, string>> = {
  'api/attendance/attendance/write-marks.ts': 'an UPDATE that sets the times, and asks nothing of them',
  'api/guilds-and-groups/contest/contest-minutes.ts':
    'one sum over what attendance, membership and month have in common; asked nowhere else',
};

const CONDITIONS = [
  // drizzle: gt(quest.startedAt, now), isNull(contract.guildId)
  new RegExp(
    `\\b(?:isNull|isNotNull|eq|ne|lt|lte|gt|gte|between|inArray)\\(\\s*(?:\\w+\\.)?(?:${RULED_COLUMNS})\\b`,
  ),
  /\b(?:isNull|isNotNull)\(\s*(?:\w+\.)?guildId\b/,
  // written out: held."abandonedAt" IS NULL, ${quest.startedAt} <= ${now}, coalesce(${quest.endedAt}, …)
  new RegExp(`(?:${RULED_COLUMNS})["}]\\s*(?:IS\\b|<|>|=|BETWEEN\\b)`, 'i'),
  /guildId["}]\s*IS\b/i,
  new RegExp(`(?:<|>|=|coalesce\\()\\s*(?:\\$\\{\\w+\\.|\\w+\\.")(?:${RULED_COLUMNS})\\b`, 'i'),
];

describe('the house keeps its walls', () => {
  it.each(folders.filter((folder) => folder !== 'tests'))('%s imports only what it may', (folder) => {
    const broken = shipped
      .filter((file) => file.startsWith(`${folder}/`))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => !MAY_IMPORT[layerOf(file)].includes(layerOf(target)))
          .map((target) => `${file} imports ${target}`),
      );
    expect(broken).toEqual([]);
  });

  it('only verbs, queries, loaders and the session touch the database', () => {
    const shells = shipped.filter((file) => /\.resolvers\.ts$/.test(file));
    const broken = shells.filter((file) => importsOf(file).some((target) => target.startsWith('db/')));
    expect(broken).toEqual([]);
  });

  it('a rule that SQL asks stands in the where of its noun and nowhere else', () => {
    const broken = shipped
      .filter((file) => file.startsWith('api/') || file.startsWith('scripts/'))
      .filter((file) => !file.endsWith('-where.ts') && !Object.hasOwn(CONDITIONS_ELSEWHERE, file))
      .flatMap((file) =>
        CONDITIONS.flatMap(
          (one) =>
            readCode(file)
              .match(one)
              ?.map((it) => `${file}: ${it}`) ?? [],
        ),
      );
    expect(broken).toEqual([]);
  });

  it('no module calls the resolvers of another', () => {
    const broken = shipped
      .filter((file) => file.startsWith('api/') && !file.startsWith('api/graphql/'))
      .flatMap((file) => importsOf(file).filter((target) => target.endsWith('.resolvers.ts')));
    expect(broken).toEqual([]);
  });

  it('the domain is pure: no clock, no input, no output', () => {
    const broken = shipped
      .filter((file) => file.startsWith('api/domain/'))
      .filter((file) =>
        /Date\.now\(|new Date\(\)|Math\.random|process\.|from 'node:|fetch\(/.test(readCode(file)),
      );
    expect(broken).toEqual([]);
  });

  it('lucia is imported in one file', () => {
    const importers = shipped.filter((file) => /from 'lucia'/.test(readCode(file)));
    expect(importers).toEqual(['api/access/auth/session.ts']);
  });

  it('no role is named outside the permission table', () => {
    const roles =
      /['"](boardMembers|nightCaseManagers|kitchenManagers|frontDeskStaff|trustedMinors|captains)['"]/;
    const broken = shipped
      .filter((file) => !file.startsWith('scripts/seed/') && file !== 'api/domain/permissions/permissions.ts')
      .filter((file) => roles.test(readCode(file)));
    expect(broken).toEqual([]);
  });

  it('no file is called utils, helpers, common, misc or manager, and none is a barrel', () => {
    const broken = sources.filter((file) =>
      /(^|[/-])(utils?|helpers?|common|misc|manager|index)\.(ts|tsx)$/.test(file),
    );
    expect(broken).toEqual([]);
  });

  it('file names are kebab-case, components PascalCase', () => {
    const named = /^(\[?[a-z0-9.[\]-]+|[A-Z][A-Za-z0-9]*)\.(?:[a-z]+\.)*(ts|tsx|mjs|astro)$/;
    const broken = sources
      .filter((file) => !named.test(path.basename(file)))
      // The names of pages are the routes of the specification.
      .filter((file) => !file.startsWith('site/pages/'))
      .filter((file) => !file.endsWith('.d.ts'));
    expect(broken).toEqual([]);
  });

  it('a file over 250 lines says why', () => {
    const broken = shipped.filter((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      return lines.length > 251 && !lines.slice(0, 12).join('\n').includes('Long because');
    });
    expect(broken).toEqual([]);
  });

  it('the top level holds what was agreed and nothing else', () => {
    const agreed = [
      'LICENSE',
      'README.md',
      'api',
      'backoffice',
      'db',
      'package-lock.json',
      'package.json',
      'scripts',
      'site',
      'tests',
      'tsconfig.json',
    ];
    const made = new Set(['node_modules', 'test-results', 'playwright-report']);
    const found = readdirSync(root).filter((name) => !name.startsWith('.') && !made.has(name));
    expect(found.sort()).toEqual(agreed);
  });
});

function readCode(file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8');
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
