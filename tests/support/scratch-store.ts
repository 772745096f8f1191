import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { constraintOf } from '#db/constraint-error.ts';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import type { Work } from './row-makers.ts';
import { temporaryFolder } from './store-backends.ts';
import { TEST_CELLS } from './test-key.ts';

/** A migrated embedded store in a folder of its own, gone after `end()`. */
export async function openScratchStore(): Promise<{ store: Store; folder: string; end(): Promise<void> }> {
  const { folder, remove } = temporaryFolder();
  copyFileSync(inject('emptyDatabase'), join(folder, 'app.db'));
  const store = openStore({ url: `file:${folder}/app.db`, cells: TEST_CELLS });
  return { store, folder, end: () => store.close().then(remove) };
}

/** The name of the constraint that the work breaks, or “accepted”. Nothing of it stays. */
export async function outcomeOf(store: Store, work: Work): Promise<string> {
  const undo = new Error('undo');
  const reason = await store
    .write(async (tx) => {
      await work(tx);
      throw undo;
    })
    .catch((error: unknown) => error);
  if (reason === undo) return 'accepted';
  const broken = constraintOf(reason);
  if (broken === null) throw reason;
  return broken.kind === 'foreign-key' ? 'foreign-key' : broken.name;
}
