import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '#db/open-store.ts';
import { fillAreas } from '../../scripts/import/fill-areas.ts';
import { seedCast } from './cast.ts';
import { TEST_CELLS } from './test-key.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the cast, for every world to copy. */
    templateDatabase: string;
  }
}

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Makes the template once for each run of the tests, in a folder of the run's own, where the workers put what they
 * write too; returns what removes it all again.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'tests-'));
  process.env.TMPDIR = folder;
  const file = join(folder, 'template.db');
  const store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
  await store.migrate();
  await fillAreas(store);
  await seedCast(store);
  await store.close();
  project.provide('templateDatabase', file);
  return () => rmSync(folder, { recursive: true, force: true });
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
