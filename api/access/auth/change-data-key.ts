import { createDataKey, type DataKey } from '#api/process/config/data-key.ts';
import type { Store } from '#db/store.ts';
import { adoptProof, fitsDataKey, proofOf } from './data-key-proof.ts';
import { keyFollower, openFormers, readRing, writeRing } from './key-ring.ts';

/**
 * Begins the change to another key, or goes on with one that was broken off: every process that serves finds the key in
 * the database and opens with both. Throws while a change to yet another key is under way. `now` in epoch ms.
 */
export async function beginKeyChange(
  store: Store,
  dataKey: DataKey,
  secret: string,
  now: number,
): Promise<void> {
  const proof = proofOf(createDataKey(secret));
  await store.write(async (tx) => {
    const ring = await readRing(tx);
    if (ring.next?.proof === proof) return;
    if (ring.next !== null)
      throw new Error('A change to another key is under way: name the file of that key, and it goes on.');
    await writeRing(tx, { ...ring, next: { sealed: dataKey.seal('key', secret), proof } }, now);
  });
  await keyFollower(store.read, dataKey)();
}

/**
 * Makes the new key the one of the database, once nothing is sealed with the former one any more; that one is kept
 * sealed with the new one. `now` in epoch ms.
 */
export async function finishKeyChange(
  store: Store,
  dataKey: DataKey,
  secret: string,
  now: number,
): Promise<void> {
  const changed = createDataKey(secret);
  const former = dataKey.secrets()[0] ?? '';
  await store.write(async (tx) => {
    // Another one of these commands may have been quicker.
    if ((await fitsDataKey(tx, changed)) === true) return;
    const formers = [former, ...openFormers(await readRing(tx), dataKey)];
    const sealed = formers.map((one) => changed.seal('key', one));
    await writeRing(tx, { next: null, formers: sealed }, now);
    await adoptProof(tx, changed, now);
  });
}
