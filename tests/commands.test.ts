import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#api/process/config/config.ts';
import { commandsOf, ROOT, readDocuments } from './support/documents.ts';

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = readDocuments().flatMap((page) =>
  commandsOf(page).map((command) => ({ file: page.file, command })),
);

/** Settings of tests, beside those of the product. */
const OF_TESTS = ['CHROMIUM_PATH', 'UPDATE_CATALOGUE', 'UPDATE_OFFENDERS'];

/** What is wrong with a command on a machine whose Node is an old one; null when nothing is. */
function problemOf(command: string): string | null {
  const words = command.split(' ');
  while (/^\w+=/.test(words[0] ?? '')) {
    const [setting = ''] = words.shift()?.split('=') ?? [];
    if (![...SETTINGS, ...OF_TESTS].includes(setting)) return `nobody reads ${setting}`;
  }
  const [program, ...rest] = words;
  if (program === 'npm') return problemOfNpm(rest);
  if (program === 'node') return problemOfOldNode(rest);
  return `${program} takes the Node of the machine: give it a script of npm`;
}

function problemOfNpm([verb = '', ...rest]: string[]): string | null {
  if (['audit', 'ci', 'sbom'].includes(verb)) return null;
  const name = verb === 'run' ? (rest.shift() ?? '') : verb;
  const script = scripts[name];
  if (script === undefined) return `there is no script ${name}`;
  const options = rest.join(' ').match(/--[a-z][\w-]*/g) ?? [];
  const source = sourcesOf(script);
  const unknown = options.find((option) => source !== null && !source.includes(option));
  return unknown === undefined ? null : `${name} knows no ${unknown}`;
}

/** Problem of a command for older versions of Node, which run plain JavaScript only. */
function problemOfOldNode(words: string[]): string | null {
  const file = words.find((word) => !word.startsWith('-')) ?? '';
  if (!file.endsWith('.mjs')) return `${file} takes the Node of the project: give it a script of npm`;
  return existsSync(path.join(ROOT, file)) ? null : `there is no ${file}`;
}

/** The text of what a script of npm runs; null for a program of a package, whose options are its own. */
function sourcesOf(script: string): string | null {
  const file = /\bnode (?:--\S+ )*(\S+\.(?:ts|mjs))/.exec(script)?.[1];
  if (file === undefined) return null;
  const folder = `${path.dirname(file)}/{${path.basename(file, path.extname(file))}/**/*,*}.{ts,mjs}`;
  return [file, ...globSync(folder, { cwd: ROOT }).filter((name) => isImportedBy(file, name))]
    .map((name) => readFileSync(path.join(ROOT, name), 'utf8'))
    .join('\n');
}

function isImportedBy(file: string, other: string): boolean {
  const relative = `./${path.relative(path.dirname(file), other)}`;
  return readFileSync(path.join(ROOT, file), 'utf8').includes(relative);
}

describe('the commands of the documents', () => {
  it('are found', () => {
    expect(commands.length).toBeGreaterThan(60);
    expect(new Set(commands.map(({ file }) => file)).size).toBeGreaterThan(7);
  });

  it.each([...new Map(commands.map((one) => [one.command, one])).values()])(
    '$command ($file) works with whatever Node a machine has',
    ({ command }) => {
      expect(problemOf(command)).toBeNull();
    },
  );

  it.each([
    ['node db/make-migration.ts NAME', 'takes the Node of the project'],
    ['node scripts/gone.mjs', 'there is no'],
    ['npm run nothing', 'there is no script'],
    ['npm run ledger -- --mend', 'ledger knows no --mend'],
    ['PROT=1 npm start', 'nobody reads PROT'],
    ['node_modules/.bin/vitest run', 'takes the Node of the machine'],
    ['npx playwright test', 'takes the Node of the machine'],
  ])('%s would be noticed', (command, problem) => {
    expect(problemOf(command)).toContain(problem);
  });
});
