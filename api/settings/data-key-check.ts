import { eq } from 'drizzle-orm';
import type { DataKey } from '#api/auth/data-key.ts';
import { setting } from '#db/schema/setting.ts';
import type { Db, Store } from '#db/store.ts';

const KEY_CHECK = 'dataKeyCheck';

/** Notes once which key a database was begun with, by a hash that tells nothing of it. `now` in epoch ms. */
export async function noteDataKey(store: Store, dataKey: DataKey, now: number): Promise<void> {
  if ((await readCheck(store.read)) !== null) return;
  const row = { key: KEY_CHECK, value: checkOf(dataKey), updatedAt: now };
  await store.write((tx) => tx.insert(setting).values(row).onConflictDoNothing());
}

/** Whether this is the key that the database was begun with; null where none was noted yet. */
export async function fitsDataKey(db: Db, dataKey: DataKey): Promise<boolean | null> {
  const noted = await readCheck(db);
  return noted === null ? null : noted === checkOf(dataKey);
}

async function readCheck(db: Db): Promise<unknown> {
  const row = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY_CHECK)).get();
  return row?.value ?? null;
}

function checkOf(dataKey: DataKey): string {
  return dataKey.hash('check', 'the key of this installation');
}
