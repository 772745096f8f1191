import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/store-backends.ts';
import { sourcePlaces } from './source-places.ts';

it('a place in the built server is told as the one in its source; others, and those without a map, as they are', () => {
  const { folder, remove } = temporaryFolder();
  const built = join(folder, 'scripts/dist/assets/serve.js');
  mkdirSync(join(folder, 'scripts/dist/assets'), { recursive: true });
  // One segment: the first column of the second line lies at line 5, column 3 of the source.
  const map = {
    version: 3,
    sources: ['../../../api/places/contracts/sign-up.ts'],
    names: [],
    mappings: ';AAIE',
  };
  writeFileSync(`${built}.map`, JSON.stringify(map));
  const address = pathToFileURL(built).href;
  const frames = [`    at signUp (${address}:2:1)`, '    at node:internal/process/task_queues:105:5'].join(
    '\n',
  );
  expect(sourcePlaces(frames)).toBe(frames.replace(`${address}:2:1`, 'api/places/contracts/sign-up.ts:5:3'));
  const elsewhere = `    at signUp (${address.replace('scripts/dist', 'scripts/other')}:2:1)`;
  expect(sourcePlaces(elsewhere)).toBe(elsewhere);
  remove();
});
