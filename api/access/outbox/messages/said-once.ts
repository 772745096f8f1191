import { saidOnce } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';

/**
 * Of these keys those of what was not said yet; from now on it was. In the write of what says it, so that whatever
 * process comes later, or again, leaves it out. One statement.
 */
export async function notSaidYet(tx: Db, keys: readonly string[], now: number): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .insert(saidOnce)
    .values(keys.map((key) => ({ key, saidAt: now })))
    .onConflictDoNothing()
    .returning({ key: saidOnce.key });
  return new Set(rows.map(({ key }) => key));
}
