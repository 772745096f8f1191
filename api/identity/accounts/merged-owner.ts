import { sql } from 'drizzle-orm';
import { type HeldKey, heldHash } from '#api/access/auth/held-hash.ts';
import type { Db } from '#db/store.ts';

/**
 * The account to which the address or user name of a dropped record leads, while the merge can be taken back; null
 * where it is no dropped one's. Merged again since, it leads to the last one. `now` in epoch ms.
 */
export async function readMergedOwnerId(db: Db, now: number, key: HeldKey): Promise<string | null> {
  const [heir] = await db.all<{ id: string }>(sql`WITH RECURSIVE heir("id") AS (
      SELECT merge."keptId" FROM merged_key AS held JOIN record_merge AS merge ON merge."id" = held."mergeId"
      WHERE held."hash" = ${heldHash(key)} AND merge."undoneAt" IS NULL AND merge."expiresAt" >= ${now}
      UNION SELECT later."keptId" FROM record_merge AS later JOIN heir ON later."droppedId" = heir."id"
      WHERE later."undoneAt" IS NULL)
    SELECT account."id" AS "id" FROM heir JOIN account ON account."id" = heir."id" LIMIT 1`);
  return heir?.id ?? null;
}
