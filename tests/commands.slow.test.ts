import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandsOf, ROOT, readDocuments } from './support/documents.ts';
import { INHERITED } from './support/product-process.ts';
import { temporaryFolder } from './support/store-backends.ts';

/** The PATH as a shell has it: without what npm and the tests put before. */
const machinePath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'))
  .join(path.delimiter);

let place: ReturnType<typeof temporaryFolder>;
let env: Record<string, string>;
beforeAll(async () => {
  place = temporaryFolder();
  env = {
    ...INHERITED,
    PATH: machinePath,
    HOME: place.folder,
    DATABASE_URL: `file:${path.join(place.folder, 'app.db')}`,
    DATA_KEY: 'ab'.repeat(32),
  };
  const seeded = await run('npm run seed -- --districts');
  expect(seeded.output).toContain('Added 8 districts.');
});
afterAll(() => place.remove());

async function run(command: string) {
  const shell = spawn('sh', ['-c', command], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (part) => (output += String(part)));
  const [code] = (await once(shell, 'close')) as [number | null];
  return { code, output };
}

/** What is typed for a command of the documents, how it ends and a word of what it says. */
const RUN: readonly (readonly [typed: string, code: number, says: string])[] = [
  ['npm run staff -- add you@example.org', 0, 'belongs to the staff'],
  ['npm run import -- food-programs tests/fixtures/food-programs.json --dry-run', 2, 'created'],
  ['npm run export -- open-referral "$HOME/written.json"', 0, 'Charities written'],
  ['npm run ledger -- --repair', 0, '0 wrong entries made anew.'],
  ['npm run backup -- "$HOME/copy.db"', 0, 'read through'],
  ['npm run restore -- "$HOME/none.db"', 1, 'none.db'],
  ['npm run doctor -- --json', 0, '"severity"'],
  ['npm run generate', 0, ''],
  ['npm run migration', 1, 'Usage: npm run migration -- NAME'],
  ['npm run keep-release', 1, 'Usage: npm run keep-release -- FILE'],
  ['npm run test:file -- api/domain/sessions/slow-down.test.ts', 0, '1 passed'],
  ['npm run test:journey -- --version', 0, 'Version'],
];

/** What is not run here, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  ci: 'part of npm start in a folder where nothing is installed',
  start: 'scripts/beginning.slow.test.ts and tests/api/start-and-stop.slow.test.ts run it',
  dev: 'the same server under a Node that watches',
  build: 'plain JavaScript; npm start builds the same way',
  test: 'is running',
  check: 'a part of what is running',
  'key:reset': 'begins as the ledger does; tests/api/start-problems.slow.test.ts names it',
  'key:rotate': 'tests/api/rotate-key.slow.test.ts runs it',
  'test:full': 'takes minutes',
  'test:load': 'takes minutes',
  'test:mutation': 'takes minutes',
  bench: 'takes minutes',
  sbom: 'tests/packages.test.ts runs it',
  audit: 'asks a registry on the network',
};

describe('with the Node of the machine on the PATH, whichever it is', () => {
  it.concurrent.each(RUN)('%s', async (typed, code, says) => {
    const ended = await run(typed);
    expect(ended.output).toContain(says);
    expect(ended.code, ended.output).toBe(code);
  });

  it('every command of the documents is run here, or says why not', () => {
    const scriptOf = (command: string) => /npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? command;
    const known = new Set([...RUN.map(([typed]) => scriptOf(typed)), ...Object.keys(NOT_RUN), 'seed']);
    const named = readDocuments()
      .flatMap(commandsOf)
      .filter((command) => /(^| )npm /.test(command));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((command) => !known.has(scriptOf(command)))).toEqual([]);
  });

  it('what starts before anything is installed is read by that Node', async () => {
    const files = ['scripts/start.mjs', 'scripts/test.mjs', 'scripts/build.mjs', 'scripts/setup/*.mjs'];
    const ended = await run(`for one in ${files.join(' ')}; do node --check "$one" || exit 1; done`);
    expect(ended).toEqual({ code: 0, output: '' });
  });
});
