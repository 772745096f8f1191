import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/store-backends.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const CONTRACT = 'api/schema.graphql';
const LEFT_OUT = /(^|\/)(node_modules|dist|\.astro|\.git|generated|generated\.ts|tests)$/;
const GENERATED = '{api,backoffice,site}/**/{generated/*,generated.ts}';

let place: ReturnType<typeof temporaryFolder>;
let copy: string;
beforeAll(() => {
  place = temporaryFolder();
  copy = path.join(place.folder, 'clone');
  for (const part of ['api', 'backoffice', 'scripts', 'site', 'package.json', 'package-lock.json'])
    cpSync(path.join(ROOT, part), path.join(copy, part), {
      recursive: true,
      filter: (from) => !LEFT_OUT.test(from),
    });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => place.remove());

function ensureGenerated() {
  const words = ['scripts/setup/with-generated.mjs'];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stderr;
}
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

it('generates a fresh clone before a command, then only what is missing or stale, but not the contract', () => {
  const wanted = globSync(GENERATED, { cwd: ROOT }).filter((file) => !file.includes('node_modules'));
  expect(wanted.length).toBeGreaterThan(200);
  ensureGenerated();
  for (const file of wanted) expect(read(copy, file), file).toBe(read(ROOT, file));
  expect(ensureGenerated()).toBe('');

  rmSync(path.join(copy, 'site/gql/generated.ts'));
  writeFileSync(path.join(copy, 'api/domain/texts/generated/gone.ts'), '');
  writeFileSync(path.join(copy, CONTRACT), 'type Stale');
  expect(ensureGenerated()).toContain(`${CONTRACT} is stale`);
  expect(globSync(GENERATED, { cwd: copy }).sort()).toEqual(wanted.sort());
  expect(read(copy, CONTRACT)).toBe('type Stale');
});
