import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '#db/open-store.ts';
import { seedCast } from './cast.ts';
import { TEST_CELLS } from './test-key.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the cast, for every world to copy. */
    templateDatabase: string;
  }
}

/** Makes the template once for each run of the tests; returns what removes it again. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  const file = join(folder, 'template.db');
  const store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
  await store.migrate();
  await seedCast(store);
  await store.close();
  project.provide('templateDatabase', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
