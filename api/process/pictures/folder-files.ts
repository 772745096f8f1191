import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readPictureFile } from '#domain/pictures/picture.ts';
import type { PictureFiles } from './picture-files.ts';

/** Pictures in a folder of this machine, which is made when the first one comes. */
export function folderFiles(folder: string): PictureFiles {
  /** Path of a picture's file. Checks the name again, so that none leads out of the folder. */
  const placeOf = (name: string) => {
    if (readPictureFile(name) === null) throw new Error('No name of a picture');
    return path.join(folder, name);
  };
  return {
    async write(name, bytes) {
      const place = placeOf(name);
      await mkdir(folder, { recursive: true });
      // In one step, so that no one is ever sent a half.
      const partial = path.join(folder, `${randomUUID()}.partial`);
      try {
        const file = await open(partial, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, place);
      } finally {
        await rm(partial, { force: true });
      }
    },
    async read(name) {
      const place = placeOf(name);
      return ifThere(async () => new Uint8Array(await readFile(place)));
    },
    async remove(names) {
      for (const name of names) await rm(placeOrPartial(folder, name), { force: true });
    },
    async *list() {
      const entries = await ifThere(() => opendir(folder));
      for await (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const found = await ifThere(() => stat(path.join(folder, entry.name)));
        if (found) yield { name: entry.name, writtenAt: found.mtimeMs };
      }
    },
  };
}

/** What a process left that died while it wrote is removed, too. */
function placeOrPartial(folder: string, name: string): string {
  if (readPictureFile(name) === null && !/^[\w-]+\.partial$/.test(name))
    throw new Error('No name of a picture');
  return path.join(folder, name);
}

async function ifThere<T>(look: () => Promise<T>): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
