import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#api/process/config/config.ts';
import { type PictureFiles, pictureFilesOf } from '#api/process/pictures/picture-files.ts';
import { startBucket } from '../support/bucket-peer.ts';
import { temporaryFolder } from '../support/store-backends.ts';

const idOf = (letter: string) => letter.repeat(32);
const BYTES = Uint8Array.of(0, 255, 1, 254);

let bucket: Awaited<ReturnType<typeof startBucket>>;
let place: ReturnType<typeof temporaryFolder>;
beforeEach(async () => {
  bucket = await startBucket();
  place = temporaryFolder();
});
afterEach(async () => {
  await bucket.stop();
  place.remove();
});

const PLACES: [string, () => PictureFiles][] = [
  ['a folder', () => pictureFilesOf(readConfig({ PICTURES_DIR: path.join(place.folder, 'pictures') }))],
  ['a bucket', () => pictureFilesOf(readConfig(bucket.settings))],
];

async function namesIn(files: PictureFiles): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, writtenAt } of files.list()) {
    expect(Math.abs(writtenAt - Date.now())).toBeLessThan(60_000);
    names.push(name);
  }
  return names.sort();
}

describe.each(PLACES)('pictures in %s', (_, open) => {
  it('are written, read, listed and removed [DSC-12: places]', async () => {
    const files = open();
    expect(await namesIn(files)).toEqual([]);
    const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${idOf(letter)}-480.avif`);
    for (const name of names) await files.write(name, BYTES);
    expect(await files.read(names[0] ?? '')).toEqual(BYTES);
    expect(await namesIn(files)).toEqual(names);
    await files.remove(names.slice(1));
    await files.remove(names.slice(1));
    expect(await namesIn(files)).toEqual(names.slice(0, 1));
    expect(await files.read(names[1] ?? '')).toBeNull();
  });

  it.each(['../app.db', '/etc/passwd', `${idOf('a')}-480.avif/../../x`, ''])(
    'never looks for %j [DSC-12: names]',
    async (name) => {
      const files = open();
      await expect(files.read(name)).rejects.toThrow();
      await expect(files.write(name, BYTES)).rejects.toThrow();
      await expect(files.remove([name])).rejects.toThrow();
    },
  );
});

it('with a wrong secret a bucket takes nothing, and it fails [DSC-12: bucket]', async () => {
  const files = pictureFilesOf(readConfig({ ...bucket.settings, PICTURES_SECRET: 'another-secret' }));
  await expect(files.write(`${idOf('a')}-480.avif`, BYTES)).rejects.toThrow();
  expect(bucket.objects.size).toBe(0);
  expect(bucket.refusedCount()).toBeGreaterThan(0);
});

it('lie beside the database unless told otherwise [DSC-12: places]', () => {
  const folderFor = (env: Record<string, string>) => readConfig(env).pictures;
  expect(folderFor({ DATABASE_URL: 'file:/srv/data/app.db' })).toEqual({ folder: '/srv/data/pictures' });
  expect(folderFor({ PICTURES_DIR: '/srv/pictures' })).toEqual({ folder: '/srv/pictures' });
  expect(folderFor({ DATABASE_URL: 'libsql://db.example' })).toEqual({
    folder: path.resolve('.data/pictures'),
  });
});

it('leaves in the folder what is none of its own', async () => {
  const folder = path.join(place.folder, 'pictures');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'notes.txt'), 'ours');
  const files = pictureFilesOf(readConfig({ PICTURES_DIR: folder }));
  await expect(files.remove(['notes.txt'])).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});
