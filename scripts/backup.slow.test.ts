import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { openStore } from '#db/open-store.ts';
import { checkCopy } from '#db/restore.ts';
import { openScratchStore } from '../tests/support/scratch-store.ts';
import { runScript } from '../tests/support/started-process.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';

const KEY = 'c3'.repeat(32);

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeAll(async () => {
  scratch = await openScratchStore();
  await scratch.store.write((tx) => insertDistrict(tx, { id: '77', name: 'Harborside of the sealed copy' }));
});
afterAll(() => scratch.end());

/** With a database of its own, so that a restore meets no process that has it open. */
const envOf = (database: string, key: string) => ({
  DATABASE_URL: `file:${join(scratch.folder, database)}`,
  NODE_ENV: 'test',
  BACKUP_KEY: key,
});

it('SAF-36 a backup made with BACKUP_KEY opens with that key only, and leaves nothing readable behind', async () => {
  const copy = join(scratch.folder, 'copy.sealed');
  const made = await runScript('scripts/backup.ts', envOf('app.db', KEY), [copy]);
  expect(made).toEqual({ code: 0, output: expect.stringMatching(/sealed with BACKUP_KEY: \d+ tables\.\n$/) });
  expect(readFileSync(copy).includes('Harborside of the sealed copy')).toBe(false);
  expect(statSync(copy).mode & 0o077).toBe(0);
  expect(() => checkCopy(copy)).toThrow(/cannot be restored/);

  const without = await runScript('scripts/restore.ts', envOf('other.db', ''), [copy]);
  expect(without).toEqual({ code: 1, output: expect.stringContaining('is sealed: set BACKUP_KEY') });
  const wrong = await runScript('scripts/restore.ts', envOf('other.db', 'd4'.repeat(32)), [copy]);
  expect(wrong).toEqual({ code: 1, output: expect.stringContaining('sealed with another key') });
  expect(existsSync(join(scratch.folder, 'other.db'))).toBe(false);

  const back = await runScript('scripts/restore.ts', envOf('other.db', KEY), [copy]);
  expect(back).toEqual({ code: 0, output: expect.stringContaining(`${copy} checked and restored`) });
  const store = openStore({
    url: `file:${join(scratch.folder, 'other.db')}`,
    readOnly: true,
    cells: TEST_CELLS,
  });
  const districts = await store.read.query.district.findMany();
  await store.close();
  expect(districts.map(({ name }) => name)).toContain('Harborside of the sealed copy');
  expect(readdirSync(scratch.folder).filter((name) => /unsealed|partial/.test(name))).toEqual([]);

  const again = await runScript('scripts/backup.ts', envOf('app.db', KEY), [copy]);
  expect(again).toEqual({ code: 1, output: expect.stringContaining('exists already') });
});
