import { asc, desc, isNotNull, isNull } from 'drizzle-orm';
import type { DataKey } from '#api/process/data-key.ts';
import { auditSeal } from '#db/schema/audit-entry.ts';
import type { Db } from '#db/store.ts';
import { blockText, SEAL_OVERDUE_MS } from '#domain/audit/audit-seal.ts';
import { entriesAfter, placeOf } from './seal-audit.ts';

export type SealCheck = {
  /** How many blocks and entries are as they were sealed. */
  blocks: number;
  entries: number;
  /** The first block that is not, with the latest instant of its entries as it was sealed (epoch ms). */
  broken: { block: number; lastAt: number } | null;
  /** Whether entries wait for a seal longer than they should. */
  isOverdue: boolean;
};

/** Reads the audit log through and holds it against its seals, block by block; ends at the first broken one. */
export async function checkSeals(db: Db, dataKey: DataKey, now: number): Promise<SealCheck> {
  const [removed] = await db
    .select({ seal: auditSeal.seal, lastEntryId: auditSeal.lastEntryId })
    .from(auditSeal)
    .where(isNotNull(auditSeal.removedAt))
    .orderBy(desc(auditSeal.block))
    .limit(1);
  const seals = await db
    .select()
    .from(auditSeal)
    .where(isNull(auditSeal.removedAt))
    .orderBy(asc(auditSeal.block));
  let place = await placeOf(db, removed?.lastEntryId);
  let before = removed?.seal ?? '';
  let entries = 0;
  for (const [index, { block, seal, lastAt, ...sealed }] of seals.entries()) {
    const found = await entriesAfter(db, place, sealed.entries);
    if (dataKey.hash('audit', blockText(before, found)) !== seal)
      return { blocks: index, entries, broken: { block, lastAt }, isOverdue: false };
    place = found.at(-1)?.rowid ?? place;
    before = seal;
    entries += found.length;
  }
  const [waiting] = await entriesAfter(db, place, 1);
  const isOverdue = waiting !== undefined && now - waiting.at > SEAL_OVERDUE_MS;
  return { blocks: seals.length, entries, broken: null, isOverdue };
}
