import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './store-backends.ts';

export type SmallDisk = {
  folder: string;
  /** Leaves not one byte free, until it is emptied. */
  fill(): void;
  empty(): void;
  remove(): void;
};

/** A disk of so many megabytes, in memory; null where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const { folder, remove } = temporaryFolder();
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  if (spawnSync('mount', options, { stdio: 'ignore', timeout: 10_000 }).status !== 0) {
    remove();
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fillUp(filler),
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      spawnSync('umount', [folder], { stdio: 'ignore', timeout: 10_000 });
      remove();
    },
  };
}

function fillUp(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (let piece = Buffer.alloc(65_536); ; ) {
      // The last bytes of a page may still be free when a whole one is not.
      const written = tryToWrite(handle, piece);
      if (written > 0) continue;
      if (piece.byteLength === 1) return;
      piece = Buffer.alloc(Math.floor(piece.byteLength / 2));
    }
  } finally {
    closeSync(handle);
  }
}

function tryToWrite(handle: number, piece: Buffer): number {
  try {
    return writeSync(handle, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 0;
    throw error;
  }
}
