import { asc, desc, eq, gt, lte, or } from 'drizzle-orm';
import type { DataKey } from '#api/process/config/data-key.ts';
import { auditSeal } from '#db/schema/audit-entry.ts';
import { setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';
import { blockText, SEAL_OVERDUE_MS } from '#domain/audit/audit-seal.ts';
import { isRemoved } from './audit-seal-where.ts';
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
  const beyond = await lastUncheckable(db);
  let place = await placeOf(db, beyond?.lastEntryId);
  let before = beyond?.seal ?? '';
  let entries = 0;
  let blocks = 0;
  for await (const { block, seal, lastAt, ...sealed } of sealsAfter(db, beyond?.block ?? 0)) {
    const found = await entriesAfter(db, place, sealed.entries);
    // A block that was sealed before the key was changed is still held against the former one.
    if (!dataKey.hashes('audit', blockText(before, found)).includes(seal))
      return { blocks, entries, broken: { block, lastAt }, isOverdue: false };
    blocks += 1;
    place = found.at(-1)?.rowid ?? place;
    before = seal;
    entries += found.length;
  }
  const [waiting] = await entriesAfter(db, place, 1);
  const isOverdue = waiting !== undefined && now - waiting.at > SEAL_OVERDUE_MS;
  return { blocks, entries, broken: null, isOverdue };
}

const SEALS_AT_ONCE = 500;

/** The seals after a block in their order, a few in memory at a time. */
async function* sealsAfter(db: Db, block: number) {
  for (let last = block; ; ) {
    const seals = await db
      .select()
      .from(auditSeal)
      .where(gt(auditSeal.block, last))
      .orderBy(asc(auditSeal.block))
      .limit(SEALS_AT_ONCE);
    yield* seals;
    const end = seals.at(-1);
    if (end === undefined || seals.length < SEALS_AT_ONCE) return;
    last = end.block;
  }
}

const SEALED_BY_LOST_KEY = 'auditSealedByLostKey';

/** The newest block of which nothing can be said: its entries are gone, or the key that sealed it is. */
async function lastUncheckable(db: Db) {
  const [kept] = await db.select().from(setting).where(eq(setting.key, SEALED_BY_LOST_KEY));
  const [last] = await db
    .select({ block: auditSeal.block, seal: auditSeal.seal, lastEntryId: auditSeal.lastEntryId })
    .from(auditSeal)
    .where(or(isRemoved, lte(auditSeal.block, Number(kept?.value ?? 0))))
    .orderBy(desc(auditSeal.block))
    .limit(1);
  return last;
}

/** What is sealed so far cannot be checked any more: its key is lost. From here on the new one counts. `now` in epoch ms. */
export async function beginSealsAnew(tx: Db, now: number): Promise<void> {
  const [last] = await tx
    .select({ block: auditSeal.block })
    .from(auditSeal)
    .orderBy(desc(auditSeal.block))
    .limit(1);
  const row = { value: last?.block ?? 0, updatedAt: now };
  await tx
    .insert(setting)
    .values({ key: SEALED_BY_LOST_KEY, ...row })
    .onConflictDoUpdate({ target: setting.key, set: row });
}
