import { eq } from 'drizzle-orm';
import { setting } from '#db/schema/setting.ts';
import type { Db, Store } from '#db/store.ts';

const LAST_REMOVAL = 'lastRemovalAt';
const LAST_COMPACTION = 'compactedForRemovalAt';

/** Remembers that someone was removed, in the transaction of the removal. `now` in epoch ms. */
export async function noteRemoval(tx: Db, now: number): Promise<void> {
  await keep(tx, LAST_REMOVAL, now, now);
}

/** Compacts the database once for all who were removed since the last time; true when there was anybody. */
export async function sweepRemovals(store: Store, now: number): Promise<boolean> {
  const removedAt = await read(store.read, LAST_REMOVAL);
  if (removedAt === 0 || removedAt === (await read(store.read, LAST_COMPACTION))) return false;
  await store.compact();
  // The removal that was read, not the last one: another may have come meanwhile.
  await store.write((tx) => keep(tx, LAST_COMPACTION, removedAt, now));
  return true;
}

async function read(db: Db, key: string): Promise<number> {
  const row = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, key)).get();
  return typeof row?.value === 'number' ? row.value : 0;
}

async function keep(tx: Db, key: string, value: number, now: number): Promise<void> {
  await tx
    .insert(setting)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt: now } });
}
