import { eq } from 'drizzle-orm';
import type { DataKey } from '#api/process/config/data-key.ts';
import { setting } from '#db/schema/setting.ts';
import type { Db, Store } from '#db/store.ts';

/** Key of the proof in the settings table. */
export const PROOF = 'dataKeyProof';

/**
 * Whether this is the key with which the database was begun. One that has no proof yet takes this key's. With another
 * key nothing would look wrong at once: bans would be forgotten, and emails that wait could not be read.
 */
export async function isOwnDataKey(store: Store, dataKey: DataKey, now: number): Promise<boolean> {
  const known = (await readProof(store.read)) ?? (await store.write((tx) => begin(tx, dataKey, now)));
  return known === proofOf(dataKey);
}

/** Takes the key at hand for the database's own, since the former is lost. `now` in epoch ms. */
export async function adoptDataKey(store: Store, dataKey: DataKey, now: number): Promise<void> {
  await store.write((tx) => adoptProof(tx, dataKey, now));
}

/** Stores the proof of a data key within a write. */
export async function adoptProof(tx: Db, dataKey: DataKey, now: number): Promise<void> {
  const row = { value: proofOf(dataKey), updatedAt: now };
  await tx
    .insert(setting)
    .values({ key: PROOF, ...row })
    .onConflictDoUpdate({ target: setting.key, set: row });
}

async function begin(tx: Db, dataKey: DataKey, now: number): Promise<unknown> {
  await tx
    .insert(setting)
    .values({ key: PROOF, value: proofOf(dataKey), updatedAt: now })
    .onConflictDoNothing();
  // Another process may have been quicker.
  return readProof(tx);
}

async function readProof(db: Db): Promise<unknown> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, PROOF));
  return row?.value ?? null;
}

/** What tells the key apart and tells nothing of it. */
export function proofOf(dataKey: DataKey): string {
  return dataKey.hash('check', PROOF);
}

/** Compares the stored proof with a data key without changing anything; null if none is stored yet. */
export async function fitsDataKey(db: Db, dataKey: DataKey): Promise<boolean | null> {
  const known = await readProof(db);
  return known === null ? null : known === proofOf(dataKey);
}
