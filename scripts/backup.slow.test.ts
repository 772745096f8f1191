import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { checkCopy } from '#db/restore.ts';
import { picture } from '#db/schema/picture.ts';
import { hasLibsqlServer, startLibsqlServer } from '../tests/support/libsql-server.ts';
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

/** Environment of one run. Each gets its own database, so a restore never meets a process that has it open. */
const envOf = (database: string, key: string) => ({
  DATABASE_URL: `file:${join(scratch.folder, database)}`,
  NODE_ENV: 'test',
  BACKUP_KEY: key,
});

it('a backup made with BACKUP_KEY opens with that key only, and leaves nothing readable behind [SAF-36]', async () => {
  const copy = join(scratch.folder, 'copy.sealed');
  const made = await runScript('scripts/backup.ts', envOf('app.db', KEY), [copy]);
  expect(made).toEqual({
    code: 0,
    output: expect.stringMatching(/sealed with BACKUP_KEY: \d+ tables, 0 files of pictures\.\n$/),
  });
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

it('a backup carries the files of pictures, sealed as all else, and brings them back [DSC-12: backup]', async () => {
  const id = 'ab'.repeat(16);
  const folder = join(scratch.folder, 'shown');
  mkdirSync(folder);
  for (const ending of ['192.avif', '192.webp', '200.avif', '200.webp'])
    writeFileSync(join(folder, `${id}-${ending}`), `dots of the logo ${ending}`);
  await scratch.store.write(async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    const words = { altText: 'A loaf', color: '#aabbcc', width: 200, height: 160, bytes: 4, createdAt: 1 };
    await tx.insert(picture).values({ id, providerId, place: 'LOGO', ...words });
  });
  const copy = join(scratch.folder, 'pictures.sealed');
  const env = (database: string, pictures: string) => ({
    ...envOf(database, KEY),
    PICTURES_DIR: join(scratch.folder, pictures),
  });
  const made = await runScript('scripts/backup.ts', env('app.db', 'shown'), [copy]);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('4 files of pictures.') });
  expect(readFileSync(copy).includes('dots of the logo')).toBe(false);

  const back = await runScript('scripts/restore.ts', env('third.db', 'back'), [copy]);
  expect(back).toMatchObject({ code: 0, output: expect.stringContaining('4 files of pictures') });
  const filesIn = (name: string) =>
    Object.fromEntries(
      readdirSync(join(scratch.folder, name)).map((file) => [
        file,
        readFileSync(join(scratch.folder, name, file), 'utf8'),
      ]),
    );
  expect(filesIn('back')).toEqual(filesIn('shown'));
  expect(checkCopy(join(scratch.folder, 'third.db')).tables).not.toContain('picture_file');
});

it.skipIf(!hasLibsqlServer)(
  'pictures and their rows go from a file into a libSQL server, and from there back into one [DSC-12: backup]',
  async () => {
    const server = await startLibsqlServer(join(scratch.folder, 'server'));
    const copy = join(scratch.folder, 'to-server.copy');
    const again = join(scratch.folder, 'from-server.copy');
    const env = (database: string, pictures: string) => ({
      ...envOf('none.db', ''),
      DATABASE_URL: database,
      DATA_KEY: 'a7'.repeat(32),
      PICTURES_DIR: join(scratch.folder, pictures),
    });
    try {
      const made = await runScript(
        'scripts/backup.ts',
        env(`file:${join(scratch.folder, 'app.db')}`, 'shown'),
        [copy],
      );
      expect(made).toMatchObject({ code: 0, output: expect.stringContaining('4 files of pictures') });
      const back = await runScript('scripts/restore.ts', env(server.url, 'served'), [copy]);
      expect(back).toMatchObject({
        code: 0,
        output: expect.stringContaining('to the libSQL server, 4 files'),
      });
      expect(readdirSync(join(scratch.folder, 'served')).sort()).toEqual(
        readdirSync(join(scratch.folder, 'shown')).sort(),
      );
      const store = openStore({ url: server.url, cells: TEST_CELLS });
      const rows = await store.read.select().from(picture);
      await store.close();
      expect(rows).toMatchObject([{ id: 'ab'.repeat(16), altText: 'A loaf', place: 'LOGO', width: 200 }]);
      const copied = await runScript('scripts/backup.ts', env(server.url, 'served'), [again]);
      expect(copied).toMatchObject({ code: 0, output: expect.stringContaining('4 files of pictures') });
    } finally {
      await server.stop();
    }
  },
);
