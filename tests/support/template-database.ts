import { copyFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import { fillAreas } from '../../scripts/import/fill-areas.ts';
import { seedCast } from './cast.ts';
import { TEST_CELLS } from './test-key.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the cast, for every world to copy. */
    templateDatabase: string;
    /** A migrated database with nothing in it. */
    emptyDatabase: string;
  }
}

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Makes the templates once for each run of the tests, in a folder of the run's own, where the workers put what they
 * write too; returns what removes it all again.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'tests-'));
  process.env.TMPDIR = folder;
  const empty = join(folder, 'empty.db');
  const file = join(folder, 'template.db');
  await withStore(empty, (store) => store.migrate());
  copyFileSync(empty, file);
  await withStore(file, async (store) => {
    await fillAreas(store);
    await seedCast(store);
  });
  project.provide('emptyDatabase', empty);
  project.provide('templateDatabase', file);
  return () => rmSync(folder, { recursive: true, force: true });
}

async function withStore(file: string, work: (store: Store) => Promise<void>): Promise<void> {
  const store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
  await work(store);
  await store.close();
}

/** Whether files can lie in memory: a disk that others are busy with made a world take 40 ms in place of 10. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}
