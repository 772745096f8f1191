import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/');

/** Exports that the product does not import itself, each for a reason. */
const ASKED_FOR_BY_OTHERS: readonly [file: RegExp, reason: string][] = [
  [/^site\/pages\//, 'Astro calls GET and POST'],
  [/^site\/middleware\.ts$/, 'Astro calls onRequest'],
  [/^site\/server\.ts$/, 'the server asks what is built of it'],
  [
    /^backoffice\/gql\/(left-out|native-query-string)\.ts$/,
    'stands in for a library, whose exports it has to have',
  ],
  [/^scripts\/generate\//, 'stands in the text of a file that is made'],
  [/^db\/factories\//, 'rows for tests'],
  [/^api\/[\w-]+\/module\.ts$/, 'what a module declares, which a test holds against the imports'],
  [/-fixture\.ts$/, 'values for the tests beside it'],
];

/** Code without comments; those at the end of a line are left, for they look like addresses. */
function readCode(file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8');
  return text.replace(/^\s*\/\/.*$/gm, '').replace(/^\s*\/\*[\s\S]*?\*\//gm, '');
}

const folders = '{api,backoffice,db,scripts,site}/**/*.{ts,tsx,mjs,astro}';
const exclude = (name: string) => /(^|\/)(node_modules|dist|\.astro)$/.test(name);
const shipped = globSync(folders, { cwd: root, exclude }).filter((file) => !isTest(file));
const codeOf = new Map(shipped.map((file) => [file, readCode(file)]));

/** 'FILE NAME' of everything that the product imports; '*' for all names of a file. */
const imported = new Set([...codeOf].flatMap(([file, code]) => importsIn(file, code)));

function importsIn(file: string, code: string): string[] {
  const placeOf = (name: string) => {
    if (name.startsWith('#domain/')) return name.replace('#domain/', 'api/domain/');
    return name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name);
  };
  const named = code.matchAll(/(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([#./][^'"]+)['"]/g);
  const whole = code.matchAll(/(?:\*[^;{]*?from|import\()\s*['"]([#./][^'"]+)['"]/g);
  return [
    ...[...named].flatMap(([, names = '', place = '']) =>
      namesIn(names).map((name) => `${placeOf(place)} ${name}`),
    ),
    ...[...whole].map(([, place = '']) => `${placeOf(place)} *`),
  ];
}

/** The names in braces as their file calls them, not as they are called here. */
function namesIn(list: string): string[] {
  return list.split(',').flatMap((part) => /^\s*(?:type\s+)?([\w$]+)/.exec(part)?.[1] ?? []);
}

function exportsIn(code: string): string[] {
  const declared = code.matchAll(
    /^export\s+(?:async\s+)?(?:function\*?|const|let|class|type|interface)\s+([\w$]+)/gm,
  );
  return [...declared].map(([, name = '']) => name);
}

/** Whether a file uses a name of its own besides declaring it. */
const isUsedAtHome = (code: string, name: string) =>
  [...code.matchAll(new RegExp(`(?<![\\w$.'])${name.replaceAll('$', '\\$')}(?![\\w$'])`, 'g'))].length > 1;

it('what is exported is used by the product, and not by tests alone', () => {
  const written = [...codeOf].filter(([file]) => !/generated/.test(file) && !file.endsWith('.astro'));
  const all = written.flatMap(([file, code]) => exportsIn(code).map((name) => ({ file, code, name })));
  expect(all.length, 'exports that are looked at').toBeGreaterThan(1_000);
  const unused = all.filter(
    ({ file, code, name }) =>
      !imported.has(`${file} ${name}`) && !imported.has(`${file} *`) && !isUsedAtHome(code, name),
  );
  // What SQL is held against: the same rule, in the domain's words.
  const askedInSql = new Set(all.filter(({ file }) => file.endsWith('-where.ts')).map(({ name }) => name));
  const isExcused = ({ file, name }: { file: string; name: string }) =>
    ASKED_FOR_BY_OTHERS.some(([place]) => place.test(file)) ||
    (file.startsWith('api/domain/') && askedInSql.has(name));
  expect(unused.filter((one) => !isExcused(one)).map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  const needless = ASKED_FOR_BY_OTHERS.filter(([place]) => !unused.some(({ file }) => place.test(file)));
  expect(needless, 'reasons that nothing needs any more').toEqual([]);
});
