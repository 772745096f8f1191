import { asc, desc, gt, sql } from 'drizzle-orm';
import type { DataKey } from '#api/process/config/data-key.ts';
import { auditEntry, auditSeal } from '#db/schema/audit-entry.ts';
import type { Db, Store } from '#db/store.ts';
import { BLOCK_ENTRIES_MAX, blockText } from '#domain/audit/audit-seal.ts';

const rowid = sql<number>`${auditEntry}.rowid`;

/** What of an entry is sealed, with its place in the order in which they came. */
const SEALED_COLUMNS = {
  rowid,
  id: auditEntry.id,
  at: auditEntry.at,
  actorId: auditEntry.actorId,
  action: auditEntry.action,
  subjectType: auditEntry.subjectType,
  subjectId: auditEntry.subjectId,
  // As it lies there: an entry that says the same in other words was changed all the same.
  detail: sql<string>`${auditEntry}."detail"`,
};

/** The next entries after a place, in the order in which they came. */
export function entriesAfter(db: Db, place: number, limit: number) {
  return db.select(SEALED_COLUMNS).from(auditEntry).where(gt(rowid, place)).orderBy(asc(rowid)).limit(limit);
}

/** Position before every entry, even before one that someone inserts ahead of the first. */
export const BEGINNING = Number.MIN_SAFE_INTEGER;

/** The place of the last entry of a block; the beginning when it is not there. */
export async function placeOf(db: Db, entryId: string | undefined): Promise<number> {
  if (entryId === undefined) return BEGINNING;
  const [found] = await db.select({ rowid }).from(auditEntry).where(sql`${auditEntry.id} = ${entryId}`);
  return found?.rowid ?? BEGINNING;
}

/**
 * Seals the entries that are not sealed yet as the next block, at most `BLOCK_ENTRIES_MAX`; true when there may be more.
 * `now` in epoch ms.
 */
export async function sealAudit(store: Store, dataKey: DataKey, now: number): Promise<boolean> {
  // Nothing to do is the rule, and costs no write.
  if ((await unsealed(store.read, 1)).entries.length === 0) return false;
  return store.write(async (tx) => {
    const { entries, last } = await unsealed(tx, BLOCK_ENTRIES_MAX);
    const newest = entries.at(-1);
    if (!newest) return false;
    await tx.insert(auditSeal).values({
      block: (last?.block ?? 0) + 1,
      entries: entries.length,
      lastEntryId: newest.id,
      lastAt: Math.max(...entries.map(({ at }) => at)),
      seal: dataKey.hash('audit', blockText(last?.seal ?? '', entries)),
      sealedAt: now,
    });
    return entries.length === BLOCK_ENTRIES_MAX;
  });
}

async function unsealed(db: Db, limit: number) {
  const [last] = await db
    .select({ block: auditSeal.block, seal: auditSeal.seal, lastEntryId: auditSeal.lastEntryId })
    .from(auditSeal)
    .orderBy(desc(auditSeal.block))
    .limit(1);
  return { last, entries: await entriesAfter(db, await placeOf(db, last?.lastEntryId), limit) };
}
