import { eq, inArray } from 'drizzle-orm';
import { createDataKey, type DataKey } from '#api/process/config/data-key.ts';
import { setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';
import { PROOF, proofOf } from './data-key-proof.ts';

const RING = 'dataKeyRing';

/**
 * The keys beside the one of the database. `next`: the key that a change is leading to, sealed with the present one, and
 * its proof. `formers`: keys that were changed for another, sealed with the present one, since what was hashed with them
 * cannot be hashed anew.
 */
export type KeyRing = { next: { sealed: string; proof: string } | null; formers: string[] };

/**
 * Makes the keys of the ring known to the process, and follows a change of the key: who was started with the former one
 * goes on with the new one. A round of work for a loop.
 */
export function keyFollower(db: Db, dataKey: DataKey): () => Promise<false> {
  let seen = '';
  return async () => {
    const rows = await db
      .select({ key: setting.key, value: setting.value })
      .from(setting)
      .where(inArray(setting.key, [PROOF, RING]));
    const found = JSON.stringify(rows);
    if (found === seen) return false;
    const kept = (name: string) => rows.find(({ key }) => key === name)?.value;
    learnRing(ringOf(kept(RING)), dataKey);
    followProof(kept(PROOF), dataKey);
    seen = found;
    return false;
  };
}

function learnRing(ring: KeyRing, dataKey: DataKey): void {
  const next = ring.next && dataKey.open('key', ring.next.sealed);
  // Cells are sealed with it from now on, for the change would otherwise come to no end.
  if (next) dataKey.learn(next, 'cells');
  for (const former of openFormers(ring, dataKey)) dataKey.learn(former, 'nothing');
}

/** The change is over: whoever came along with the former key takes the new one for everything. */
function followProof(proof: unknown, dataKey: DataKey): void {
  if (typeof proof !== 'string' || proof === proofOf(dataKey)) return;
  const changed = dataKey.secrets().find((secret) => proofOf(createDataKey(secret)) === proof);
  if (changed !== undefined) dataKey.learn(changed, 'all');
}

/** What is written in the ring; empty where nothing is. */
export async function readRing(db: Db): Promise<KeyRing> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, RING));
  return ringOf(row?.value);
}

/** Writes the ring. `now` in epoch ms. */
export async function writeRing(tx: Db, ring: KeyRing, now: number): Promise<void> {
  const row = { value: ring, updatedAt: now };
  await tx
    .insert(setting)
    .values({ key: RING, ...row })
    .onConflictDoUpdate({ target: setting.key, set: row });
}

/** The former keys that can be opened, each 64 hexadecimal digits. */
export function openFormers(ring: KeyRing, dataKey: DataKey): string[] {
  return ring.formers.flatMap((sealed) => dataKey.open('key', sealed) ?? []);
}

function ringOf(value: unknown): KeyRing {
  const { next = null, formers = [] } = Object(value ?? {}) as Partial<KeyRing>;
  return { next, formers };
}
