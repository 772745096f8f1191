import { sql } from 'drizzle-orm';
import { saidOnce } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import type { OnceKey } from '#domain/messages/once-key.ts';

/**
 * Of these keys those of what was not said yet; from now on it was. In the write of what says it, so that whatever
 * process comes later, or again, leaves it out. One statement.
 */
export async function notSaidYet(tx: Db, keys: readonly OnceKey[], now: number): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  // One text for any number of keys, compiled once.
  const rows = await tx.all<{ key: string }>(sql`INSERT INTO ${saidOnce} (key, "saidAt")
    SELECT value, ${now} FROM json_each(${JSON.stringify(keys)}) WHERE true
    ON CONFLICT DO NOTHING RETURNING key`);
  return new Set(rows.map(({ key }) => key));
}
